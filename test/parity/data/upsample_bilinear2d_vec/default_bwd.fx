def forward(self, _to_copy_1: "i64[4, 1][1, 1]cpu", clamp_1: "i64[4, 1][1, 1]cpu", _to_copy_3: "i64[4][1]cpu", clamp_3: "i64[4][1]cpu", clamp_4: "f32[4][1]cpu", clamp_5: "f32[4, 1][1, 1]cpu", tangents_1: "f32[1, 2, 4, 4][32, 16, 4, 1]cpu"):
    mul_5: "f32[1, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, clamp_5);  clamp_5 = None
    neg: "f32[1, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.neg.default(mul_5)
    add_7: "f32[1, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(tangents_1, neg);  tangents_1 = neg = None
    mul_6: "f32[1, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_5, clamp_4)
    neg_1: "f32[1, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.neg.default(mul_6)
    add_8: "f32[1, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(mul_5, neg_1);  mul_5 = neg_1 = None
    mul_7: "f32[1, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(add_7, clamp_4);  clamp_4 = None
    neg_2: "f32[1, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.neg.default(mul_7)
    add_9: "f32[1, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_7, neg_2);  add_7 = neg_2 = None
    new_zeros: "f32[1, 2, 2, 2][8, 4, 2, 1]cpu" = torch.ops.aten.new_zeros.default(mul_6, [1, 2, 2, 2], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    _unsafe_index_put: "f32[1, 2, 2, 2][8, 4, 2, 1]cpu" = torch.ops.aten._unsafe_index_put.default(new_zeros, [None, None, clamp_1, clamp_3], mul_6, True);  new_zeros = mul_6 = None
    new_zeros_1: "f32[1, 2, 2, 2][8, 4, 2, 1]cpu" = torch.ops.aten.new_zeros.default(add_8, [1, 2, 2, 2], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    _unsafe_index_put_1: "f32[1, 2, 2, 2][8, 4, 2, 1]cpu" = torch.ops.aten._unsafe_index_put.default(new_zeros_1, [None, None, clamp_1, _to_copy_3], add_8, True);  new_zeros_1 = clamp_1 = add_8 = None
    add_10: "f32[1, 2, 2, 2][8, 4, 2, 1]cpu" = torch.ops.aten.add.Tensor(_unsafe_index_put, _unsafe_index_put_1);  _unsafe_index_put = _unsafe_index_put_1 = None
    new_zeros_2: "f32[1, 2, 2, 2][8, 4, 2, 1]cpu" = torch.ops.aten.new_zeros.default(mul_7, [1, 2, 2, 2], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    _unsafe_index_put_2: "f32[1, 2, 2, 2][8, 4, 2, 1]cpu" = torch.ops.aten._unsafe_index_put.default(new_zeros_2, [None, None, _to_copy_1, clamp_3], mul_7, True);  new_zeros_2 = clamp_3 = mul_7 = None
    add_11: "f32[1, 2, 2, 2][8, 4, 2, 1]cpu" = torch.ops.aten.add.Tensor(add_10, _unsafe_index_put_2);  add_10 = _unsafe_index_put_2 = None
    new_zeros_3: "f32[1, 2, 2, 2][8, 4, 2, 1]cpu" = torch.ops.aten.new_zeros.default(add_9, [1, 2, 2, 2], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    _unsafe_index_put_3: "f32[1, 2, 2, 2][8, 4, 2, 1]cpu" = torch.ops.aten._unsafe_index_put.default(new_zeros_3, [None, None, _to_copy_1, _to_copy_3], add_9, True);  new_zeros_3 = _to_copy_1 = _to_copy_3 = add_9 = None
    add_12: "f32[1, 2, 2, 2][8, 4, 2, 1]cpu" = torch.ops.aten.add.Tensor(add_11, _unsafe_index_put_3);  add_11 = _unsafe_index_put_3 = None
    return (add_12,)
