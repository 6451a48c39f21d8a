def forward(self, primals_1: "f32[4][1]cpu", primals_2: "f32[4][1]cpu", tangents_1: "f32[4][1]cpu"):
    cos: "f32[4][1]cpu" = torch.ops.aten.cos.default(primals_1)
    mul: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(cos, primals_2)
    cos_1: "f32[4][1]cpu" = torch.ops.aten.cos.default(mul)
    mul_1: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(cos_1, primals_2)
    cos_2: "f32[4][1]cpu" = torch.ops.aten.cos.default(mul_1)
    mul_2: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(cos_2, primals_2)
    cos_3: "f32[4][1]cpu" = torch.ops.aten.cos.default(mul_2)
    mul_3: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(cos_3, primals_2)
    cos_4: "f32[4][1]cpu" = torch.ops.aten.cos.default(mul_3)
    mul_4: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(cos_4, primals_2)
    cos_5: "f32[4][1]cpu" = torch.ops.aten.cos.default(mul_4)
    mul_5: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(cos_5, primals_2)
    cos_6: "f32[4][1]cpu" = torch.ops.aten.cos.default(mul_5)
    mul_6: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(cos_6, primals_2)
    cos_7: "f32[4][1]cpu" = torch.ops.aten.cos.default(mul_6)
    mul_7: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(cos_7, primals_2)
    cos_8: "f32[4][1]cpu" = torch.ops.aten.cos.default(mul_7)
    mul_8: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(cos_8, primals_2)
    cos_9: "f32[4][1]cpu" = torch.ops.aten.cos.default(mul_8)
    mul_9: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(cos_9, primals_2)
    cos_10: "f32[4][1]cpu" = torch.ops.aten.cos.default(mul_9)
    mul_10: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(cos_10, primals_2)
    cos_11: "f32[4][1]cpu" = torch.ops.aten.cos.default(mul_10)
    mul_11: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(cos_11, primals_2)
    cos_12: "f32[4][1]cpu" = torch.ops.aten.cos.default(mul_11)
    mul_12: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(cos_12, primals_2)
    cos_13: "f32[4][1]cpu" = torch.ops.aten.cos.default(mul_12)
    mul_13: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(cos_13, primals_2)
    cos_14: "f32[4][1]cpu" = torch.ops.aten.cos.default(mul_13)
    mul_14: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(cos_14, primals_2)
    cos_15: "f32[4][1]cpu" = torch.ops.aten.cos.default(mul_14)
    mul_15: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(cos_15, primals_2)
    cos_16: "f32[4][1]cpu" = torch.ops.aten.cos.default(mul_15)
    mul_16: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(cos_16, primals_2)
    cos_17: "f32[4][1]cpu" = torch.ops.aten.cos.default(mul_16)
    mul_17: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(cos_17, primals_2)
    cos_18: "f32[4][1]cpu" = torch.ops.aten.cos.default(mul_17)
    mul_18: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(cos_18, primals_2)
    cos_19: "f32[4][1]cpu" = torch.ops.aten.cos.default(mul_18)
    mul_19: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(cos_19, primals_2)
    cos_20: "f32[4][1]cpu" = torch.ops.aten.cos.default(mul_19)
    mul_20: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(cos_20, primals_2)
    cos_21: "f32[4][1]cpu" = torch.ops.aten.cos.default(mul_20)
    mul_21: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(cos_21, primals_2)
    cos_22: "f32[4][1]cpu" = torch.ops.aten.cos.default(mul_21)
    mul_22: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(cos_22, primals_2)
    cos_23: "f32[4][1]cpu" = torch.ops.aten.cos.default(mul_22)
    mul_23: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(cos_23, primals_2)
    cos_24: "f32[4][1]cpu" = torch.ops.aten.cos.default(mul_23)
    mul_24: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(cos_24, primals_2)
    cos_25: "f32[4][1]cpu" = torch.ops.aten.cos.default(mul_24)
    mul_25: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(cos_25, primals_2)
    cos_26: "f32[4][1]cpu" = torch.ops.aten.cos.default(mul_25)
    mul_26: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(cos_26, primals_2)
    cos_27: "f32[4][1]cpu" = torch.ops.aten.cos.default(mul_26)
    mul_27: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(cos_27, primals_2)
    cos_28: "f32[4][1]cpu" = torch.ops.aten.cos.default(mul_27)
    mul_28: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(cos_28, primals_2)
    cos_29: "f32[4][1]cpu" = torch.ops.aten.cos.default(mul_28)
    mul_29: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(cos_29, primals_2)
    cos_30: "f32[4][1]cpu" = torch.ops.aten.cos.default(mul_29)
    mul_30: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(cos_30, primals_2)
    cos_31: "f32[4][1]cpu" = torch.ops.aten.cos.default(mul_30)
    mul_31: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(cos_31, primals_2)
    cos_32: "f32[4][1]cpu" = torch.ops.aten.cos.default(mul_31)
    mul_32: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(cos_32, primals_2)
    cos_33: "f32[4][1]cpu" = torch.ops.aten.cos.default(mul_32)
    mul_33: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(cos_33, primals_2)
    cos_34: "f32[4][1]cpu" = torch.ops.aten.cos.default(mul_33)
    mul_34: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(cos_34, primals_2)
    cos_35: "f32[4][1]cpu" = torch.ops.aten.cos.default(mul_34)
    mul_35: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(cos_35, primals_2)
    cos_36: "f32[4][1]cpu" = torch.ops.aten.cos.default(mul_35)
    mul_36: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(cos_36, primals_2)
    cos_37: "f32[4][1]cpu" = torch.ops.aten.cos.default(mul_36)
    mul_37: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(cos_37, primals_2)
    cos_38: "f32[4][1]cpu" = torch.ops.aten.cos.default(mul_37)
    mul_38: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(cos_38, primals_2)
    cos_39: "f32[4][1]cpu" = torch.ops.aten.cos.default(mul_38)
    mul_39: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(cos_39, primals_2)
    cos_40: "f32[4][1]cpu" = torch.ops.aten.cos.default(mul_39)
    mul_40: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(cos_40, primals_2)
    cos_41: "f32[4][1]cpu" = torch.ops.aten.cos.default(mul_40)
    mul_41: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(cos_41, primals_2)
    cos_42: "f32[4][1]cpu" = torch.ops.aten.cos.default(mul_41)
    mul_42: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(cos_42, primals_2)
    cos_43: "f32[4][1]cpu" = torch.ops.aten.cos.default(mul_42)
    mul_43: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(cos_43, primals_2)
    cos_44: "f32[4][1]cpu" = torch.ops.aten.cos.default(mul_43)
    mul_44: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(cos_44, primals_2)
    cos_45: "f32[4][1]cpu" = torch.ops.aten.cos.default(mul_44)
    mul_45: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(cos_45, primals_2)
    cos_46: "f32[4][1]cpu" = torch.ops.aten.cos.default(mul_45)
    mul_46: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(cos_46, primals_2)
    cos_47: "f32[4][1]cpu" = torch.ops.aten.cos.default(mul_46)
    mul_47: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(cos_47, primals_2)
    cos_48: "f32[4][1]cpu" = torch.ops.aten.cos.default(mul_47)
    mul_48: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(cos_48, primals_2)
    cos_49: "f32[4][1]cpu" = torch.ops.aten.cos.default(mul_48)
    mul_49: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(cos_49, primals_2)
    cos_50: "f32[4][1]cpu" = torch.ops.aten.cos.default(mul_49)
    mul_50: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(cos_50, primals_2)
    cos_51: "f32[4][1]cpu" = torch.ops.aten.cos.default(mul_50)
    mul_51: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(cos_51, primals_2)
    cos_52: "f32[4][1]cpu" = torch.ops.aten.cos.default(mul_51)
    mul_52: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(cos_52, primals_2)
    cos_53: "f32[4][1]cpu" = torch.ops.aten.cos.default(mul_52)
    mul_53: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(cos_53, primals_2)
    cos_54: "f32[4][1]cpu" = torch.ops.aten.cos.default(mul_53)
    mul_54: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(cos_54, primals_2)
    cos_55: "f32[4][1]cpu" = torch.ops.aten.cos.default(mul_54)
    mul_55: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(cos_55, primals_2)
    cos_56: "f32[4][1]cpu" = torch.ops.aten.cos.default(mul_55)
    mul_56: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(cos_56, primals_2)
    cos_57: "f32[4][1]cpu" = torch.ops.aten.cos.default(mul_56)
    mul_57: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(cos_57, primals_2)
    cos_58: "f32[4][1]cpu" = torch.ops.aten.cos.default(mul_57)
    mul_58: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(cos_58, primals_2)
    cos_59: "f32[4][1]cpu" = torch.ops.aten.cos.default(mul_58)
    mul_59: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(cos_59, primals_2)
    mul_60: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, cos_59);  cos_59 = None
    mul_61: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, primals_2);  tangents_1 = None
    sin: "f32[4][1]cpu" = torch.ops.aten.sin.default(mul_58);  mul_58 = None
    neg: "f32[4][1]cpu" = torch.ops.aten.neg.default(sin);  sin = None
    mul_62: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_61, neg);  mul_61 = neg = None
    mul_63: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_62, cos_58);  cos_58 = None
    mul_64: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_62, primals_2);  mul_62 = None
    add: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(mul_60, mul_63);  mul_60 = mul_63 = None
    sin_1: "f32[4][1]cpu" = torch.ops.aten.sin.default(mul_57);  mul_57 = None
    neg_1: "f32[4][1]cpu" = torch.ops.aten.neg.default(sin_1);  sin_1 = None
    mul_65: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_64, neg_1);  mul_64 = neg_1 = None
    mul_66: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_65, cos_57);  cos_57 = None
    mul_67: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_65, primals_2);  mul_65 = None
    add_1: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(add, mul_66);  add = mul_66 = None
    sin_2: "f32[4][1]cpu" = torch.ops.aten.sin.default(mul_56);  mul_56 = None
    neg_2: "f32[4][1]cpu" = torch.ops.aten.neg.default(sin_2);  sin_2 = None
    mul_68: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_67, neg_2);  mul_67 = neg_2 = None
    mul_69: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_68, cos_56);  cos_56 = None
    mul_70: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_68, primals_2);  mul_68 = None
    add_2: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(add_1, mul_69);  add_1 = mul_69 = None
    sin_3: "f32[4][1]cpu" = torch.ops.aten.sin.default(mul_55);  mul_55 = None
    neg_3: "f32[4][1]cpu" = torch.ops.aten.neg.default(sin_3);  sin_3 = None
    mul_71: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_70, neg_3);  mul_70 = neg_3 = None
    mul_72: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_71, cos_55);  cos_55 = None
    mul_73: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_71, primals_2);  mul_71 = None
    add_3: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(add_2, mul_72);  add_2 = mul_72 = None
    sin_4: "f32[4][1]cpu" = torch.ops.aten.sin.default(mul_54);  mul_54 = None
    neg_4: "f32[4][1]cpu" = torch.ops.aten.neg.default(sin_4);  sin_4 = None
    mul_74: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_73, neg_4);  mul_73 = neg_4 = None
    mul_75: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_74, cos_54);  cos_54 = None
    mul_76: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_74, primals_2);  mul_74 = None
    add_4: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(add_3, mul_75);  add_3 = mul_75 = None
    sin_5: "f32[4][1]cpu" = torch.ops.aten.sin.default(mul_53);  mul_53 = None
    neg_5: "f32[4][1]cpu" = torch.ops.aten.neg.default(sin_5);  sin_5 = None
    mul_77: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_76, neg_5);  mul_76 = neg_5 = None
    mul_78: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_77, cos_53);  cos_53 = None
    mul_79: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_77, primals_2);  mul_77 = None
    add_5: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(add_4, mul_78);  add_4 = mul_78 = None
    sin_6: "f32[4][1]cpu" = torch.ops.aten.sin.default(mul_52);  mul_52 = None
    neg_6: "f32[4][1]cpu" = torch.ops.aten.neg.default(sin_6);  sin_6 = None
    mul_80: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_79, neg_6);  mul_79 = neg_6 = None
    mul_81: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_80, cos_52);  cos_52 = None
    mul_82: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_80, primals_2);  mul_80 = None
    add_6: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(add_5, mul_81);  add_5 = mul_81 = None
    sin_7: "f32[4][1]cpu" = torch.ops.aten.sin.default(mul_51);  mul_51 = None
    neg_7: "f32[4][1]cpu" = torch.ops.aten.neg.default(sin_7);  sin_7 = None
    mul_83: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_82, neg_7);  mul_82 = neg_7 = None
    mul_84: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_83, cos_51);  cos_51 = None
    mul_85: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_83, primals_2);  mul_83 = None
    add_7: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(add_6, mul_84);  add_6 = mul_84 = None
    sin_8: "f32[4][1]cpu" = torch.ops.aten.sin.default(mul_50);  mul_50 = None
    neg_8: "f32[4][1]cpu" = torch.ops.aten.neg.default(sin_8);  sin_8 = None
    mul_86: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_85, neg_8);  mul_85 = neg_8 = None
    mul_87: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_86, cos_50);  cos_50 = None
    mul_88: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_86, primals_2);  mul_86 = None
    add_8: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(add_7, mul_87);  add_7 = mul_87 = None
    sin_9: "f32[4][1]cpu" = torch.ops.aten.sin.default(mul_49);  mul_49 = None
    neg_9: "f32[4][1]cpu" = torch.ops.aten.neg.default(sin_9);  sin_9 = None
    mul_89: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_88, neg_9);  mul_88 = neg_9 = None
    mul_90: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_89, cos_49);  cos_49 = None
    mul_91: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_89, primals_2);  mul_89 = None
    add_9: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(add_8, mul_90);  add_8 = mul_90 = None
    sin_10: "f32[4][1]cpu" = torch.ops.aten.sin.default(mul_48);  mul_48 = None
    neg_10: "f32[4][1]cpu" = torch.ops.aten.neg.default(sin_10);  sin_10 = None
    mul_92: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_91, neg_10);  mul_91 = neg_10 = None
    mul_93: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_92, cos_48);  cos_48 = None
    mul_94: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_92, primals_2);  mul_92 = None
    add_10: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(add_9, mul_93);  add_9 = mul_93 = None
    sin_11: "f32[4][1]cpu" = torch.ops.aten.sin.default(mul_47);  mul_47 = None
    neg_11: "f32[4][1]cpu" = torch.ops.aten.neg.default(sin_11);  sin_11 = None
    mul_95: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_94, neg_11);  mul_94 = neg_11 = None
    mul_96: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_95, cos_47);  cos_47 = None
    mul_97: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_95, primals_2);  mul_95 = None
    add_11: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(add_10, mul_96);  add_10 = mul_96 = None
    sin_12: "f32[4][1]cpu" = torch.ops.aten.sin.default(mul_46);  mul_46 = None
    neg_12: "f32[4][1]cpu" = torch.ops.aten.neg.default(sin_12);  sin_12 = None
    mul_98: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_97, neg_12);  mul_97 = neg_12 = None
    mul_99: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_98, cos_46);  cos_46 = None
    mul_100: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_98, primals_2);  mul_98 = None
    add_12: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(add_11, mul_99);  add_11 = mul_99 = None
    sin_13: "f32[4][1]cpu" = torch.ops.aten.sin.default(mul_45);  mul_45 = None
    neg_13: "f32[4][1]cpu" = torch.ops.aten.neg.default(sin_13);  sin_13 = None
    mul_101: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_100, neg_13);  mul_100 = neg_13 = None
    mul_102: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_101, cos_45);  cos_45 = None
    mul_103: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_101, primals_2);  mul_101 = None
    add_13: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(add_12, mul_102);  add_12 = mul_102 = None
    sin_14: "f32[4][1]cpu" = torch.ops.aten.sin.default(mul_44);  mul_44 = None
    neg_14: "f32[4][1]cpu" = torch.ops.aten.neg.default(sin_14);  sin_14 = None
    mul_104: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_103, neg_14);  mul_103 = neg_14 = None
    mul_105: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_104, cos_44);  cos_44 = None
    mul_106: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_104, primals_2);  mul_104 = None
    add_14: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(add_13, mul_105);  add_13 = mul_105 = None
    sin_15: "f32[4][1]cpu" = torch.ops.aten.sin.default(mul_43);  mul_43 = None
    neg_15: "f32[4][1]cpu" = torch.ops.aten.neg.default(sin_15);  sin_15 = None
    mul_107: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_106, neg_15);  mul_106 = neg_15 = None
    mul_108: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_107, cos_43);  cos_43 = None
    mul_109: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_107, primals_2);  mul_107 = None
    add_15: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(add_14, mul_108);  add_14 = mul_108 = None
    sin_16: "f32[4][1]cpu" = torch.ops.aten.sin.default(mul_42);  mul_42 = None
    neg_16: "f32[4][1]cpu" = torch.ops.aten.neg.default(sin_16);  sin_16 = None
    mul_110: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_109, neg_16);  mul_109 = neg_16 = None
    mul_111: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_110, cos_42);  cos_42 = None
    mul_112: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_110, primals_2);  mul_110 = None
    add_16: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(add_15, mul_111);  add_15 = mul_111 = None
    sin_17: "f32[4][1]cpu" = torch.ops.aten.sin.default(mul_41);  mul_41 = None
    neg_17: "f32[4][1]cpu" = torch.ops.aten.neg.default(sin_17);  sin_17 = None
    mul_113: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_112, neg_17);  mul_112 = neg_17 = None
    mul_114: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_113, cos_41);  cos_41 = None
    mul_115: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_113, primals_2);  mul_113 = None
    add_17: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(add_16, mul_114);  add_16 = mul_114 = None
    sin_18: "f32[4][1]cpu" = torch.ops.aten.sin.default(mul_40);  mul_40 = None
    neg_18: "f32[4][1]cpu" = torch.ops.aten.neg.default(sin_18);  sin_18 = None
    mul_116: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_115, neg_18);  mul_115 = neg_18 = None
    mul_117: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_116, cos_40);  cos_40 = None
    mul_118: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_116, primals_2);  mul_116 = None
    add_18: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(add_17, mul_117);  add_17 = mul_117 = None
    sin_19: "f32[4][1]cpu" = torch.ops.aten.sin.default(mul_39);  mul_39 = None
    neg_19: "f32[4][1]cpu" = torch.ops.aten.neg.default(sin_19);  sin_19 = None
    mul_119: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_118, neg_19);  mul_118 = neg_19 = None
    mul_120: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_119, cos_39);  cos_39 = None
    mul_121: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_119, primals_2);  mul_119 = None
    add_19: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(add_18, mul_120);  add_18 = mul_120 = None
    sin_20: "f32[4][1]cpu" = torch.ops.aten.sin.default(mul_38);  mul_38 = None
    neg_20: "f32[4][1]cpu" = torch.ops.aten.neg.default(sin_20);  sin_20 = None
    mul_122: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_121, neg_20);  mul_121 = neg_20 = None
    mul_123: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_122, cos_38);  cos_38 = None
    mul_124: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_122, primals_2);  mul_122 = None
    add_20: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(add_19, mul_123);  add_19 = mul_123 = None
    sin_21: "f32[4][1]cpu" = torch.ops.aten.sin.default(mul_37);  mul_37 = None
    neg_21: "f32[4][1]cpu" = torch.ops.aten.neg.default(sin_21);  sin_21 = None
    mul_125: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_124, neg_21);  mul_124 = neg_21 = None
    mul_126: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_125, cos_37);  cos_37 = None
    mul_127: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_125, primals_2);  mul_125 = None
    add_21: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(add_20, mul_126);  add_20 = mul_126 = None
    sin_22: "f32[4][1]cpu" = torch.ops.aten.sin.default(mul_36);  mul_36 = None
    neg_22: "f32[4][1]cpu" = torch.ops.aten.neg.default(sin_22);  sin_22 = None
    mul_128: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_127, neg_22);  mul_127 = neg_22 = None
    mul_129: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_128, cos_36);  cos_36 = None
    mul_130: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_128, primals_2);  mul_128 = None
    add_22: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(add_21, mul_129);  add_21 = mul_129 = None
    sin_23: "f32[4][1]cpu" = torch.ops.aten.sin.default(mul_35);  mul_35 = None
    neg_23: "f32[4][1]cpu" = torch.ops.aten.neg.default(sin_23);  sin_23 = None
    mul_131: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_130, neg_23);  mul_130 = neg_23 = None
    mul_132: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_131, cos_35);  cos_35 = None
    mul_133: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_131, primals_2);  mul_131 = None
    add_23: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(add_22, mul_132);  add_22 = mul_132 = None
    sin_24: "f32[4][1]cpu" = torch.ops.aten.sin.default(mul_34);  mul_34 = None
    neg_24: "f32[4][1]cpu" = torch.ops.aten.neg.default(sin_24);  sin_24 = None
    mul_134: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_133, neg_24);  mul_133 = neg_24 = None
    mul_135: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_134, cos_34);  cos_34 = None
    mul_136: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_134, primals_2);  mul_134 = None
    add_24: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(add_23, mul_135);  add_23 = mul_135 = None
    sin_25: "f32[4][1]cpu" = torch.ops.aten.sin.default(mul_33);  mul_33 = None
    neg_25: "f32[4][1]cpu" = torch.ops.aten.neg.default(sin_25);  sin_25 = None
    mul_137: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_136, neg_25);  mul_136 = neg_25 = None
    mul_138: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_137, cos_33);  cos_33 = None
    mul_139: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_137, primals_2);  mul_137 = None
    add_25: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(add_24, mul_138);  add_24 = mul_138 = None
    sin_26: "f32[4][1]cpu" = torch.ops.aten.sin.default(mul_32);  mul_32 = None
    neg_26: "f32[4][1]cpu" = torch.ops.aten.neg.default(sin_26);  sin_26 = None
    mul_140: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_139, neg_26);  mul_139 = neg_26 = None
    mul_141: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_140, cos_32);  cos_32 = None
    mul_142: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_140, primals_2);  mul_140 = None
    add_26: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(add_25, mul_141);  add_25 = mul_141 = None
    sin_27: "f32[4][1]cpu" = torch.ops.aten.sin.default(mul_31);  mul_31 = None
    neg_27: "f32[4][1]cpu" = torch.ops.aten.neg.default(sin_27);  sin_27 = None
    mul_143: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_142, neg_27);  mul_142 = neg_27 = None
    mul_144: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_143, cos_31);  cos_31 = None
    mul_145: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_143, primals_2);  mul_143 = None
    add_27: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(add_26, mul_144);  add_26 = mul_144 = None
    sin_28: "f32[4][1]cpu" = torch.ops.aten.sin.default(mul_30);  mul_30 = None
    neg_28: "f32[4][1]cpu" = torch.ops.aten.neg.default(sin_28);  sin_28 = None
    mul_146: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_145, neg_28);  mul_145 = neg_28 = None
    mul_147: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_146, cos_30);  cos_30 = None
    mul_148: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_146, primals_2);  mul_146 = None
    add_28: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(add_27, mul_147);  add_27 = mul_147 = None
    sin_29: "f32[4][1]cpu" = torch.ops.aten.sin.default(mul_29);  mul_29 = None
    neg_29: "f32[4][1]cpu" = torch.ops.aten.neg.default(sin_29);  sin_29 = None
    mul_149: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_148, neg_29);  mul_148 = neg_29 = None
    mul_150: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_149, cos_29);  cos_29 = None
    mul_151: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_149, primals_2);  mul_149 = None
    add_29: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(add_28, mul_150);  add_28 = mul_150 = None
    sin_30: "f32[4][1]cpu" = torch.ops.aten.sin.default(mul_28);  mul_28 = None
    neg_30: "f32[4][1]cpu" = torch.ops.aten.neg.default(sin_30);  sin_30 = None
    mul_152: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_151, neg_30);  mul_151 = neg_30 = None
    mul_153: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_152, cos_28);  cos_28 = None
    mul_154: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_152, primals_2);  mul_152 = None
    add_30: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(add_29, mul_153);  add_29 = mul_153 = None
    sin_31: "f32[4][1]cpu" = torch.ops.aten.sin.default(mul_27);  mul_27 = None
    neg_31: "f32[4][1]cpu" = torch.ops.aten.neg.default(sin_31);  sin_31 = None
    mul_155: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_154, neg_31);  mul_154 = neg_31 = None
    mul_156: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_155, cos_27);  cos_27 = None
    mul_157: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_155, primals_2);  mul_155 = None
    add_31: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(add_30, mul_156);  add_30 = mul_156 = None
    sin_32: "f32[4][1]cpu" = torch.ops.aten.sin.default(mul_26);  mul_26 = None
    neg_32: "f32[4][1]cpu" = torch.ops.aten.neg.default(sin_32);  sin_32 = None
    mul_158: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_157, neg_32);  mul_157 = neg_32 = None
    mul_159: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_158, cos_26);  cos_26 = None
    mul_160: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_158, primals_2);  mul_158 = None
    add_32: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(add_31, mul_159);  add_31 = mul_159 = None
    sin_33: "f32[4][1]cpu" = torch.ops.aten.sin.default(mul_25);  mul_25 = None
    neg_33: "f32[4][1]cpu" = torch.ops.aten.neg.default(sin_33);  sin_33 = None
    mul_161: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_160, neg_33);  mul_160 = neg_33 = None
    mul_162: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_161, cos_25);  cos_25 = None
    mul_163: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_161, primals_2);  mul_161 = None
    add_33: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(add_32, mul_162);  add_32 = mul_162 = None
    sin_34: "f32[4][1]cpu" = torch.ops.aten.sin.default(mul_24);  mul_24 = None
    neg_34: "f32[4][1]cpu" = torch.ops.aten.neg.default(sin_34);  sin_34 = None
    mul_164: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_163, neg_34);  mul_163 = neg_34 = None
    mul_165: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_164, cos_24);  cos_24 = None
    mul_166: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_164, primals_2);  mul_164 = None
    add_34: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(add_33, mul_165);  add_33 = mul_165 = None
    sin_35: "f32[4][1]cpu" = torch.ops.aten.sin.default(mul_23);  mul_23 = None
    neg_35: "f32[4][1]cpu" = torch.ops.aten.neg.default(sin_35);  sin_35 = None
    mul_167: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_166, neg_35);  mul_166 = neg_35 = None
    mul_168: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_167, cos_23);  cos_23 = None
    mul_169: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_167, primals_2);  mul_167 = None
    add_35: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(add_34, mul_168);  add_34 = mul_168 = None
    sin_36: "f32[4][1]cpu" = torch.ops.aten.sin.default(mul_22);  mul_22 = None
    neg_36: "f32[4][1]cpu" = torch.ops.aten.neg.default(sin_36);  sin_36 = None
    mul_170: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_169, neg_36);  mul_169 = neg_36 = None
    mul_171: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_170, cos_22);  cos_22 = None
    mul_172: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_170, primals_2);  mul_170 = None
    add_36: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(add_35, mul_171);  add_35 = mul_171 = None
    sin_37: "f32[4][1]cpu" = torch.ops.aten.sin.default(mul_21);  mul_21 = None
    neg_37: "f32[4][1]cpu" = torch.ops.aten.neg.default(sin_37);  sin_37 = None
    mul_173: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_172, neg_37);  mul_172 = neg_37 = None
    mul_174: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_173, cos_21);  cos_21 = None
    mul_175: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_173, primals_2);  mul_173 = None
    add_37: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(add_36, mul_174);  add_36 = mul_174 = None
    sin_38: "f32[4][1]cpu" = torch.ops.aten.sin.default(mul_20);  mul_20 = None
    neg_38: "f32[4][1]cpu" = torch.ops.aten.neg.default(sin_38);  sin_38 = None
    mul_176: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_175, neg_38);  mul_175 = neg_38 = None
    mul_177: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_176, cos_20);  cos_20 = None
    mul_178: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_176, primals_2);  mul_176 = None
    add_38: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(add_37, mul_177);  add_37 = mul_177 = None
    sin_39: "f32[4][1]cpu" = torch.ops.aten.sin.default(mul_19);  mul_19 = None
    neg_39: "f32[4][1]cpu" = torch.ops.aten.neg.default(sin_39);  sin_39 = None
    mul_179: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_178, neg_39);  mul_178 = neg_39 = None
    mul_180: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_179, cos_19);  cos_19 = None
    mul_181: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_179, primals_2);  mul_179 = None
    add_39: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(add_38, mul_180);  add_38 = mul_180 = None
    sin_40: "f32[4][1]cpu" = torch.ops.aten.sin.default(mul_18);  mul_18 = None
    neg_40: "f32[4][1]cpu" = torch.ops.aten.neg.default(sin_40);  sin_40 = None
    mul_182: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_181, neg_40);  mul_181 = neg_40 = None
    mul_183: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_182, cos_18);  cos_18 = None
    mul_184: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_182, primals_2);  mul_182 = None
    add_40: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(add_39, mul_183);  add_39 = mul_183 = None
    sin_41: "f32[4][1]cpu" = torch.ops.aten.sin.default(mul_17);  mul_17 = None
    neg_41: "f32[4][1]cpu" = torch.ops.aten.neg.default(sin_41);  sin_41 = None
    mul_185: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_184, neg_41);  mul_184 = neg_41 = None
    mul_186: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_185, cos_17);  cos_17 = None
    mul_187: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_185, primals_2);  mul_185 = None
    add_41: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(add_40, mul_186);  add_40 = mul_186 = None
    sin_42: "f32[4][1]cpu" = torch.ops.aten.sin.default(mul_16);  mul_16 = None
    neg_42: "f32[4][1]cpu" = torch.ops.aten.neg.default(sin_42);  sin_42 = None
    mul_188: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_187, neg_42);  mul_187 = neg_42 = None
    mul_189: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_188, cos_16);  cos_16 = None
    mul_190: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_188, primals_2);  mul_188 = None
    add_42: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(add_41, mul_189);  add_41 = mul_189 = None
    sin_43: "f32[4][1]cpu" = torch.ops.aten.sin.default(mul_15);  mul_15 = None
    neg_43: "f32[4][1]cpu" = torch.ops.aten.neg.default(sin_43);  sin_43 = None
    mul_191: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_190, neg_43);  mul_190 = neg_43 = None
    mul_192: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_191, cos_15);  cos_15 = None
    mul_193: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_191, primals_2);  mul_191 = None
    add_43: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(add_42, mul_192);  add_42 = mul_192 = None
    sin_44: "f32[4][1]cpu" = torch.ops.aten.sin.default(mul_14);  mul_14 = None
    neg_44: "f32[4][1]cpu" = torch.ops.aten.neg.default(sin_44);  sin_44 = None
    mul_194: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_193, neg_44);  mul_193 = neg_44 = None
    mul_195: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_194, cos_14);  cos_14 = None
    mul_196: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_194, primals_2);  mul_194 = None
    add_44: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(add_43, mul_195);  add_43 = mul_195 = None
    sin_45: "f32[4][1]cpu" = torch.ops.aten.sin.default(mul_13);  mul_13 = None
    neg_45: "f32[4][1]cpu" = torch.ops.aten.neg.default(sin_45);  sin_45 = None
    mul_197: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_196, neg_45);  mul_196 = neg_45 = None
    mul_198: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_197, cos_13);  cos_13 = None
    mul_199: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_197, primals_2);  mul_197 = None
    add_45: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(add_44, mul_198);  add_44 = mul_198 = None
    sin_46: "f32[4][1]cpu" = torch.ops.aten.sin.default(mul_12);  mul_12 = None
    neg_46: "f32[4][1]cpu" = torch.ops.aten.neg.default(sin_46);  sin_46 = None
    mul_200: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_199, neg_46);  mul_199 = neg_46 = None
    mul_201: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_200, cos_12);  cos_12 = None
    mul_202: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_200, primals_2);  mul_200 = None
    add_46: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(add_45, mul_201);  add_45 = mul_201 = None
    sin_47: "f32[4][1]cpu" = torch.ops.aten.sin.default(mul_11);  mul_11 = None
    neg_47: "f32[4][1]cpu" = torch.ops.aten.neg.default(sin_47);  sin_47 = None
    mul_203: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_202, neg_47);  mul_202 = neg_47 = None
    mul_204: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_203, cos_11);  cos_11 = None
    mul_205: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_203, primals_2);  mul_203 = None
    add_47: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(add_46, mul_204);  add_46 = mul_204 = None
    sin_48: "f32[4][1]cpu" = torch.ops.aten.sin.default(mul_10);  mul_10 = None
    neg_48: "f32[4][1]cpu" = torch.ops.aten.neg.default(sin_48);  sin_48 = None
    mul_206: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_205, neg_48);  mul_205 = neg_48 = None
    mul_207: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_206, cos_10);  cos_10 = None
    mul_208: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_206, primals_2);  mul_206 = None
    add_48: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(add_47, mul_207);  add_47 = mul_207 = None
    sin_49: "f32[4][1]cpu" = torch.ops.aten.sin.default(mul_9);  mul_9 = None
    neg_49: "f32[4][1]cpu" = torch.ops.aten.neg.default(sin_49);  sin_49 = None
    mul_209: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_208, neg_49);  mul_208 = neg_49 = None
    mul_210: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_209, cos_9);  cos_9 = None
    mul_211: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_209, primals_2);  mul_209 = None
    add_49: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(add_48, mul_210);  add_48 = mul_210 = None
    sin_50: "f32[4][1]cpu" = torch.ops.aten.sin.default(mul_8);  mul_8 = None
    neg_50: "f32[4][1]cpu" = torch.ops.aten.neg.default(sin_50);  sin_50 = None
    mul_212: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_211, neg_50);  mul_211 = neg_50 = None
    mul_213: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_212, cos_8);  cos_8 = None
    mul_214: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_212, primals_2);  mul_212 = None
    add_50: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(add_49, mul_213);  add_49 = mul_213 = None
    sin_51: "f32[4][1]cpu" = torch.ops.aten.sin.default(mul_7);  mul_7 = None
    neg_51: "f32[4][1]cpu" = torch.ops.aten.neg.default(sin_51);  sin_51 = None
    mul_215: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_214, neg_51);  mul_214 = neg_51 = None
    mul_216: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_215, cos_7);  cos_7 = None
    mul_217: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_215, primals_2);  mul_215 = None
    add_51: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(add_50, mul_216);  add_50 = mul_216 = None
    sin_52: "f32[4][1]cpu" = torch.ops.aten.sin.default(mul_6);  mul_6 = None
    neg_52: "f32[4][1]cpu" = torch.ops.aten.neg.default(sin_52);  sin_52 = None
    mul_218: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_217, neg_52);  mul_217 = neg_52 = None
    mul_219: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_218, cos_6);  cos_6 = None
    mul_220: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_218, primals_2);  mul_218 = None
    add_52: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(add_51, mul_219);  add_51 = mul_219 = None
    sin_53: "f32[4][1]cpu" = torch.ops.aten.sin.default(mul_5);  mul_5 = None
    neg_53: "f32[4][1]cpu" = torch.ops.aten.neg.default(sin_53);  sin_53 = None
    mul_221: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_220, neg_53);  mul_220 = neg_53 = None
    mul_222: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_221, cos_5);  cos_5 = None
    mul_223: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_221, primals_2);  mul_221 = None
    add_53: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(add_52, mul_222);  add_52 = mul_222 = None
    sin_54: "f32[4][1]cpu" = torch.ops.aten.sin.default(mul_4);  mul_4 = None
    neg_54: "f32[4][1]cpu" = torch.ops.aten.neg.default(sin_54);  sin_54 = None
    mul_224: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_223, neg_54);  mul_223 = neg_54 = None
    mul_225: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_224, cos_4);  cos_4 = None
    mul_226: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_224, primals_2);  mul_224 = None
    add_54: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(add_53, mul_225);  add_53 = mul_225 = None
    sin_55: "f32[4][1]cpu" = torch.ops.aten.sin.default(mul_3);  mul_3 = None
    neg_55: "f32[4][1]cpu" = torch.ops.aten.neg.default(sin_55);  sin_55 = None
    mul_227: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_226, neg_55);  mul_226 = neg_55 = None
    mul_228: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_227, cos_3);  cos_3 = None
    mul_229: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_227, primals_2);  mul_227 = None
    add_55: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(add_54, mul_228);  add_54 = mul_228 = None
    sin_56: "f32[4][1]cpu" = torch.ops.aten.sin.default(mul_2);  mul_2 = None
    neg_56: "f32[4][1]cpu" = torch.ops.aten.neg.default(sin_56);  sin_56 = None
    mul_230: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_229, neg_56);  mul_229 = neg_56 = None
    mul_231: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_230, cos_2);  cos_2 = None
    mul_232: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_230, primals_2);  mul_230 = None
    add_56: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(add_55, mul_231);  add_55 = mul_231 = None
    sin_57: "f32[4][1]cpu" = torch.ops.aten.sin.default(mul_1);  mul_1 = None
    neg_57: "f32[4][1]cpu" = torch.ops.aten.neg.default(sin_57);  sin_57 = None
    mul_233: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_232, neg_57);  mul_232 = neg_57 = None
    mul_234: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_233, cos_1);  cos_1 = None
    mul_235: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_233, primals_2);  mul_233 = None
    add_57: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(add_56, mul_234);  add_56 = mul_234 = None
    sin_58: "f32[4][1]cpu" = torch.ops.aten.sin.default(mul);  mul = None
    neg_58: "f32[4][1]cpu" = torch.ops.aten.neg.default(sin_58);  sin_58 = None
    mul_236: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_235, neg_58);  mul_235 = neg_58 = None
    mul_237: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_236, cos);  cos = None
    mul_238: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_236, primals_2);  mul_236 = primals_2 = None
    add_58: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(add_57, mul_237);  add_57 = mul_237 = None
    sin_59: "f32[4][1]cpu" = torch.ops.aten.sin.default(primals_1);  primals_1 = None
    neg_59: "f32[4][1]cpu" = torch.ops.aten.neg.default(sin_59);  sin_59 = None
    mul_239: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_238, neg_59);  mul_238 = neg_59 = None
    return (mul_59, mul_239, add_58)
