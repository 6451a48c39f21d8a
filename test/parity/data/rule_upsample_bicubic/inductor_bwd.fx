def forward(self, getitem: "f32[6][1]cpu", getitem_1: "f32[6][1]cpu", getitem_2: "f32[6][1]cpu", getitem_3: "f32[6][1]cpu", getitem_4: "f32[6, 1][1, 1]cpu", getitem_5: "f32[6, 1][1, 1]cpu", getitem_6: "f32[6, 1][1, 1]cpu", getitem_7: "f32[6, 1][1, 1]cpu", clamp_max_2: "i64[6, 1][1, 1]cpu", clamp_max_3: "i64[6][1]cpu", clamp_max_5: "i64[6][1]cpu", clamp_max_7: "i64[6][1]cpu", clamp_max_9: "i64[6][1]cpu", clamp_max_10: "i64[6, 1][1, 1]cpu", clamp_max_18: "i64[6, 1][1, 1]cpu", clamp_max_26: "i64[6, 1][1, 1]cpu", getitem_8: "f32[6][1]cpu", getitem_9: "f32[6][1]cpu", getitem_10: "f32[6][1]cpu", getitem_11: "f32[6][1]cpu", getitem_12: "f32[6, 1][1, 1]cpu", getitem_13: "f32[6, 1][1, 1]cpu", getitem_14: "f32[6, 1][1, 1]cpu", getitem_15: "f32[6, 1][1, 1]cpu", clamp_max_36: "i64[6, 1][1, 1]cpu", clamp_max_37: "i64[6][1]cpu", clamp_max_39: "i64[6][1]cpu", clamp_max_41: "i64[6][1]cpu", clamp_max_43: "i64[6][1]cpu", clamp_max_44: "i64[6, 1][1, 1]cpu", clamp_max_52: "i64[6, 1][1, 1]cpu", clamp_max_60: "i64[6, 1][1, 1]cpu", tangents_1: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu"):
    mul_68: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, getitem_13);  getitem_13 = None
    mul_69: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, getitem_15);  getitem_15 = None
    mul_70: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, getitem_14);  getitem_14 = None
    mul_71: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, getitem_12);  getitem_12 = None
    mul_72: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_68, getitem_9)
    mul_73: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_68, getitem_11)
    mul_74: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_68, getitem_10)
    mul_75: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_68, getitem_8);  mul_68 = None
    full: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.full.default([1, 1, 3, 3], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    index_put: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.index_put.default(full, [None, None, clamp_max_60, clamp_max_43], mul_72, True);  mul_72 = None
    index_put_1: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.index_put.default(full, [None, None, clamp_max_60, clamp_max_41], mul_73, True);  mul_73 = None
    add_53: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(index_put, index_put_1);  index_put = index_put_1 = None
    index_put_2: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.index_put.default(full, [None, None, clamp_max_60, clamp_max_39], mul_74, True);  mul_74 = None
    add_54: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_53, index_put_2);  add_53 = index_put_2 = None
    index_put_3: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.index_put.default(full, [None, None, clamp_max_60, clamp_max_37], mul_75, True);  clamp_max_60 = mul_75 = None
    add_55: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_54, index_put_3);  add_54 = index_put_3 = None
    mul_76: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_69, getitem_9)
    mul_77: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_69, getitem_11)
    mul_78: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_69, getitem_10)
    mul_79: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_69, getitem_8);  mul_69 = None
    index_put_4: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.index_put.default(full, [None, None, clamp_max_52, clamp_max_43], mul_76, True);  mul_76 = None
    add_56: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_55, index_put_4);  add_55 = index_put_4 = None
    index_put_5: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.index_put.default(full, [None, None, clamp_max_52, clamp_max_41], mul_77, True);  mul_77 = None
    add_57: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_56, index_put_5);  add_56 = index_put_5 = None
    index_put_6: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.index_put.default(full, [None, None, clamp_max_52, clamp_max_39], mul_78, True);  mul_78 = None
    add_58: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_57, index_put_6);  add_57 = index_put_6 = None
    index_put_7: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.index_put.default(full, [None, None, clamp_max_52, clamp_max_37], mul_79, True);  clamp_max_52 = mul_79 = None
    add_59: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_58, index_put_7);  add_58 = index_put_7 = None
    mul_80: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_70, getitem_9)
    mul_81: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_70, getitem_11)
    mul_82: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_70, getitem_10)
    mul_83: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_70, getitem_8);  mul_70 = None
    index_put_8: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.index_put.default(full, [None, None, clamp_max_44, clamp_max_43], mul_80, True);  mul_80 = None
    add_60: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_59, index_put_8);  add_59 = index_put_8 = None
    index_put_9: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.index_put.default(full, [None, None, clamp_max_44, clamp_max_41], mul_81, True);  mul_81 = None
    add_61: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_60, index_put_9);  add_60 = index_put_9 = None
    index_put_10: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.index_put.default(full, [None, None, clamp_max_44, clamp_max_39], mul_82, True);  mul_82 = None
    add_62: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_61, index_put_10);  add_61 = index_put_10 = None
    index_put_11: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.index_put.default(full, [None, None, clamp_max_44, clamp_max_37], mul_83, True);  clamp_max_44 = mul_83 = None
    add_63: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_62, index_put_11);  add_62 = index_put_11 = None
    mul_84: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_71, getitem_9);  getitem_9 = None
    mul_85: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_71, getitem_11);  getitem_11 = None
    mul_86: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_71, getitem_10);  getitem_10 = None
    mul_87: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_71, getitem_8);  mul_71 = getitem_8 = None
    index_put_12: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.index_put.default(full, [None, None, clamp_max_36, clamp_max_43], mul_84, True);  clamp_max_43 = mul_84 = None
    add_64: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_63, index_put_12);  add_63 = index_put_12 = None
    index_put_13: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.index_put.default(full, [None, None, clamp_max_36, clamp_max_41], mul_85, True);  clamp_max_41 = mul_85 = None
    add_65: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_64, index_put_13);  add_64 = index_put_13 = None
    index_put_14: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.index_put.default(full, [None, None, clamp_max_36, clamp_max_39], mul_86, True);  clamp_max_39 = mul_86 = None
    add_66: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_65, index_put_14);  add_65 = index_put_14 = None
    index_put_15: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.index_put.default(full, [None, None, clamp_max_36, clamp_max_37], mul_87, True);  clamp_max_36 = clamp_max_37 = mul_87 = None
    add_67: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_66, index_put_15);  add_66 = index_put_15 = None
    mul_88: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, getitem_5);  getitem_5 = None
    mul_89: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, getitem_7);  getitem_7 = None
    mul_90: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, getitem_6);  getitem_6 = None
    mul_91: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, getitem_4);  tangents_1 = getitem_4 = None
    mul_92: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_88, getitem_1)
    mul_93: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_88, getitem_3)
    mul_94: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_88, getitem_2)
    mul_95: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_88, getitem);  mul_88 = None
    index_put_16: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.index_put.default(full, [None, None, clamp_max_26, clamp_max_9], mul_92, True);  mul_92 = None
    add_68: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_67, index_put_16);  add_67 = index_put_16 = None
    index_put_17: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.index_put.default(full, [None, None, clamp_max_26, clamp_max_7], mul_93, True);  mul_93 = None
    add_69: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_68, index_put_17);  add_68 = index_put_17 = None
    index_put_18: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.index_put.default(full, [None, None, clamp_max_26, clamp_max_5], mul_94, True);  mul_94 = None
    add_70: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_69, index_put_18);  add_69 = index_put_18 = None
    index_put_19: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.index_put.default(full, [None, None, clamp_max_26, clamp_max_3], mul_95, True);  clamp_max_26 = mul_95 = None
    add_71: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_70, index_put_19);  add_70 = index_put_19 = None
    mul_96: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_89, getitem_1)
    mul_97: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_89, getitem_3)
    mul_98: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_89, getitem_2)
    mul_99: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_89, getitem);  mul_89 = None
    index_put_20: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.index_put.default(full, [None, None, clamp_max_18, clamp_max_9], mul_96, True);  mul_96 = None
    add_72: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_71, index_put_20);  add_71 = index_put_20 = None
    index_put_21: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.index_put.default(full, [None, None, clamp_max_18, clamp_max_7], mul_97, True);  mul_97 = None
    add_73: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_72, index_put_21);  add_72 = index_put_21 = None
    index_put_22: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.index_put.default(full, [None, None, clamp_max_18, clamp_max_5], mul_98, True);  mul_98 = None
    add_74: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_73, index_put_22);  add_73 = index_put_22 = None
    index_put_23: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.index_put.default(full, [None, None, clamp_max_18, clamp_max_3], mul_99, True);  clamp_max_18 = mul_99 = None
    add_75: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_74, index_put_23);  add_74 = index_put_23 = None
    mul_100: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_90, getitem_1)
    mul_101: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_90, getitem_3)
    mul_102: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_90, getitem_2)
    mul_103: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_90, getitem);  mul_90 = None
    index_put_24: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.index_put.default(full, [None, None, clamp_max_10, clamp_max_9], mul_100, True);  mul_100 = None
    add_76: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_75, index_put_24);  add_75 = index_put_24 = None
    index_put_25: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.index_put.default(full, [None, None, clamp_max_10, clamp_max_7], mul_101, True);  mul_101 = None
    add_77: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_76, index_put_25);  add_76 = index_put_25 = None
    index_put_26: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.index_put.default(full, [None, None, clamp_max_10, clamp_max_5], mul_102, True);  mul_102 = None
    add_78: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_77, index_put_26);  add_77 = index_put_26 = None
    index_put_27: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.index_put.default(full, [None, None, clamp_max_10, clamp_max_3], mul_103, True);  clamp_max_10 = mul_103 = None
    add_79: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_78, index_put_27);  add_78 = index_put_27 = None
    mul_104: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_91, getitem_1);  getitem_1 = None
    mul_105: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_91, getitem_3);  getitem_3 = None
    mul_106: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_91, getitem_2);  getitem_2 = None
    mul_107: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_91, getitem);  mul_91 = getitem = None
    index_put_28: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.index_put.default(full, [None, None, clamp_max_2, clamp_max_9], mul_104, True);  clamp_max_9 = mul_104 = None
    add_80: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_79, index_put_28);  add_79 = index_put_28 = None
    index_put_29: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.index_put.default(full, [None, None, clamp_max_2, clamp_max_7], mul_105, True);  clamp_max_7 = mul_105 = None
    add_81: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_80, index_put_29);  add_80 = index_put_29 = None
    index_put_30: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.index_put.default(full, [None, None, clamp_max_2, clamp_max_5], mul_106, True);  clamp_max_5 = mul_106 = None
    add_82: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_81, index_put_30);  add_81 = index_put_30 = None
    index_put_31: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.index_put.default(full, [None, None, clamp_max_2, clamp_max_3], mul_107, True);  full = clamp_max_2 = clamp_max_3 = mul_107 = None
    add_83: "f32[1, 1, 3, 3][9, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_82, index_put_31);  add_82 = index_put_31 = None
    return (add_83,)
