def forward(self, _to_copy_1: "i64[6, 1][1, 1]cpu", clamp_1: "i64[6, 1][1, 1]cpu", _to_copy_3: "i64[6][1]cpu", clamp_3: "i64[6][1]cpu", clamp_4: "f32[6][1]cpu", clamp_5: "f32[6, 1][1, 1]cpu", _to_copy_6: "i64[6, 1][1, 1]cpu", clamp_7: "i64[6, 1][1, 1]cpu", _to_copy_8: "i64[6][1]cpu", clamp_9: "i64[6][1]cpu", clamp_10: "f32[6][1]cpu", clamp_11: "f32[6, 1][1, 1]cpu", tangents_1: "f32[1, 2, 6, 6][72, 36, 6, 1]cpu"):
    _to_copy_10: "bf16[1, 2, 6, 6][72, 36, 6, 1]cpu" = torch.ops.aten._to_copy.default(tangents_1, dtype = torch.bfloat16)
    _to_copy_11: "f32[1, 2, 6, 6][72, 36, 6, 1]cpu" = torch.ops.aten._to_copy.default(_to_copy_10, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'));  _to_copy_10 = None
    mul_10: "f32[1, 2, 6, 6][72, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(_to_copy_11, clamp_11);  clamp_11 = None
    neg: "f32[1, 2, 6, 6][72, 36, 6, 1]cpu" = torch.ops.aten.neg.default(mul_10)
    add_13: "f32[1, 2, 6, 6][72, 36, 6, 1]cpu" = torch.ops.aten.add.Tensor(_to_copy_11, neg);  _to_copy_11 = neg = None
    mul_11: "f32[1, 2, 6, 6][72, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_10, clamp_10)
    neg_1: "f32[1, 2, 6, 6][72, 36, 6, 1]cpu" = torch.ops.aten.neg.default(mul_11)
    add_14: "f32[1, 2, 6, 6][72, 36, 6, 1]cpu" = torch.ops.aten.add.Tensor(mul_10, neg_1);  mul_10 = neg_1 = None
    mul_12: "f32[1, 2, 6, 6][72, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(add_13, clamp_10);  clamp_10 = None
    neg_2: "f32[1, 2, 6, 6][72, 36, 6, 1]cpu" = torch.ops.aten.neg.default(mul_12)
    add_15: "f32[1, 2, 6, 6][72, 36, 6, 1]cpu" = torch.ops.aten.add.Tensor(add_13, neg_2);  add_13 = neg_2 = None
    new_zeros: "f32[1, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.new_zeros.default(mul_11, [1, 2, 3, 3], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    _unsafe_index_put: "f32[1, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten._unsafe_index_put.default(new_zeros, [None, None, clamp_7, clamp_9], mul_11, True);  new_zeros = mul_11 = None
    new_zeros_1: "f32[1, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.new_zeros.default(add_14, [1, 2, 3, 3], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    _unsafe_index_put_1: "f32[1, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten._unsafe_index_put.default(new_zeros_1, [None, None, clamp_7, _to_copy_8], add_14, True);  new_zeros_1 = clamp_7 = add_14 = None
    add_16: "f32[1, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(_unsafe_index_put, _unsafe_index_put_1);  _unsafe_index_put = _unsafe_index_put_1 = None
    new_zeros_2: "f32[1, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.new_zeros.default(mul_12, [1, 2, 3, 3], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    _unsafe_index_put_2: "f32[1, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten._unsafe_index_put.default(new_zeros_2, [None, None, _to_copy_6, clamp_9], mul_12, True);  new_zeros_2 = clamp_9 = mul_12 = None
    add_17: "f32[1, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_16, _unsafe_index_put_2);  add_16 = _unsafe_index_put_2 = None
    new_zeros_3: "f32[1, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.new_zeros.default(add_15, [1, 2, 3, 3], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    _unsafe_index_put_3: "f32[1, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten._unsafe_index_put.default(new_zeros_3, [None, None, _to_copy_6, _to_copy_8], add_15, True);  new_zeros_3 = _to_copy_6 = _to_copy_8 = add_15 = None
    add_18: "f32[1, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_17, _unsafe_index_put_3);  add_17 = _unsafe_index_put_3 = None
    _to_copy_12: "bf16[1, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten._to_copy.default(add_18, dtype = torch.bfloat16, layout = torch.strided, device = device(type='cpu'));  add_18 = None
    mul_13: "f32[1, 2, 6, 6][72, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, clamp_5);  clamp_5 = None
    neg_3: "f32[1, 2, 6, 6][72, 36, 6, 1]cpu" = torch.ops.aten.neg.default(mul_13)
    add_19: "f32[1, 2, 6, 6][72, 36, 6, 1]cpu" = torch.ops.aten.add.Tensor(tangents_1, neg_3);  tangents_1 = neg_3 = None
    mul_14: "f32[1, 2, 6, 6][72, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_13, clamp_4)
    neg_4: "f32[1, 2, 6, 6][72, 36, 6, 1]cpu" = torch.ops.aten.neg.default(mul_14)
    add_20: "f32[1, 2, 6, 6][72, 36, 6, 1]cpu" = torch.ops.aten.add.Tensor(mul_13, neg_4);  mul_13 = neg_4 = None
    mul_15: "f32[1, 2, 6, 6][72, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(add_19, clamp_4);  clamp_4 = None
    neg_5: "f32[1, 2, 6, 6][72, 36, 6, 1]cpu" = torch.ops.aten.neg.default(mul_15)
    add_21: "f32[1, 2, 6, 6][72, 36, 6, 1]cpu" = torch.ops.aten.add.Tensor(add_19, neg_5);  add_19 = neg_5 = None
    new_zeros_4: "f32[1, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.new_zeros.default(mul_14, [1, 2, 3, 3], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    _unsafe_index_put_4: "f32[1, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten._unsafe_index_put.default(new_zeros_4, [None, None, clamp_1, clamp_3], mul_14, True);  new_zeros_4 = mul_14 = None
    new_zeros_5: "f32[1, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.new_zeros.default(add_20, [1, 2, 3, 3], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    _unsafe_index_put_5: "f32[1, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten._unsafe_index_put.default(new_zeros_5, [None, None, clamp_1, _to_copy_3], add_20, True);  new_zeros_5 = clamp_1 = add_20 = None
    add_22: "f32[1, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(_unsafe_index_put_4, _unsafe_index_put_5);  _unsafe_index_put_4 = _unsafe_index_put_5 = None
    new_zeros_6: "f32[1, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.new_zeros.default(mul_15, [1, 2, 3, 3], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    _unsafe_index_put_6: "f32[1, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten._unsafe_index_put.default(new_zeros_6, [None, None, _to_copy_1, clamp_3], mul_15, True);  new_zeros_6 = clamp_3 = mul_15 = None
    add_23: "f32[1, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_22, _unsafe_index_put_6);  add_22 = _unsafe_index_put_6 = None
    new_zeros_7: "f32[1, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.new_zeros.default(add_21, [1, 2, 3, 3], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    _unsafe_index_put_7: "f32[1, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten._unsafe_index_put.default(new_zeros_7, [None, None, _to_copy_1, _to_copy_3], add_21, True);  new_zeros_7 = _to_copy_1 = _to_copy_3 = add_21 = None
    add_24: "f32[1, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_23, _unsafe_index_put_7);  add_23 = _unsafe_index_put_7 = None
    return (add_24, _to_copy_12)
