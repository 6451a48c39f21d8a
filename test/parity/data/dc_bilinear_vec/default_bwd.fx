def forward(self, _to_copy_1: "i64[5, 1][1, 1]cpu", clamp_1: "i64[5, 1][1, 1]cpu", _to_copy_3: "i64[3][1]cpu", clamp_3: "i64[3][1]cpu", clamp_4: "f32[3][1]cpu", clamp_5: "f32[5, 1][1, 1]cpu", _to_copy_5: "i64[6, 1][1, 1]cpu", clamp_7: "i64[6, 1][1, 1]cpu", _to_copy_7: "i64[8][1]cpu", clamp_9: "i64[8][1]cpu", clamp_10: "f32[8][1]cpu", clamp_11: "f32[6, 1][1, 1]cpu", _to_copy_9: "i64[8][1]cpu", clamp_13: "i64[8][1]cpu", clamp_14: "f32[8][1]cpu", tangents_1: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu", tangents_2: "f32[1, 2, 6, 8][96, 48, 8, 1]cpu", tangents_3: "f32[2, 3, 8][24, 8, 1]cpu"):
    mul_12: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_3, clamp_14);  clamp_14 = None
    neg: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.neg.default(mul_12)
    add_15: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.add.Tensor(tangents_3, neg);  tangents_3 = neg = None
    new_zeros: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.new_zeros.default(mul_12, [2, 3, 4], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    _unsafe_index_put: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten._unsafe_index_put.default(new_zeros, [None, None, clamp_13], mul_12, True);  new_zeros = clamp_13 = mul_12 = None
    new_zeros_1: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.new_zeros.default(add_15, [2, 3, 4], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    _unsafe_index_put_1: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten._unsafe_index_put.default(new_zeros_1, [None, None, _to_copy_9], add_15, True);  new_zeros_1 = _to_copy_9 = add_15 = None
    add_16: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.add.Tensor(_unsafe_index_put, _unsafe_index_put_1);  _unsafe_index_put = _unsafe_index_put_1 = None
    select_backward: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.select_backward.default(add_16, [1, 2, 3, 4], 0, 0);  add_16 = None
    mul_13: "f32[1, 2, 6, 8][96, 48, 8, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_2, clamp_11);  clamp_11 = None
    neg_1: "f32[1, 2, 6, 8][96, 48, 8, 1]cpu" = torch.ops.aten.neg.default(mul_13)
    add_17: "f32[1, 2, 6, 8][96, 48, 8, 1]cpu" = torch.ops.aten.add.Tensor(tangents_2, neg_1);  tangents_2 = neg_1 = None
    mul_14: "f32[1, 2, 6, 8][96, 48, 8, 1]cpu" = torch.ops.aten.mul.Tensor(mul_13, clamp_10)
    neg_2: "f32[1, 2, 6, 8][96, 48, 8, 1]cpu" = torch.ops.aten.neg.default(mul_14)
    add_18: "f32[1, 2, 6, 8][96, 48, 8, 1]cpu" = torch.ops.aten.add.Tensor(mul_13, neg_2);  mul_13 = neg_2 = None
    mul_15: "f32[1, 2, 6, 8][96, 48, 8, 1]cpu" = torch.ops.aten.mul.Tensor(add_17, clamp_10);  clamp_10 = None
    neg_3: "f32[1, 2, 6, 8][96, 48, 8, 1]cpu" = torch.ops.aten.neg.default(mul_15)
    add_19: "f32[1, 2, 6, 8][96, 48, 8, 1]cpu" = torch.ops.aten.add.Tensor(add_17, neg_3);  add_17 = neg_3 = None
    new_zeros_2: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.new_zeros.default(mul_14, [1, 2, 3, 4], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    _unsafe_index_put_2: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten._unsafe_index_put.default(new_zeros_2, [None, None, clamp_7, clamp_9], mul_14, True);  new_zeros_2 = mul_14 = None
    add_20: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.add.Tensor(select_backward, _unsafe_index_put_2);  select_backward = _unsafe_index_put_2 = None
    new_zeros_3: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.new_zeros.default(add_18, [1, 2, 3, 4], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    _unsafe_index_put_3: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten._unsafe_index_put.default(new_zeros_3, [None, None, clamp_7, _to_copy_7], add_18, True);  new_zeros_3 = clamp_7 = add_18 = None
    add_21: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_20, _unsafe_index_put_3);  add_20 = _unsafe_index_put_3 = None
    new_zeros_4: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.new_zeros.default(mul_15, [1, 2, 3, 4], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    _unsafe_index_put_4: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten._unsafe_index_put.default(new_zeros_4, [None, None, _to_copy_5, clamp_9], mul_15, True);  new_zeros_4 = clamp_9 = mul_15 = None
    add_22: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_21, _unsafe_index_put_4);  add_21 = _unsafe_index_put_4 = None
    new_zeros_5: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.new_zeros.default(add_19, [1, 2, 3, 4], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    _unsafe_index_put_5: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten._unsafe_index_put.default(new_zeros_5, [None, None, _to_copy_5, _to_copy_7], add_19, True);  new_zeros_5 = _to_copy_5 = _to_copy_7 = add_19 = None
    add_23: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_22, _unsafe_index_put_5);  add_22 = _unsafe_index_put_5 = None
    mul_16: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, clamp_5);  clamp_5 = None
    neg_4: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu" = torch.ops.aten.neg.default(mul_16)
    add_24: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu" = torch.ops.aten.add.Tensor(tangents_1, neg_4);  tangents_1 = neg_4 = None
    mul_17: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu" = torch.ops.aten.mul.Tensor(mul_16, clamp_4)
    neg_5: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu" = torch.ops.aten.neg.default(mul_17)
    add_25: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu" = torch.ops.aten.add.Tensor(mul_16, neg_5);  mul_16 = neg_5 = None
    mul_18: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu" = torch.ops.aten.mul.Tensor(add_24, clamp_4);  clamp_4 = None
    neg_6: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu" = torch.ops.aten.neg.default(mul_18)
    add_26: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_24, neg_6);  add_24 = neg_6 = None
    new_zeros_6: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.new_zeros.default(mul_17, [1, 2, 3, 4], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    _unsafe_index_put_6: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten._unsafe_index_put.default(new_zeros_6, [None, None, clamp_1, clamp_3], mul_17, True);  new_zeros_6 = mul_17 = None
    add_27: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_23, _unsafe_index_put_6);  add_23 = _unsafe_index_put_6 = None
    new_zeros_7: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.new_zeros.default(add_25, [1, 2, 3, 4], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    _unsafe_index_put_7: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten._unsafe_index_put.default(new_zeros_7, [None, None, clamp_1, _to_copy_3], add_25, True);  new_zeros_7 = clamp_1 = add_25 = None
    add_28: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_27, _unsafe_index_put_7);  add_27 = _unsafe_index_put_7 = None
    new_zeros_8: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.new_zeros.default(mul_18, [1, 2, 3, 4], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    _unsafe_index_put_8: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten._unsafe_index_put.default(new_zeros_8, [None, None, _to_copy_1, clamp_3], mul_18, True);  new_zeros_8 = clamp_3 = mul_18 = None
    add_29: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_28, _unsafe_index_put_8);  add_28 = _unsafe_index_put_8 = None
    new_zeros_9: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.new_zeros.default(add_26, [1, 2, 3, 4], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    _unsafe_index_put_9: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten._unsafe_index_put.default(new_zeros_9, [None, None, _to_copy_1, _to_copy_3], add_26, True);  new_zeros_9 = _to_copy_1 = _to_copy_3 = add_26 = None
    add_30: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_29, _unsafe_index_put_9);  add_29 = _unsafe_index_put_9 = None
    return (add_30,)
