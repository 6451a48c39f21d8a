def forward(self, primals_1: "f32[1, 2, 4][8, 4, 1]cpu"):
    arange: "f32[6][1]cpu" = torch.ops.aten.arange.default(6, dtype = torch.float32, device = device(type='cpu'), pin_memory = False)
    add: "f32[6][1]cpu" = torch.ops.aten.add.Tensor(arange, 0.0)
    mul: "f32[6][1]cpu" = torch.ops.aten.mul.Tensor(add, 0.6666666666666666);  add = None
    _to_copy: "i64[6][1]cpu" = torch.ops.aten._to_copy.default(mul, dtype = torch.int64);  mul = None
    _unsafe_index: "f32[1, 2, 6][12, 6, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, _to_copy])
    arange_1: "i64[6][1]cpu" = torch.ops.aten.arange.default(6, device = device(type='cpu'), pin_memory = False)
    _to_copy_1: "f32[6][1]cpu" = torch.ops.aten._to_copy.default(arange_1, dtype = torch.float32);  arange_1 = None
    add_1: "f32[6][1]cpu" = torch.ops.aten.add.Tensor(_to_copy_1, 0.5)
    mul_1: "f32[6][1]cpu" = torch.ops.aten.mul.Tensor(add_1, 0.6666666666666666);  add_1 = None
    sub: "f32[6][1]cpu" = torch.ops.aten.sub.Tensor(mul_1, 0.5);  mul_1 = None
    clamp: "f32[6][1]cpu" = torch.ops.aten.clamp.default(sub, 0.0);  sub = None
    view: "f32[6][1]cpu" = torch.ops.aten.view.default(clamp, [6]);  clamp = None
    _to_copy_2: "i64[6][1]cpu" = torch.ops.aten._to_copy.default(view, dtype = torch.int64)
    add_2: "i64[6][1]cpu" = torch.ops.aten.add.Tensor(_to_copy_2, 1)
    clamp_1: "i64[6][1]cpu" = torch.ops.aten.clamp.default(add_2, None, 3);  add_2 = None
    _unsafe_index_1: "f32[1, 2, 6][12, 6, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, _to_copy_2])
    _unsafe_index_2: "f32[1, 2, 6][12, 6, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, clamp_1])
    sub_1: "f32[6][1]cpu" = torch.ops.aten.sub.Tensor(view, _to_copy_2);  view = None
    clamp_2: "f32[6][1]cpu" = torch.ops.aten.clamp.default(sub_1, 0.0, 1.0);  sub_1 = None
    sub_2: "f32[1, 2, 6][12, 6, 1]cpu" = torch.ops.aten.sub.Tensor(_unsafe_index_2, _unsafe_index_1);  _unsafe_index_2 = None
    mul_2: "f32[1, 2, 6][12, 6, 1]cpu" = torch.ops.aten.mul.Tensor(sub_2, clamp_2);  sub_2 = None
    add_3: "f32[1, 2, 6][12, 6, 1]cpu" = torch.ops.aten.add.Tensor(_unsafe_index_1, mul_2);  _unsafe_index_1 = mul_2 = None
    mul_3: "f32[6][1]cpu" = torch.ops.aten.mul.Tensor(_to_copy_1, 0.6);  _to_copy_1 = None
    clamp_3: "f32[6][1]cpu" = torch.ops.aten.clamp.default(mul_3, 0.0);  mul_3 = None
    view_1: "f32[6][1]cpu" = torch.ops.aten.view.default(clamp_3, [6]);  clamp_3 = None
    _to_copy_4: "i64[6][1]cpu" = torch.ops.aten._to_copy.default(view_1, dtype = torch.int64)
    add_4: "i64[6][1]cpu" = torch.ops.aten.add.Tensor(_to_copy_4, 1)
    clamp_4: "i64[6][1]cpu" = torch.ops.aten.clamp.default(add_4, None, 3);  add_4 = None
    _unsafe_index_3: "f32[1, 2, 6][12, 6, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, _to_copy_4])
    _unsafe_index_4: "f32[1, 2, 6][12, 6, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, clamp_4])
    sub_3: "f32[6][1]cpu" = torch.ops.aten.sub.Tensor(view_1, _to_copy_4);  view_1 = None
    clamp_5: "f32[6][1]cpu" = torch.ops.aten.clamp.default(sub_3, 0.0, 1.0);  sub_3 = None
    sub_4: "f32[1, 2, 6][12, 6, 1]cpu" = torch.ops.aten.sub.Tensor(_unsafe_index_4, _unsafe_index_3);  _unsafe_index_4 = None
    mul_4: "f32[1, 2, 6][12, 6, 1]cpu" = torch.ops.aten.mul.Tensor(sub_4, clamp_5);  sub_4 = None
    add_5: "f32[1, 2, 6][12, 6, 1]cpu" = torch.ops.aten.add.Tensor(_unsafe_index_3, mul_4);  _unsafe_index_3 = mul_4 = None
    mul_5: "f32[1, 2, 6][12, 6, 1]cpu" = torch.ops.aten.mul.Tensor(add_3, add_5)
    add_6: "f32[1, 2, 6][12, 6, 1]cpu" = torch.ops.aten.add.Tensor(_unsafe_index, mul_5);  _unsafe_index = mul_5 = None
    add_7: "f32[6][1]cpu" = torch.ops.aten.add.Tensor(arange, 0.5);  arange = None
    mul_6: "f32[6][1]cpu" = torch.ops.aten.mul.Tensor(add_7, 0.6666666666666666);  add_7 = None
    _to_copy_5: "i64[6][1]cpu" = torch.ops.aten._to_copy.default(mul_6, dtype = torch.int64);  mul_6 = None
    _unsafe_index_5: "f32[1, 2, 6][12, 6, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, _to_copy_5]);  primals_1 = None
    add_8: "f32[1, 2, 6][12, 6, 1]cpu" = torch.ops.aten.add.Tensor(add_6, _unsafe_index_5);  add_6 = _unsafe_index_5 = None
    return (add_8, _to_copy, _to_copy_2, clamp_1, clamp_2, add_3, _to_copy_4, clamp_4, clamp_5, add_5, _to_copy_5)
