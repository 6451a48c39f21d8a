def forward(self, _to_copy_1: "i64[5, 1][1, 1]cpu", clamp_1: "i64[5, 1][1, 1]cpu", _to_copy_3: "i64[3][1]cpu", clamp_3: "i64[3][1]cpu", clamp_4: "f32[3][1]cpu", clamp_5: "f32[5, 1][1, 1]cpu", _to_copy_5: "i64[5, 1][1, 1]cpu", clamp_7: "i64[5, 1][1, 1]cpu", _to_copy_7: "i64[3][1]cpu", clamp_9: "i64[3][1]cpu", clamp_10: "f32[3][1]cpu", clamp_11: "f32[5, 1][1, 1]cpu", _to_copy_9: "i64[1, 1][1, 1]cpu", clamp_13: "i64[1, 1][1, 1]cpu", _to_copy_11: "i64[1][1]cpu", clamp_15: "i64[1][1]cpu", clamp_16: "f32[1][1]cpu", clamp_17: "f32[1, 1][1, 1]cpu", unsqueeze: "i64[5, 1][1, 1]cpu", _to_copy_13: "i64[6][1]cpu", tangents_1: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu", tangents_2: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu", tangents_3: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu", tangents_4: "f32[1, 2, 5, 6][60, 30, 6, 1]cpu"):
    new_zeros: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.new_zeros.default(tangents_4, [1, 2, 3, 4], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    _unsafe_index_put: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten._unsafe_index_put.default(new_zeros, [None, None, unsqueeze, _to_copy_13], tangents_4, True);  new_zeros = unsqueeze = _to_copy_13 = tangents_4 = None
    mul_17: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_3, clamp_17);  clamp_17 = None
    neg: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.neg.default(mul_17)
    add_19: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.add.Tensor(tangents_3, neg);  tangents_3 = neg = None
    mul_18: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.mul.Tensor(mul_17, clamp_16)
    neg_1: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.neg.default(mul_18)
    add_20: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.add.Tensor(mul_17, neg_1);  mul_17 = neg_1 = None
    mul_19: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.mul.Tensor(add_19, clamp_16);  clamp_16 = None
    neg_2: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.neg.default(mul_19)
    add_21: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.add.Tensor(add_19, neg_2);  add_19 = neg_2 = None
    new_zeros_1: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.new_zeros.default(mul_18, [1, 2, 3, 4], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    _unsafe_index_put_1: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten._unsafe_index_put.default(new_zeros_1, [None, None, clamp_13, clamp_15], mul_18, True);  new_zeros_1 = mul_18 = None
    add_22: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.add.Tensor(_unsafe_index_put, _unsafe_index_put_1);  _unsafe_index_put = _unsafe_index_put_1 = None
    new_zeros_2: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.new_zeros.default(add_20, [1, 2, 3, 4], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    _unsafe_index_put_2: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten._unsafe_index_put.default(new_zeros_2, [None, None, clamp_13, _to_copy_11], add_20, True);  new_zeros_2 = clamp_13 = add_20 = None
    add_23: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_22, _unsafe_index_put_2);  add_22 = _unsafe_index_put_2 = None
    new_zeros_3: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.new_zeros.default(mul_19, [1, 2, 3, 4], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    _unsafe_index_put_3: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten._unsafe_index_put.default(new_zeros_3, [None, None, _to_copy_9, clamp_15], mul_19, True);  new_zeros_3 = clamp_15 = mul_19 = None
    add_24: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_23, _unsafe_index_put_3);  add_23 = _unsafe_index_put_3 = None
    new_zeros_4: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.new_zeros.default(add_21, [1, 2, 3, 4], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    _unsafe_index_put_4: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten._unsafe_index_put.default(new_zeros_4, [None, None, _to_copy_9, _to_copy_11], add_21, True);  new_zeros_4 = _to_copy_9 = _to_copy_11 = add_21 = None
    add_25: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_24, _unsafe_index_put_4);  add_24 = _unsafe_index_put_4 = None
    mul_20: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_2, clamp_11);  clamp_11 = None
    neg_3: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu" = torch.ops.aten.neg.default(mul_20)
    add_26: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu" = torch.ops.aten.add.Tensor(tangents_2, neg_3);  tangents_2 = neg_3 = None
    mul_21: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu" = torch.ops.aten.mul.Tensor(mul_20, clamp_10)
    neg_4: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu" = torch.ops.aten.neg.default(mul_21)
    add_27: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu" = torch.ops.aten.add.Tensor(mul_20, neg_4);  mul_20 = neg_4 = None
    mul_22: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu" = torch.ops.aten.mul.Tensor(add_26, clamp_10);  clamp_10 = None
    neg_5: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu" = torch.ops.aten.neg.default(mul_22)
    add_28: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_26, neg_5);  add_26 = neg_5 = None
    new_zeros_5: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.new_zeros.default(mul_21, [1, 2, 3, 4], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    _unsafe_index_put_5: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten._unsafe_index_put.default(new_zeros_5, [None, None, clamp_7, clamp_9], mul_21, True);  new_zeros_5 = mul_21 = None
    add_29: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_25, _unsafe_index_put_5);  add_25 = _unsafe_index_put_5 = None
    new_zeros_6: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.new_zeros.default(add_27, [1, 2, 3, 4], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    _unsafe_index_put_6: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten._unsafe_index_put.default(new_zeros_6, [None, None, clamp_7, _to_copy_7], add_27, True);  new_zeros_6 = clamp_7 = add_27 = None
    add_30: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_29, _unsafe_index_put_6);  add_29 = _unsafe_index_put_6 = None
    new_zeros_7: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.new_zeros.default(mul_22, [1, 2, 3, 4], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    _unsafe_index_put_7: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten._unsafe_index_put.default(new_zeros_7, [None, None, _to_copy_5, clamp_9], mul_22, True);  new_zeros_7 = clamp_9 = mul_22 = None
    add_31: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_30, _unsafe_index_put_7);  add_30 = _unsafe_index_put_7 = None
    new_zeros_8: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.new_zeros.default(add_28, [1, 2, 3, 4], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    _unsafe_index_put_8: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten._unsafe_index_put.default(new_zeros_8, [None, None, _to_copy_5, _to_copy_7], add_28, True);  new_zeros_8 = _to_copy_5 = _to_copy_7 = add_28 = None
    add_32: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_31, _unsafe_index_put_8);  add_31 = _unsafe_index_put_8 = None
    mul_23: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, clamp_5);  clamp_5 = None
    neg_6: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu" = torch.ops.aten.neg.default(mul_23)
    add_33: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu" = torch.ops.aten.add.Tensor(tangents_1, neg_6);  tangents_1 = neg_6 = None
    mul_24: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu" = torch.ops.aten.mul.Tensor(mul_23, clamp_4)
    neg_7: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu" = torch.ops.aten.neg.default(mul_24)
    add_34: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu" = torch.ops.aten.add.Tensor(mul_23, neg_7);  mul_23 = neg_7 = None
    mul_25: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu" = torch.ops.aten.mul.Tensor(add_33, clamp_4);  clamp_4 = None
    neg_8: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu" = torch.ops.aten.neg.default(mul_25)
    add_35: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_33, neg_8);  add_33 = neg_8 = None
    new_zeros_9: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.new_zeros.default(mul_24, [1, 2, 3, 4], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    _unsafe_index_put_9: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten._unsafe_index_put.default(new_zeros_9, [None, None, clamp_1, clamp_3], mul_24, True);  new_zeros_9 = mul_24 = None
    add_36: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_32, _unsafe_index_put_9);  add_32 = _unsafe_index_put_9 = None
    new_zeros_10: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.new_zeros.default(add_34, [1, 2, 3, 4], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    _unsafe_index_put_10: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten._unsafe_index_put.default(new_zeros_10, [None, None, clamp_1, _to_copy_3], add_34, True);  new_zeros_10 = clamp_1 = add_34 = None
    add_37: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_36, _unsafe_index_put_10);  add_36 = _unsafe_index_put_10 = None
    new_zeros_11: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.new_zeros.default(mul_25, [1, 2, 3, 4], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    _unsafe_index_put_11: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten._unsafe_index_put.default(new_zeros_11, [None, None, _to_copy_1, clamp_3], mul_25, True);  new_zeros_11 = clamp_3 = mul_25 = None
    add_38: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_37, _unsafe_index_put_11);  add_37 = _unsafe_index_put_11 = None
    new_zeros_12: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.new_zeros.default(add_35, [1, 2, 3, 4], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    _unsafe_index_put_12: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten._unsafe_index_put.default(new_zeros_12, [None, None, _to_copy_1, _to_copy_3], add_35, True);  new_zeros_12 = _to_copy_1 = _to_copy_3 = add_35 = None
    add_39: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_38, _unsafe_index_put_12);  add_38 = _unsafe_index_put_12 = None
    return (add_39,)
