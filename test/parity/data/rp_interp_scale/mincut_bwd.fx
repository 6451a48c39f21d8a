def forward(self, primals_1: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu", _to_copy_1: "i64[3, 1][1, 1]cpu", clamp_1: "i64[3, 1][1, 1]cpu", _to_copy_3: "i64[2][1]cpu", clamp_3: "i64[2][1]cpu", clamp_4: "f32[2][1]cpu", clamp_5: "f32[3, 1][1, 1]cpu", _to_copy_7: "i64[2][1]cpu", clamp_9: "i64[2][1]cpu", clamp_10: "f32[2][1]cpu", getitem: "f32[6][1]cpu", getitem_1: "f32[6][1]cpu", getitem_2: "f32[6][1]cpu", getitem_3: "f32[6][1]cpu", getitem_4: "f32[7, 1][1, 1]cpu", getitem_5: "f32[7, 1][1, 1]cpu", getitem_6: "f32[7, 1][1, 1]cpu", getitem_7: "f32[7, 1][1, 1]cpu", clamp_14: "i64[7, 1][1, 1]cpu", clamp_15: "i64[6][1]cpu", clamp_17: "i64[6][1]cpu", clamp_19: "i64[6][1]cpu", clamp_21: "i64[6][1]cpu", clamp_22: "i64[7, 1][1, 1]cpu", clamp_30: "i64[7, 1][1, 1]cpu", clamp_38: "i64[7, 1][1, 1]cpu", tangents_1: "f32[1, 2, 3, 2][12, 6, 2, 1]cpu", tangents_2: "f32[1, 2, 3, 2][12, 6, 2, 1]cpu", tangents_3: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu", tangents_4: "f32[1, 2, 2, 2][8, 4, 2, 1]cpu"):
    _adaptive_avg_pool2d_backward: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten._adaptive_avg_pool2d_backward.default(tangents_4, primals_1);  tangents_4 = primals_1 = None
    mul_44: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_3, getitem_5);  getitem_5 = None
    mul_45: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_3, getitem_7);  getitem_7 = None
    mul_46: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_3, getitem_6);  getitem_6 = None
    mul_47: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_3, getitem_4);  tangents_3 = getitem_4 = None
    mul_48: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_44, getitem_1)
    mul_49: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_44, getitem_3)
    mul_50: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_44, getitem_2)
    mul_51: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_44, getitem);  mul_44 = None
    new_zeros: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.new_zeros.default(mul_48, [1, 2, 5, 4], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    _unsafe_index_put: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten._unsafe_index_put.default(new_zeros, [None, None, clamp_38, clamp_21], mul_48, True);  new_zeros = mul_48 = None
    add_41: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.add.Tensor(_adaptive_avg_pool2d_backward, _unsafe_index_put);  _adaptive_avg_pool2d_backward = _unsafe_index_put = None
    new_zeros_1: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.new_zeros.default(mul_49, [1, 2, 5, 4], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    _unsafe_index_put_1: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten._unsafe_index_put.default(new_zeros_1, [None, None, clamp_38, clamp_19], mul_49, True);  new_zeros_1 = mul_49 = None
    add_42: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_41, _unsafe_index_put_1);  add_41 = _unsafe_index_put_1 = None
    new_zeros_2: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.new_zeros.default(mul_50, [1, 2, 5, 4], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    _unsafe_index_put_2: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten._unsafe_index_put.default(new_zeros_2, [None, None, clamp_38, clamp_17], mul_50, True);  new_zeros_2 = mul_50 = None
    add_43: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_42, _unsafe_index_put_2);  add_42 = _unsafe_index_put_2 = None
    new_zeros_3: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.new_zeros.default(mul_51, [1, 2, 5, 4], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    _unsafe_index_put_3: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten._unsafe_index_put.default(new_zeros_3, [None, None, clamp_38, clamp_15], mul_51, True);  new_zeros_3 = clamp_38 = mul_51 = None
    add_44: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_43, _unsafe_index_put_3);  add_43 = _unsafe_index_put_3 = None
    mul_52: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_45, getitem_1)
    mul_53: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_45, getitem_3)
    mul_54: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_45, getitem_2)
    mul_55: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_45, getitem);  mul_45 = None
    new_zeros_4: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.new_zeros.default(mul_52, [1, 2, 5, 4], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    _unsafe_index_put_4: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten._unsafe_index_put.default(new_zeros_4, [None, None, clamp_30, clamp_21], mul_52, True);  new_zeros_4 = mul_52 = None
    add_45: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_44, _unsafe_index_put_4);  add_44 = _unsafe_index_put_4 = None
    new_zeros_5: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.new_zeros.default(mul_53, [1, 2, 5, 4], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    _unsafe_index_put_5: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten._unsafe_index_put.default(new_zeros_5, [None, None, clamp_30, clamp_19], mul_53, True);  new_zeros_5 = mul_53 = None
    add_46: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_45, _unsafe_index_put_5);  add_45 = _unsafe_index_put_5 = None
    new_zeros_6: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.new_zeros.default(mul_54, [1, 2, 5, 4], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    _unsafe_index_put_6: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten._unsafe_index_put.default(new_zeros_6, [None, None, clamp_30, clamp_17], mul_54, True);  new_zeros_6 = mul_54 = None
    add_47: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_46, _unsafe_index_put_6);  add_46 = _unsafe_index_put_6 = None
    new_zeros_7: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.new_zeros.default(mul_55, [1, 2, 5, 4], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    _unsafe_index_put_7: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten._unsafe_index_put.default(new_zeros_7, [None, None, clamp_30, clamp_15], mul_55, True);  new_zeros_7 = clamp_30 = mul_55 = None
    add_48: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_47, _unsafe_index_put_7);  add_47 = _unsafe_index_put_7 = None
    mul_56: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_46, getitem_1)
    mul_57: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_46, getitem_3)
    mul_58: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_46, getitem_2)
    mul_59: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_46, getitem);  mul_46 = None
    new_zeros_8: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.new_zeros.default(mul_56, [1, 2, 5, 4], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    _unsafe_index_put_8: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten._unsafe_index_put.default(new_zeros_8, [None, None, clamp_22, clamp_21], mul_56, True);  new_zeros_8 = mul_56 = None
    add_49: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_48, _unsafe_index_put_8);  add_48 = _unsafe_index_put_8 = None
    new_zeros_9: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.new_zeros.default(mul_57, [1, 2, 5, 4], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    _unsafe_index_put_9: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten._unsafe_index_put.default(new_zeros_9, [None, None, clamp_22, clamp_19], mul_57, True);  new_zeros_9 = mul_57 = None
    add_50: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_49, _unsafe_index_put_9);  add_49 = _unsafe_index_put_9 = None
    new_zeros_10: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.new_zeros.default(mul_58, [1, 2, 5, 4], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    _unsafe_index_put_10: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten._unsafe_index_put.default(new_zeros_10, [None, None, clamp_22, clamp_17], mul_58, True);  new_zeros_10 = mul_58 = None
    add_51: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_50, _unsafe_index_put_10);  add_50 = _unsafe_index_put_10 = None
    new_zeros_11: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.new_zeros.default(mul_59, [1, 2, 5, 4], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    _unsafe_index_put_11: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten._unsafe_index_put.default(new_zeros_11, [None, None, clamp_22, clamp_15], mul_59, True);  new_zeros_11 = clamp_22 = mul_59 = None
    add_52: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_51, _unsafe_index_put_11);  add_51 = _unsafe_index_put_11 = None
    mul_60: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_47, getitem_1);  getitem_1 = None
    mul_61: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_47, getitem_3);  getitem_3 = None
    mul_62: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_47, getitem_2);  getitem_2 = None
    mul_63: "f32[1, 2, 7, 6][84, 42, 6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_47, getitem);  mul_47 = getitem = None
    new_zeros_12: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.new_zeros.default(mul_60, [1, 2, 5, 4], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    _unsafe_index_put_12: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten._unsafe_index_put.default(new_zeros_12, [None, None, clamp_14, clamp_21], mul_60, True);  new_zeros_12 = clamp_21 = mul_60 = None
    add_53: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_52, _unsafe_index_put_12);  add_52 = _unsafe_index_put_12 = None
    new_zeros_13: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.new_zeros.default(mul_61, [1, 2, 5, 4], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    _unsafe_index_put_13: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten._unsafe_index_put.default(new_zeros_13, [None, None, clamp_14, clamp_19], mul_61, True);  new_zeros_13 = clamp_19 = mul_61 = None
    add_54: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_53, _unsafe_index_put_13);  add_53 = _unsafe_index_put_13 = None
    new_zeros_14: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.new_zeros.default(mul_62, [1, 2, 5, 4], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    _unsafe_index_put_14: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten._unsafe_index_put.default(new_zeros_14, [None, None, clamp_14, clamp_17], mul_62, True);  new_zeros_14 = clamp_17 = mul_62 = None
    add_55: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_54, _unsafe_index_put_14);  add_54 = _unsafe_index_put_14 = None
    new_zeros_15: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.new_zeros.default(mul_63, [1, 2, 5, 4], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    _unsafe_index_put_15: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten._unsafe_index_put.default(new_zeros_15, [None, None, clamp_14, clamp_15], mul_63, True);  new_zeros_15 = clamp_14 = clamp_15 = mul_63 = None
    add_56: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_55, _unsafe_index_put_15);  add_55 = _unsafe_index_put_15 = None
    mul_64: "f32[1, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_2, clamp_5)
    neg: "f32[1, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.neg.default(mul_64)
    add_57: "f32[1, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.add.Tensor(tangents_2, neg);  tangents_2 = neg = None
    mul_65: "f32[1, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.mul.Tensor(mul_64, clamp_10)
    neg_1: "f32[1, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.neg.default(mul_65)
    add_58: "f32[1, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.add.Tensor(mul_64, neg_1);  mul_64 = neg_1 = None
    mul_66: "f32[1, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.mul.Tensor(add_57, clamp_10);  clamp_10 = None
    neg_2: "f32[1, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.neg.default(mul_66)
    add_59: "f32[1, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.add.Tensor(add_57, neg_2);  add_57 = neg_2 = None
    new_zeros_16: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.new_zeros.default(mul_65, [1, 2, 5, 4], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    _unsafe_index_put_16: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten._unsafe_index_put.default(new_zeros_16, [None, None, clamp_1, clamp_9], mul_65, True);  new_zeros_16 = mul_65 = None
    add_60: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_56, _unsafe_index_put_16);  add_56 = _unsafe_index_put_16 = None
    new_zeros_17: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.new_zeros.default(add_58, [1, 2, 5, 4], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    _unsafe_index_put_17: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten._unsafe_index_put.default(new_zeros_17, [None, None, clamp_1, _to_copy_7], add_58, True);  new_zeros_17 = add_58 = None
    add_61: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_60, _unsafe_index_put_17);  add_60 = _unsafe_index_put_17 = None
    new_zeros_18: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.new_zeros.default(mul_66, [1, 2, 5, 4], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    _unsafe_index_put_18: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten._unsafe_index_put.default(new_zeros_18, [None, None, _to_copy_1, clamp_9], mul_66, True);  new_zeros_18 = clamp_9 = mul_66 = None
    add_62: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_61, _unsafe_index_put_18);  add_61 = _unsafe_index_put_18 = None
    new_zeros_19: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.new_zeros.default(add_59, [1, 2, 5, 4], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    _unsafe_index_put_19: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten._unsafe_index_put.default(new_zeros_19, [None, None, _to_copy_1, _to_copy_7], add_59, True);  new_zeros_19 = _to_copy_7 = add_59 = None
    add_63: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_62, _unsafe_index_put_19);  add_62 = _unsafe_index_put_19 = None
    mul_67: "f32[1, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, clamp_5);  clamp_5 = None
    neg_3: "f32[1, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.neg.default(mul_67)
    add_64: "f32[1, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.add.Tensor(tangents_1, neg_3);  tangents_1 = neg_3 = None
    mul_68: "f32[1, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.mul.Tensor(mul_67, clamp_4)
    neg_4: "f32[1, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.neg.default(mul_68)
    add_65: "f32[1, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.add.Tensor(mul_67, neg_4);  mul_67 = neg_4 = None
    mul_69: "f32[1, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.mul.Tensor(add_64, clamp_4);  clamp_4 = None
    neg_5: "f32[1, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.neg.default(mul_69)
    add_66: "f32[1, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.add.Tensor(add_64, neg_5);  add_64 = neg_5 = None
    new_zeros_20: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.new_zeros.default(mul_68, [1, 2, 5, 4], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    _unsafe_index_put_20: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten._unsafe_index_put.default(new_zeros_20, [None, None, clamp_1, clamp_3], mul_68, True);  new_zeros_20 = mul_68 = None
    add_67: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_63, _unsafe_index_put_20);  add_63 = _unsafe_index_put_20 = None
    new_zeros_21: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.new_zeros.default(add_65, [1, 2, 5, 4], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    _unsafe_index_put_21: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten._unsafe_index_put.default(new_zeros_21, [None, None, clamp_1, _to_copy_3], add_65, True);  new_zeros_21 = clamp_1 = add_65 = None
    add_68: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_67, _unsafe_index_put_21);  add_67 = _unsafe_index_put_21 = None
    new_zeros_22: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.new_zeros.default(mul_69, [1, 2, 5, 4], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    _unsafe_index_put_22: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten._unsafe_index_put.default(new_zeros_22, [None, None, _to_copy_1, clamp_3], mul_69, True);  new_zeros_22 = clamp_3 = mul_69 = None
    add_69: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_68, _unsafe_index_put_22);  add_68 = _unsafe_index_put_22 = None
    new_zeros_23: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.new_zeros.default(add_66, [1, 2, 5, 4], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    _unsafe_index_put_23: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten._unsafe_index_put.default(new_zeros_23, [None, None, _to_copy_1, _to_copy_3], add_66, True);  new_zeros_23 = _to_copy_1 = _to_copy_3 = add_66 = None
    add_70: "f32[1, 2, 5, 4][40, 20, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_69, _unsafe_index_put_23);  add_69 = _unsafe_index_put_23 = None
    return (add_70,)
