def forward(self, unsqueeze_1: "i64[4, 1, 1][1, 1, 1]cpu", unsqueeze_2: "i64[4, 1][1, 1]cpu", _to_copy_2: "i64[4][1]cpu", _to_copy_4: "i64[4, 1, 1][1, 1, 1]cpu", clamp_1: "i64[4, 1, 1][1, 1, 1]cpu", _to_copy_6: "i64[4, 1][1, 1]cpu", clamp_3: "i64[4, 1][1, 1]cpu", _to_copy_8: "i64[4][1]cpu", clamp_5: "i64[4][1]cpu", clamp_6: "f32[4][1]cpu", clamp_7: "f32[4, 1][1, 1]cpu", clamp_8: "f32[4, 1, 1][1, 1, 1]cpu", unsqueeze_4: "i64[4, 1, 1][1, 1, 1]cpu", unsqueeze_5: "i64[4, 1][1, 1]cpu", _to_copy_11: "i64[4][1]cpu", tangents_1: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu"):
    new_zeros: "f32[1, 1, 2, 2, 2][8, 8, 4, 2, 1]cpu" = torch.ops.aten.new_zeros.default(tangents_1, [1, 1, 2, 2, 2], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    _unsafe_index_put: "f32[1, 1, 2, 2, 2][8, 8, 4, 2, 1]cpu" = torch.ops.aten._unsafe_index_put.default(new_zeros, [None, None, unsqueeze_4, unsqueeze_5, _to_copy_11], tangents_1, True);  new_zeros = unsqueeze_4 = unsqueeze_5 = _to_copy_11 = None
    mul_16: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, clamp_8);  clamp_8 = None
    neg: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten.neg.default(mul_16)
    add_21: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(tangents_1, neg);  neg = None
    mul_17: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_16, clamp_7)
    neg_1: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten.neg.default(mul_17)
    add_22: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(mul_16, neg_1);  mul_16 = neg_1 = None
    mul_18: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(add_21, clamp_7);  clamp_7 = None
    neg_2: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten.neg.default(mul_18)
    add_23: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_21, neg_2);  add_21 = neg_2 = None
    mul_19: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_17, clamp_6)
    neg_3: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten.neg.default(mul_19)
    add_24: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(mul_17, neg_3);  mul_17 = neg_3 = None
    mul_20: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(add_22, clamp_6)
    neg_4: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten.neg.default(mul_20)
    add_25: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_22, neg_4);  add_22 = neg_4 = None
    mul_21: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_18, clamp_6)
    neg_5: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten.neg.default(mul_21)
    add_26: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(mul_18, neg_5);  mul_18 = neg_5 = None
    mul_22: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(add_23, clamp_6);  clamp_6 = None
    neg_6: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten.neg.default(mul_22)
    add_27: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_23, neg_6);  add_23 = neg_6 = None
    new_zeros_1: "f32[1, 1, 2, 2, 2][8, 8, 4, 2, 1]cpu" = torch.ops.aten.new_zeros.default(mul_19, [1, 1, 2, 2, 2], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    _unsafe_index_put_1: "f32[1, 1, 2, 2, 2][8, 8, 4, 2, 1]cpu" = torch.ops.aten._unsafe_index_put.default(new_zeros_1, [None, None, clamp_1, clamp_3, clamp_5], mul_19, True);  new_zeros_1 = mul_19 = None
    add_28: "f32[1, 1, 2, 2, 2][8, 8, 4, 2, 1]cpu" = torch.ops.aten.add.Tensor(_unsafe_index_put, _unsafe_index_put_1);  _unsafe_index_put = _unsafe_index_put_1 = None
    new_zeros_2: "f32[1, 1, 2, 2, 2][8, 8, 4, 2, 1]cpu" = torch.ops.aten.new_zeros.default(add_24, [1, 1, 2, 2, 2], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    _unsafe_index_put_2: "f32[1, 1, 2, 2, 2][8, 8, 4, 2, 1]cpu" = torch.ops.aten._unsafe_index_put.default(new_zeros_2, [None, None, clamp_1, clamp_3, _to_copy_8], add_24, True);  new_zeros_2 = add_24 = None
    add_29: "f32[1, 1, 2, 2, 2][8, 8, 4, 2, 1]cpu" = torch.ops.aten.add.Tensor(add_28, _unsafe_index_put_2);  add_28 = _unsafe_index_put_2 = None
    new_zeros_3: "f32[1, 1, 2, 2, 2][8, 8, 4, 2, 1]cpu" = torch.ops.aten.new_zeros.default(mul_20, [1, 1, 2, 2, 2], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    _unsafe_index_put_3: "f32[1, 1, 2, 2, 2][8, 8, 4, 2, 1]cpu" = torch.ops.aten._unsafe_index_put.default(new_zeros_3, [None, None, clamp_1, _to_copy_6, clamp_5], mul_20, True);  new_zeros_3 = mul_20 = None
    add_30: "f32[1, 1, 2, 2, 2][8, 8, 4, 2, 1]cpu" = torch.ops.aten.add.Tensor(add_29, _unsafe_index_put_3);  add_29 = _unsafe_index_put_3 = None
    new_zeros_4: "f32[1, 1, 2, 2, 2][8, 8, 4, 2, 1]cpu" = torch.ops.aten.new_zeros.default(add_25, [1, 1, 2, 2, 2], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    _unsafe_index_put_4: "f32[1, 1, 2, 2, 2][8, 8, 4, 2, 1]cpu" = torch.ops.aten._unsafe_index_put.default(new_zeros_4, [None, None, clamp_1, _to_copy_6, _to_copy_8], add_25, True);  new_zeros_4 = clamp_1 = add_25 = None
    add_31: "f32[1, 1, 2, 2, 2][8, 8, 4, 2, 1]cpu" = torch.ops.aten.add.Tensor(add_30, _unsafe_index_put_4);  add_30 = _unsafe_index_put_4 = None
    new_zeros_5: "f32[1, 1, 2, 2, 2][8, 8, 4, 2, 1]cpu" = torch.ops.aten.new_zeros.default(mul_21, [1, 1, 2, 2, 2], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    _unsafe_index_put_5: "f32[1, 1, 2, 2, 2][8, 8, 4, 2, 1]cpu" = torch.ops.aten._unsafe_index_put.default(new_zeros_5, [None, None, _to_copy_4, clamp_3, clamp_5], mul_21, True);  new_zeros_5 = mul_21 = None
    add_32: "f32[1, 1, 2, 2, 2][8, 8, 4, 2, 1]cpu" = torch.ops.aten.add.Tensor(add_31, _unsafe_index_put_5);  add_31 = _unsafe_index_put_5 = None
    new_zeros_6: "f32[1, 1, 2, 2, 2][8, 8, 4, 2, 1]cpu" = torch.ops.aten.new_zeros.default(add_26, [1, 1, 2, 2, 2], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    _unsafe_index_put_6: "f32[1, 1, 2, 2, 2][8, 8, 4, 2, 1]cpu" = torch.ops.aten._unsafe_index_put.default(new_zeros_6, [None, None, _to_copy_4, clamp_3, _to_copy_8], add_26, True);  new_zeros_6 = clamp_3 = add_26 = None
    add_33: "f32[1, 1, 2, 2, 2][8, 8, 4, 2, 1]cpu" = torch.ops.aten.add.Tensor(add_32, _unsafe_index_put_6);  add_32 = _unsafe_index_put_6 = None
    new_zeros_7: "f32[1, 1, 2, 2, 2][8, 8, 4, 2, 1]cpu" = torch.ops.aten.new_zeros.default(mul_22, [1, 1, 2, 2, 2], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    _unsafe_index_put_7: "f32[1, 1, 2, 2, 2][8, 8, 4, 2, 1]cpu" = torch.ops.aten._unsafe_index_put.default(new_zeros_7, [None, None, _to_copy_4, _to_copy_6, clamp_5], mul_22, True);  new_zeros_7 = clamp_5 = mul_22 = None
    add_34: "f32[1, 1, 2, 2, 2][8, 8, 4, 2, 1]cpu" = torch.ops.aten.add.Tensor(add_33, _unsafe_index_put_7);  add_33 = _unsafe_index_put_7 = None
    new_zeros_8: "f32[1, 1, 2, 2, 2][8, 8, 4, 2, 1]cpu" = torch.ops.aten.new_zeros.default(add_27, [1, 1, 2, 2, 2], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    _unsafe_index_put_8: "f32[1, 1, 2, 2, 2][8, 8, 4, 2, 1]cpu" = torch.ops.aten._unsafe_index_put.default(new_zeros_8, [None, None, _to_copy_4, _to_copy_6, _to_copy_8], add_27, True);  new_zeros_8 = _to_copy_4 = _to_copy_6 = _to_copy_8 = add_27 = None
    add_35: "f32[1, 1, 2, 2, 2][8, 8, 4, 2, 1]cpu" = torch.ops.aten.add.Tensor(add_34, _unsafe_index_put_8);  add_34 = _unsafe_index_put_8 = None
    new_zeros_9: "f32[1, 1, 2, 2, 2][8, 8, 4, 2, 1]cpu" = torch.ops.aten.new_zeros.default(tangents_1, [1, 1, 2, 2, 2], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    _unsafe_index_put_9: "f32[1, 1, 2, 2, 2][8, 8, 4, 2, 1]cpu" = torch.ops.aten._unsafe_index_put.default(new_zeros_9, [None, None, unsqueeze_1, unsqueeze_2, _to_copy_2], tangents_1, True);  new_zeros_9 = unsqueeze_1 = unsqueeze_2 = _to_copy_2 = tangents_1 = None
    add_36: "f32[1, 1, 2, 2, 2][8, 8, 4, 2, 1]cpu" = torch.ops.aten.add.Tensor(add_35, _unsafe_index_put_9);  add_35 = _unsafe_index_put_9 = None
    return (add_36,)
