def forward(self, primals_1: "f32[1, 2, 2, 2][8, 4, 2, 1]cpu"):
    arange: "i64[3][1]cpu" = torch.ops.aten.arange.default(3, device = device(type='cpu'), pin_memory = False)
    _to_copy: "f32[3][1]cpu" = torch.ops.aten._to_copy.default(arange, dtype = torch.float32);  arange = None
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(_to_copy, 0.5);  _to_copy = None
    clamp: "f32[3][1]cpu" = torch.ops.aten.clamp.default(mul, 0.0);  mul = None
    view: "f32[3, 1][1, 1]cpu" = torch.ops.aten.view.default(clamp, [3, 1]);  clamp = None
    _to_copy_1: "i64[3, 1][1, 1]cpu" = torch.ops.aten._to_copy.default(view, dtype = torch.int64)
    add: "i64[3, 1][1, 1]cpu" = torch.ops.aten.add.Tensor(_to_copy_1, 1)
    clamp_1: "i64[3, 1][1, 1]cpu" = torch.ops.aten.clamp.default(add, None, 1);  add = None
    arange_1: "i64[5][1]cpu" = torch.ops.aten.arange.default(5, device = device(type='cpu'), pin_memory = False)
    _to_copy_2: "f32[5][1]cpu" = torch.ops.aten._to_copy.default(arange_1, dtype = torch.float32);  arange_1 = None
    mul_1: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(_to_copy_2, 0.25);  _to_copy_2 = None
    clamp_2: "f32[5][1]cpu" = torch.ops.aten.clamp.default(mul_1, 0.0);  mul_1 = None
    view_1: "f32[5][1]cpu" = torch.ops.aten.view.default(clamp_2, [5]);  clamp_2 = None
    _to_copy_3: "i64[5][1]cpu" = torch.ops.aten._to_copy.default(view_1, dtype = torch.int64)
    add_1: "i64[5][1]cpu" = torch.ops.aten.add.Tensor(_to_copy_3, 1)
    clamp_3: "i64[5][1]cpu" = torch.ops.aten.clamp.default(add_1, None, 1);  add_1 = None
    _unsafe_index: "f32[1, 2, 3, 5][30, 15, 5, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, _to_copy_1, _to_copy_3])
    _unsafe_index_1: "f32[1, 2, 3, 5][30, 15, 5, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, _to_copy_1, clamp_3])
    _unsafe_index_2: "f32[1, 2, 3, 5][30, 15, 5, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, clamp_1, _to_copy_3])
    _unsafe_index_3: "f32[1, 2, 3, 5][30, 15, 5, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, clamp_1, clamp_3]);  primals_1 = None
    sub: "f32[5][1]cpu" = torch.ops.aten.sub.Tensor(view_1, _to_copy_3);  view_1 = None
    clamp_4: "f32[5][1]cpu" = torch.ops.aten.clamp.default(sub, 0.0, 1.0);  sub = None
    sub_1: "f32[1, 2, 3, 5][30, 15, 5, 1]cpu" = torch.ops.aten.sub.Tensor(_unsafe_index_1, _unsafe_index);  _unsafe_index_1 = None
    mul_2: "f32[1, 2, 3, 5][30, 15, 5, 1]cpu" = torch.ops.aten.mul.Tensor(sub_1, clamp_4);  sub_1 = None
    add_2: "f32[1, 2, 3, 5][30, 15, 5, 1]cpu" = torch.ops.aten.add.Tensor(_unsafe_index, mul_2);  _unsafe_index = mul_2 = None
    sub_2: "f32[1, 2, 3, 5][30, 15, 5, 1]cpu" = torch.ops.aten.sub.Tensor(_unsafe_index_3, _unsafe_index_2);  _unsafe_index_3 = None
    mul_3: "f32[1, 2, 3, 5][30, 15, 5, 1]cpu" = torch.ops.aten.mul.Tensor(sub_2, clamp_4);  sub_2 = None
    add_3: "f32[1, 2, 3, 5][30, 15, 5, 1]cpu" = torch.ops.aten.add.Tensor(_unsafe_index_2, mul_3);  _unsafe_index_2 = mul_3 = None
    sub_3: "f32[3, 1][1, 1]cpu" = torch.ops.aten.sub.Tensor(view, _to_copy_1);  view = None
    clamp_5: "f32[3, 1][1, 1]cpu" = torch.ops.aten.clamp.default(sub_3, 0.0, 1.0);  sub_3 = None
    sub_4: "f32[1, 2, 3, 5][30, 15, 5, 1]cpu" = torch.ops.aten.sub.Tensor(add_3, add_2);  add_3 = None
    mul_4: "f32[1, 2, 3, 5][30, 15, 5, 1]cpu" = torch.ops.aten.mul.Tensor(sub_4, clamp_5);  sub_4 = None
    add_4: "f32[1, 2, 3, 5][30, 15, 5, 1]cpu" = torch.ops.aten.add.Tensor(add_2, mul_4);  add_2 = mul_4 = None
    return (add_4, _to_copy_1, clamp_1, _to_copy_3, clamp_3, clamp_4, clamp_5)
