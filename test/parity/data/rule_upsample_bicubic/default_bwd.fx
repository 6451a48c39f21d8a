def forward(self, getitem: "f32[6][1]cpu", getitem_1: "f32[6][1]cpu", getitem_2: "f32[6][1]cpu", getitem_3: "f32[6][1]cpu", getitem_4: "f32[6, 1][1, 1]cpu", getitem_5: "f32[6, 1][1, 1]cpu", getitem_6: "f32[6, 1][1, 1]cpu", getitem_7: "f32[6, 1][1, 1]cpu", clamp_2: "i64[6, 1][1, 1]cpu", clamp_3: "i64[6][1]cpu", clamp_4: "i64[6, 1][1, 1]cpu", clamp_5: "i64[6][1]cpu", clamp_6: "i64[6, 1][1, 1]cpu", clamp_7: "i64[6][1]cpu", clamp_8: "i64[6, 1][1, 1]cpu", clamp_9: "i64[6][1]cpu", clamp_10: "i64[6, 1][1, 1]cpu", clamp_11: "i64[6][1]cpu", clamp_12: "i64[6, 1][1, 1]cpu", clamp_13: "i64[6][1]cpu", clamp_14: "i64[6, 1][1, 1]cpu", clamp_15: "i64[6][1]cpu", clamp_16: "i64[6, 1][1, 1]cpu", clamp_17: "i64[6][1]cpu", clamp_18: "i64[6, 1][1, 1]cpu", clamp_19: "i64[6][1]cpu", clamp_20: "i64[6, 1][1, 1]cpu", clamp_21: "i64[6][1]cpu", clamp_22: "i64[6, 1][1, 1]cpu", clamp_23: "i64[6][1]cpu", clamp_24: "i64[6, 1][1, 1]cpu", clamp_25: "i64[6][1]cpu", clamp_26: "i64[6, 1][1, 1]cpu", clamp_27: "i64[6][1]cpu", clamp_28: "i64[6, 1][1, 1]cpu", clamp_29: "i64[6][1]cpu", clamp_30: "i64[6, 1][1, 1]cpu", clamp_31: "i64[6][1]cpu", clamp_32: "i64[6, 1][1, 1]cpu", clamp_33: "i64[6][1]cpu", getitem_8: "f32[6][1]cpu", getitem_9: "f32[6][1]cpu", getitem_10: "f32[6][1]cpu", getitem_11: "f32[6][1]cpu", getitem_12: "f32[6, 1][1, 1]cpu", getitem_13: "f32[6, 1][1, 1]cpu", getitem_14: "f32[6, 1][1, 1]cpu", getitem_15: "f32[6, 1][1, 1]cpu", clamp_36: "i64[6, 1][1, 1]cpu", clamp_37: "i64[6][1]cpu", clamp_38: "i64[6, 1][1, 1]cpu", clamp_39: "i64[6][1]cpu", clamp_40: "i64[6, 1][1, 1]cpu", clamp_41: "i64[6][1]cpu", clamp_42: "i64[6, 1][1, 1]cpu", clamp_43: "i64[6][1]cpu", clamp_44: "i64[6, 1][1, 1]cpu", clamp_45: "i64[6][1]cpu", clamp_46: "i64[6, 1][1, 1]cpu", clamp_47: "i64[6][1]cpu", clamp_48: "i64[6, 1][1, 1]cpu", clamp_49: "i64[6][1]cpu", clamp_50: "i64[6, 1][1, 1]cpu", clamp_51: "i64[6][1]cpu", clamp_52: "i64[6, 1][1, 1]cpu", clamp_53: "i64[6][1]cpu", clamp_54: "i64[6, 1][1, 1]cpu", clamp_55: "i64[6][1]cpu", clamp_56: "i64[6, 1][1, 1]cpu", clamp_57: "i64[6][1]cpu", clamp_58: "i64[6, 1][1, 1]cpu", clamp_59: "i64[6][1]cpu", clamp_60: "i64[6, 1][1, 1]cpu", clamp_61: "i64[6][1]cpu", clamp_62: "i64[6, 1][1, 1]cpu", clamp_63: "i64[6][1]cpu", clamp_64: "i64[6, 1][1, 1]cpu", clamp_65: "i64[6][1]cpu", clamp_66: "i64[6, 1][1, 1]cpu", clamp_67: "i64[6][1]cpu", tangents_1: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu"):
    mul_68: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, getitem_13);  getitem_13 = None
    mul_69: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, getitem_15);  getitem_15 = None
    mul_70: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, getitem_14);  getitem_14 = None
    mul_71: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, getitem_12);  getitem_12 = None
    mul_72: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_68, getitem_9)
    mul_73: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_68, getitem_11)
    mul_74: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_68, getitem_10)
    mul_75: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_68, getitem_8);  mul_68 = None
    new_zeros: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.new_zeros.default(mul_72, [1, 1, 3, 3], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    _unsafe_index_put: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten._unsafe_index_put.default(new_zeros, [None, None, clamp_66, clamp_67], mul_72, True);  new_zeros = clamp_66 = clamp_67 = mul_72 = None
    new_zeros_1: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.new_zeros.default(mul_73, [1, 1, 3, 3], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    _unsafe_index_put_1: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten._unsafe_index_put.default(new_zeros_1, [None, None, clamp_64, clamp_65], mul_73, True);  new_zeros_1 = clamp_64 = clamp_65 = mul_73 = None
    add_53: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(_unsafe_index_put, _unsafe_index_put_1);  _unsafe_index_put = _unsafe_index_put_1 = None
    new_zeros_2: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.new_zeros.default(mul_74, [1, 1, 3, 3], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    _unsafe_index_put_2: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten._unsafe_index_put.default(new_zeros_2, [None, None, clamp_62, clamp_63], mul_74, True);  new_zeros_2 = clamp_62 = clamp_63 = mul_74 = None
    add_54: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_53, _unsafe_index_put_2);  add_53 = _unsafe_index_put_2 = None
    new_zeros_3: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.new_zeros.default(mul_75, [1, 1, 3, 3], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    _unsafe_index_put_3: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten._unsafe_index_put.default(new_zeros_3, [None, None, clamp_60, clamp_61], mul_75, True);  new_zeros_3 = clamp_60 = clamp_61 = mul_75 = None
    add_55: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_54, _unsafe_index_put_3);  add_54 = _unsafe_index_put_3 = None
    mul_76: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_69, getitem_9)
    mul_77: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_69, getitem_11)
    mul_78: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_69, getitem_10)
    mul_79: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_69, getitem_8);  mul_69 = None
    new_zeros_4: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.new_zeros.default(mul_76, [1, 1, 3, 3], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    _unsafe_index_put_4: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten._unsafe_index_put.default(new_zeros_4, [None, None, clamp_58, clamp_59], mul_76, True);  new_zeros_4 = clamp_58 = clamp_59 = mul_76 = None
    add_56: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_55, _unsafe_index_put_4);  add_55 = _unsafe_index_put_4 = None
    new_zeros_5: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.new_zeros.default(mul_77, [1, 1, 3, 3], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    _unsafe_index_put_5: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten._unsafe_index_put.default(new_zeros_5, [None, None, clamp_56, clamp_57], mul_77, True);  new_zeros_5 = clamp_56 = clamp_57 = mul_77 = None
    add_57: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_56, _unsafe_index_put_5);  add_56 = _unsafe_index_put_5 = None
    new_zeros_6: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.new_zeros.default(mul_78, [1, 1, 3, 3], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    _unsafe_index_put_6: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten._unsafe_index_put.default(new_zeros_6, [None, None, clamp_54, clamp_55], mul_78, True);  new_zeros_6 = clamp_54 = clamp_55 = mul_78 = None
    add_58: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_57, _unsafe_index_put_6);  add_57 = _unsafe_index_put_6 = None
    new_zeros_7: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.new_zeros.default(mul_79, [1, 1, 3, 3], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    _unsafe_index_put_7: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten._unsafe_index_put.default(new_zeros_7, [None, None, clamp_52, clamp_53], mul_79, True);  new_zeros_7 = clamp_52 = clamp_53 = mul_79 = None
    add_59: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_58, _unsafe_index_put_7);  add_58 = _unsafe_index_put_7 = None
    mul_80: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_70, getitem_9)
    mul_81: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_70, getitem_11)
    mul_82: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_70, getitem_10)
    mul_83: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_70, getitem_8);  mul_70 = None
    new_zeros_8: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.new_zeros.default(mul_80, [1, 1, 3, 3], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    _unsafe_index_put_8: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten._unsafe_index_put.default(new_zeros_8, [None, None, clamp_50, clamp_51], mul_80, True);  new_zeros_8 = clamp_50 = clamp_51 = mul_80 = None
    add_60: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_59, _unsafe_index_put_8);  add_59 = _unsafe_index_put_8 = None
    new_zeros_9: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.new_zeros.default(mul_81, [1, 1, 3, 3], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    _unsafe_index_put_9: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten._unsafe_index_put.default(new_zeros_9, [None, None, clamp_48, clamp_49], mul_81, True);  new_zeros_9 = clamp_48 = clamp_49 = mul_81 = None
    add_61: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_60, _unsafe_index_put_9);  add_60 = _unsafe_index_put_9 = None
    new_zeros_10: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.new_zeros.default(mul_82, [1, 1, 3, 3], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    _unsafe_index_put_10: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten._unsafe_index_put.default(new_zeros_10, [None, None, clamp_46, clamp_47], mul_82, True);  new_zeros_10 = clamp_46 = clamp_47 = mul_82 = None
    add_62: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_61, _unsafe_index_put_10);  add_61 = _unsafe_index_put_10 = None
    new_zeros_11: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.new_zeros.default(mul_83, [1, 1, 3, 3], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    _unsafe_index_put_11: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten._unsafe_index_put.default(new_zeros_11, [None, None, clamp_44, clamp_45], mul_83, True);  new_zeros_11 = clamp_44 = clamp_45 = mul_83 = None
    add_63: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_62, _unsafe_index_put_11);  add_62 = _unsafe_index_put_11 = None
    mul_84: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_71, getitem_9);  getitem_9 = None
    mul_85: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_71, getitem_11);  getitem_11 = None
    mul_86: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_71, getitem_10);  getitem_10 = None
    mul_87: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_71, getitem_8);  mul_71 = getitem_8 = None
    new_zeros_12: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.new_zeros.default(mul_84, [1, 1, 3, 3], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    _unsafe_index_put_12: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten._unsafe_index_put.default(new_zeros_12, [None, None, clamp_42, clamp_43], mul_84, True);  new_zeros_12 = clamp_42 = clamp_43 = mul_84 = None
    add_64: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_63, _unsafe_index_put_12);  add_63 = _unsafe_index_put_12 = None
    new_zeros_13: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.new_zeros.default(mul_85, [1, 1, 3, 3], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    _unsafe_index_put_13: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten._unsafe_index_put.default(new_zeros_13, [None, None, clamp_40, clamp_41], mul_85, True);  new_zeros_13 = clamp_40 = clamp_41 = mul_85 = None
    add_65: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_64, _unsafe_index_put_13);  add_64 = _unsafe_index_put_13 = None
    new_zeros_14: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.new_zeros.default(mul_86, [1, 1, 3, 3], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    _unsafe_index_put_14: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten._unsafe_index_put.default(new_zeros_14, [None, None, clamp_38, clamp_39], mul_86, True);  new_zeros_14 = clamp_38 = clamp_39 = mul_86 = None
    add_66: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_65, _unsafe_index_put_14);  add_65 = _unsafe_index_put_14 = None
    new_zeros_15: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.new_zeros.default(mul_87, [1, 1, 3, 3], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    _unsafe_index_put_15: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten._unsafe_index_put.default(new_zeros_15, [None, None, clamp_36, clamp_37], mul_87, True);  new_zeros_15 = clamp_36 = clamp_37 = mul_87 = None
    add_67: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_66, _unsafe_index_put_15);  add_66 = _unsafe_index_put_15 = None
    mul_88: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, getitem_5);  getitem_5 = None
    mul_89: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, getitem_7);  getitem_7 = None
    mul_90: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, getitem_6);  getitem_6 = None
    mul_91: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, getitem_4);  tangents_1 = getitem_4 = None
    mul_92: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_88, getitem_1)
    mul_93: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_88, getitem_3)
    mul_94: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_88, getitem_2)
    mul_95: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_88, getitem);  mul_88 = None
    new_zeros_16: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.new_zeros.default(mul_92, [1, 1, 3, 3], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    _unsafe_index_put_16: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten._unsafe_index_put.default(new_zeros_16, [None, None, clamp_32, clamp_33], mul_92, True);  new_zeros_16 = clamp_32 = clamp_33 = mul_92 = None
    add_68: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_67, _unsafe_index_put_16);  add_67 = _unsafe_index_put_16 = None
    new_zeros_17: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.new_zeros.default(mul_93, [1, 1, 3, 3], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    _unsafe_index_put_17: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten._unsafe_index_put.default(new_zeros_17, [None, None, clamp_30, clamp_31], mul_93, True);  new_zeros_17 = clamp_30 = clamp_31 = mul_93 = None
    add_69: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_68, _unsafe_index_put_17);  add_68 = _unsafe_index_put_17 = None
    new_zeros_18: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.new_zeros.default(mul_94, [1, 1, 3, 3], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    _unsafe_index_put_18: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten._unsafe_index_put.default(new_zeros_18, [None, None, clamp_28, clamp_29], mul_94, True);  new_zeros_18 = clamp_28 = clamp_29 = mul_94 = None
    add_70: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_69, _unsafe_index_put_18);  add_69 = _unsafe_index_put_18 = None
    new_zeros_19: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.new_zeros.default(mul_95, [1, 1, 3, 3], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    _unsafe_index_put_19: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten._unsafe_index_put.default(new_zeros_19, [None, None, clamp_26, clamp_27], mul_95, True);  new_zeros_19 = clamp_26 = clamp_27 = mul_95 = None
    add_71: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_70, _unsafe_index_put_19);  add_70 = _unsafe_index_put_19 = None
    mul_96: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_89, getitem_1)
    mul_97: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_89, getitem_3)
    mul_98: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_89, getitem_2)
    mul_99: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_89, getitem);  mul_89 = None
    new_zeros_20: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.new_zeros.default(mul_96, [1, 1, 3, 3], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    _unsafe_index_put_20: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten._unsafe_index_put.default(new_zeros_20, [None, None, clamp_24, clamp_25], mul_96, True);  new_zeros_20 = clamp_24 = clamp_25 = mul_96 = None
    add_72: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_71, _unsafe_index_put_20);  add_71 = _unsafe_index_put_20 = None
    new_zeros_21: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.new_zeros.default(mul_97, [1, 1, 3, 3], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    _unsafe_index_put_21: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten._unsafe_index_put.default(new_zeros_21, [None, None, clamp_22, clamp_23], mul_97, True);  new_zeros_21 = clamp_22 = clamp_23 = mul_97 = None
    add_73: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_72, _unsafe_index_put_21);  add_72 = _unsafe_index_put_21 = None
    new_zeros_22: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.new_zeros.default(mul_98, [1, 1, 3, 3], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    _unsafe_index_put_22: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten._unsafe_index_put.default(new_zeros_22, [None, None, clamp_20, clamp_21], mul_98, True);  new_zeros_22 = clamp_20 = clamp_21 = mul_98 = None
    add_74: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_73, _unsafe_index_put_22);  add_73 = _unsafe_index_put_22 = None
    new_zeros_23: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.new_zeros.default(mul_99, [1, 1, 3, 3], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    _unsafe_index_put_23: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten._unsafe_index_put.default(new_zeros_23, [None, None, clamp_18, clamp_19], mul_99, True);  new_zeros_23 = clamp_18 = clamp_19 = mul_99 = None
    add_75: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_74, _unsafe_index_put_23);  add_74 = _unsafe_index_put_23 = None
    mul_100: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_90, getitem_1)
    mul_101: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_90, getitem_3)
    mul_102: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_90, getitem_2)
    mul_103: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_90, getitem);  mul_90 = None
    new_zeros_24: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.new_zeros.default(mul_100, [1, 1, 3, 3], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    _unsafe_index_put_24: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten._unsafe_index_put.default(new_zeros_24, [None, None, clamp_16, clamp_17], mul_100, True);  new_zeros_24 = clamp_16 = clamp_17 = mul_100 = None
    add_76: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_75, _unsafe_index_put_24);  add_75 = _unsafe_index_put_24 = None
    new_zeros_25: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.new_zeros.default(mul_101, [1, 1, 3, 3], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    _unsafe_index_put_25: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten._unsafe_index_put.default(new_zeros_25, [None, None, clamp_14, clamp_15], mul_101, True);  new_zeros_25 = clamp_14 = clamp_15 = mul_101 = None
    add_77: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_76, _unsafe_index_put_25);  add_76 = _unsafe_index_put_25 = None
    new_zeros_26: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.new_zeros.default(mul_102, [1, 1, 3, 3], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    _unsafe_index_put_26: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten._unsafe_index_put.default(new_zeros_26, [None, None, clamp_12, clamp_13], mul_102, True);  new_zeros_26 = clamp_12 = clamp_13 = mul_102 = None
    add_78: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_77, _unsafe_index_put_26);  add_77 = _unsafe_index_put_26 = None
    new_zeros_27: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.new_zeros.default(mul_103, [1, 1, 3, 3], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    _unsafe_index_put_27: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten._unsafe_index_put.default(new_zeros_27, [None, None, clamp_10, clamp_11], mul_103, True);  new_zeros_27 = clamp_10 = clamp_11 = mul_103 = None
    add_79: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_78, _unsafe_index_put_27);  add_78 = _unsafe_index_put_27 = None
    mul_104: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_91, getitem_1);  getitem_1 = None
    mul_105: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_91, getitem_3);  getitem_3 = None
    mul_106: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_91, getitem_2);  getitem_2 = None
    mul_107: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_91, getitem);  mul_91 = getitem = None
    new_zeros_28: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.new_zeros.default(mul_104, [1, 1, 3, 3], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    _unsafe_index_put_28: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten._unsafe_index_put.default(new_zeros_28, [None, None, clamp_8, clamp_9], mul_104, True);  new_zeros_28 = clamp_8 = clamp_9 = mul_104 = None
    add_80: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_79, _unsafe_index_put_28);  add_79 = _unsafe_index_put_28 = None
    new_zeros_29: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.new_zeros.default(mul_105, [1, 1, 3, 3], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    _unsafe_index_put_29: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten._unsafe_index_put.default(new_zeros_29, [None, None, clamp_6, clamp_7], mul_105, True);  new_zeros_29 = clamp_6 = clamp_7 = mul_105 = None
    add_81: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_80, _unsafe_index_put_29);  add_80 = _unsafe_index_put_29 = None
    new_zeros_30: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.new_zeros.default(mul_106, [1, 1, 3, 3], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    _unsafe_index_put_30: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten._unsafe_index_put.default(new_zeros_30, [None, None, clamp_4, clamp_5], mul_106, True);  new_zeros_30 = clamp_4 = clamp_5 = mul_106 = None
    add_82: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_81, _unsafe_index_put_30);  add_81 = _unsafe_index_put_30 = None
    new_zeros_31: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.new_zeros.default(mul_107, [1, 1, 3, 3], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    _unsafe_index_put_31: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten._unsafe_index_put.default(new_zeros_31, [None, None, clamp_2, clamp_3], mul_107, True);  new_zeros_31 = clamp_2 = clamp_3 = mul_107 = None
    add_83: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_82, _unsafe_index_put_31);  add_82 = _unsafe_index_put_31 = None
    return (add_83,)
