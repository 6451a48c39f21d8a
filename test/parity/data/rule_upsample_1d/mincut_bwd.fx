def forward(self, _to_copy: "i64[6][1]cpu", _to_copy_2: "i64[6][1]cpu", clamp_1: "i64[6][1]cpu", clamp_2: "f32[6][1]cpu", add_3: "f32[1, 2, 6][12, 6, 1]cpu", _to_copy_4: "i64[6][1]cpu", clamp_4: "i64[6][1]cpu", clamp_5: "f32[6][1]cpu", add_5: "f32[1, 2, 6][12, 6, 1]cpu", _to_copy_5: "i64[6][1]cpu", tangents_1: "f32[1, 2, 6][12, 6, 1]cpu"):
    new_zeros: "f32[1, 2, 4][8, 4, 1]cpu" = torch.ops.aten.new_zeros.default(tangents_1, [1, 2, 4], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    _unsafe_index_put: "f32[1, 2, 4][8, 4, 1]cpu" = torch.ops.aten._unsafe_index_put.default(new_zeros, [None, None, _to_copy_5], tangents_1, True);  _to_copy_5 = None
    mul_7: "f32[1, 2, 6][12, 6, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, add_3);  add_3 = None
    mul_8: "f32[1, 2, 6][12, 6, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, add_5);  add_5 = None
    mul_9: "f32[1, 2, 6][12, 6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_7, clamp_5);  clamp_5 = None
    neg: "f32[1, 2, 6][12, 6, 1]cpu" = torch.ops.aten.neg.default(mul_9)
    add_9: "f32[1, 2, 6][12, 6, 1]cpu" = torch.ops.aten.add.Tensor(mul_7, neg);  mul_7 = neg = None
    new_zeros_1: "f32[1, 2, 4][8, 4, 1]cpu" = torch.ops.aten.new_zeros.default(mul_9, [1, 2, 4], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    _unsafe_index_put_1: "f32[1, 2, 4][8, 4, 1]cpu" = torch.ops.aten._unsafe_index_put.default(new_zeros_1, [None, None, clamp_4], mul_9, True);  new_zeros_1 = clamp_4 = mul_9 = None
    add_10: "f32[1, 2, 4][8, 4, 1]cpu" = torch.ops.aten.add.Tensor(_unsafe_index_put, _unsafe_index_put_1);  _unsafe_index_put = _unsafe_index_put_1 = None
    new_zeros_2: "f32[1, 2, 4][8, 4, 1]cpu" = torch.ops.aten.new_zeros.default(add_9, [1, 2, 4], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    _unsafe_index_put_2: "f32[1, 2, 4][8, 4, 1]cpu" = torch.ops.aten._unsafe_index_put.default(new_zeros_2, [None, None, _to_copy_4], add_9, True);  new_zeros_2 = _to_copy_4 = add_9 = None
    add_11: "f32[1, 2, 4][8, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_10, _unsafe_index_put_2);  add_10 = _unsafe_index_put_2 = None
    mul_10: "f32[1, 2, 6][12, 6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_8, clamp_2);  clamp_2 = None
    neg_1: "f32[1, 2, 6][12, 6, 1]cpu" = torch.ops.aten.neg.default(mul_10)
    add_12: "f32[1, 2, 6][12, 6, 1]cpu" = torch.ops.aten.add.Tensor(mul_8, neg_1);  mul_8 = neg_1 = None
    new_zeros_3: "f32[1, 2, 4][8, 4, 1]cpu" = torch.ops.aten.new_zeros.default(mul_10, [1, 2, 4], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    _unsafe_index_put_3: "f32[1, 2, 4][8, 4, 1]cpu" = torch.ops.aten._unsafe_index_put.default(new_zeros_3, [None, None, clamp_1], mul_10, True);  new_zeros_3 = clamp_1 = mul_10 = None
    add_13: "f32[1, 2, 4][8, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_11, _unsafe_index_put_3);  add_11 = _unsafe_index_put_3 = None
    new_zeros_4: "f32[1, 2, 4][8, 4, 1]cpu" = torch.ops.aten.new_zeros.default(add_12, [1, 2, 4], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    _unsafe_index_put_4: "f32[1, 2, 4][8, 4, 1]cpu" = torch.ops.aten._unsafe_index_put.default(new_zeros_4, [None, None, _to_copy_2], add_12, True);  new_zeros_4 = _to_copy_2 = add_12 = None
    add_14: "f32[1, 2, 4][8, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_13, _unsafe_index_put_4);  add_13 = _unsafe_index_put_4 = None
    _unsafe_index_put_5: "f32[1, 2, 4][8, 4, 1]cpu" = torch.ops.aten._unsafe_index_put.default(new_zeros, [None, None, _to_copy], tangents_1, True);  new_zeros = _to_copy = tangents_1 = None
    add_15: "f32[1, 2, 4][8, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_14, _unsafe_index_put_5);  add_14 = _unsafe_index_put_5 = None
    return (add_15,)
