def forward(self, primals_1: "f32[1, 1, 2, 2, 2][8, 8, 4, 2, 1]cpu"):
    arange: "f32[4][1]cpu" = torch.ops.aten.arange.default(4, dtype = torch.float32, device = device(type='cpu'), pin_memory = False)
    add: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(arange, 0.0)
    mul: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(add, 0.5);  add = None
    _to_copy: "i64[4][1]cpu" = torch.ops.aten._to_copy.default(mul, dtype = torch.int64);  mul = None
    unsqueeze: "i64[4, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(_to_copy, -1)
    unsqueeze_1: "i64[4, 1, 1][1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze, -1)
    _unsafe_index: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, unsqueeze_1, unsqueeze, _to_copy]);  unsqueeze_1 = unsqueeze = None
    arange_3: "i64[4][1]cpu" = torch.ops.aten.arange.default(4, device = device(type='cpu'), pin_memory = False)
    _to_copy_3: "f32[4][1]cpu" = torch.ops.aten._to_copy.default(arange_3, dtype = torch.float32);  arange_3 = None
    add_3: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(_to_copy_3, 0.5);  _to_copy_3 = None
    mul_3: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(add_3, 0.5);  add_3 = None
    sub: "f32[4][1]cpu" = torch.ops.aten.sub.Tensor(mul_3, 0.5);  mul_3 = None
    clamp: "f32[4][1]cpu" = torch.ops.aten.clamp.default(sub, 0.0);  sub = None
    view: "f32[4, 1, 1][1, 1, 1]cpu" = torch.ops.aten.view.default(clamp, [4, 1, 1])
    _to_copy_4: "i64[4, 1, 1][1, 1, 1]cpu" = torch.ops.aten._to_copy.default(view, dtype = torch.int64)
    add_4: "i64[4, 1, 1][1, 1, 1]cpu" = torch.ops.aten.add.Tensor(_to_copy_4, 1)
    clamp_1: "i64[4, 1, 1][1, 1, 1]cpu" = torch.ops.aten.clamp.default(add_4, None, 1);  add_4 = None
    view_1: "f32[4, 1][1, 1]cpu" = torch.ops.aten.view.default(clamp, [4, 1])
    _to_copy_6: "i64[4, 1][1, 1]cpu" = torch.ops.aten._to_copy.default(view_1, dtype = torch.int64)
    add_6: "i64[4, 1][1, 1]cpu" = torch.ops.aten.add.Tensor(_to_copy_6, 1)
    clamp_3: "i64[4, 1][1, 1]cpu" = torch.ops.aten.clamp.default(add_6, None, 1);  add_6 = None
    view_2: "f32[4][1]cpu" = torch.ops.aten.view.default(clamp, [4]);  clamp = None
    _to_copy_8: "i64[4][1]cpu" = torch.ops.aten._to_copy.default(view_2, dtype = torch.int64)
    add_8: "i64[4][1]cpu" = torch.ops.aten.add.Tensor(_to_copy_8, 1)
    clamp_5: "i64[4][1]cpu" = torch.ops.aten.clamp.default(add_8, None, 1);  add_8 = None
    _unsafe_index_1: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, _to_copy_4, _to_copy_6, _to_copy_8])
    _unsafe_index_2: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, _to_copy_4, _to_copy_6, clamp_5])
    _unsafe_index_3: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, _to_copy_4, clamp_3, _to_copy_8])
    _unsafe_index_4: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, _to_copy_4, clamp_3, clamp_5])
    _unsafe_index_5: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, clamp_1, _to_copy_6, _to_copy_8])
    _unsafe_index_6: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, clamp_1, _to_copy_6, clamp_5])
    _unsafe_index_7: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, clamp_1, clamp_3, _to_copy_8])
    _unsafe_index_8: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, clamp_1, clamp_3, clamp_5])
    sub_3: "f32[4][1]cpu" = torch.ops.aten.sub.Tensor(view_2, _to_copy_8);  view_2 = None
    clamp_6: "f32[4][1]cpu" = torch.ops.aten.clamp.default(sub_3, 0.0, 1.0);  sub_3 = None
    sub_4: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten.sub.Tensor(_unsafe_index_2, _unsafe_index_1);  _unsafe_index_2 = None
    mul_6: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(sub_4, clamp_6);  sub_4 = None
    add_9: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(_unsafe_index_1, mul_6);  _unsafe_index_1 = mul_6 = None
    sub_5: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten.sub.Tensor(_unsafe_index_4, _unsafe_index_3);  _unsafe_index_4 = None
    mul_7: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(sub_5, clamp_6);  sub_5 = None
    add_10: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(_unsafe_index_3, mul_7);  _unsafe_index_3 = mul_7 = None
    sub_6: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten.sub.Tensor(_unsafe_index_6, _unsafe_index_5);  _unsafe_index_6 = None
    mul_8: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(sub_6, clamp_6);  sub_6 = None
    add_11: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(_unsafe_index_5, mul_8);  _unsafe_index_5 = mul_8 = None
    sub_7: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten.sub.Tensor(_unsafe_index_8, _unsafe_index_7);  _unsafe_index_8 = None
    mul_9: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(sub_7, clamp_6);  sub_7 = None
    add_12: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(_unsafe_index_7, mul_9);  _unsafe_index_7 = mul_9 = None
    sub_8: "f32[4, 1][1, 1]cpu" = torch.ops.aten.sub.Tensor(view_1, _to_copy_6);  view_1 = None
    clamp_7: "f32[4, 1][1, 1]cpu" = torch.ops.aten.clamp.default(sub_8, 0.0, 1.0);  sub_8 = None
    sub_9: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten.sub.Tensor(add_10, add_9);  add_10 = None
    mul_10: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(sub_9, clamp_7);  sub_9 = None
    add_13: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_9, mul_10);  add_9 = mul_10 = None
    sub_10: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten.sub.Tensor(add_12, add_11);  add_12 = None
    mul_11: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(sub_10, clamp_7);  sub_10 = None
    add_14: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_11, mul_11);  add_11 = mul_11 = None
    sub_11: "f32[4, 1, 1][1, 1, 1]cpu" = torch.ops.aten.sub.Tensor(view, _to_copy_4);  view = None
    clamp_8: "f32[4, 1, 1][1, 1, 1]cpu" = torch.ops.aten.clamp.default(sub_11, 0.0, 1.0);  sub_11 = None
    sub_12: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten.sub.Tensor(add_14, add_13);  add_14 = None
    mul_12: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(sub_12, clamp_8);  sub_12 = None
    add_15: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_13, mul_12);  add_13 = mul_12 = None
    add_16: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(_unsafe_index, add_15);  _unsafe_index = add_15 = None
    add_17: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(arange, 0.5);  arange = None
    mul_13: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(add_17, 0.5);  add_17 = None
    _to_copy_9: "i64[4][1]cpu" = torch.ops.aten._to_copy.default(mul_13, dtype = torch.int64);  mul_13 = None
    unsqueeze_3: "i64[4, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(_to_copy_9, -1)
    unsqueeze_4: "i64[4, 1, 1][1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_3, -1)
    _unsafe_index_9: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, unsqueeze_4, unsqueeze_3, _to_copy_9]);  primals_1 = unsqueeze_4 = unsqueeze_3 = None
    add_20: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_16, _unsafe_index_9);  add_16 = _unsafe_index_9 = None
    return (add_20, _to_copy, _to_copy_4, clamp_1, _to_copy_6, clamp_3, _to_copy_8, clamp_5, clamp_6, clamp_7, clamp_8, _to_copy_9)
