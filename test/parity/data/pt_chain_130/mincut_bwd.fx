def forward(self, primals_1: "f32[4][1]cpu", sin_101: "f32[4][1]cpu", tangents_1: "f32[4][1]cpu"):
    sin_102: "f32[4][1]cpu" = torch.ops.aten.sin.default(sin_101)
    sin_103: "f32[4][1]cpu" = torch.ops.aten.sin.default(sin_102)
    sin_104: "f32[4][1]cpu" = torch.ops.aten.sin.default(sin_103)
    sin_105: "f32[4][1]cpu" = torch.ops.aten.sin.default(sin_104)
    sin_106: "f32[4][1]cpu" = torch.ops.aten.sin.default(sin_105)
    sin_107: "f32[4][1]cpu" = torch.ops.aten.sin.default(sin_106)
    sin_108: "f32[4][1]cpu" = torch.ops.aten.sin.default(sin_107)
    sin_109: "f32[4][1]cpu" = torch.ops.aten.sin.default(sin_108)
    sin_110: "f32[4][1]cpu" = torch.ops.aten.sin.default(sin_109)
    sin_111: "f32[4][1]cpu" = torch.ops.aten.sin.default(sin_110)
    sin_112: "f32[4][1]cpu" = torch.ops.aten.sin.default(sin_111)
    sin_113: "f32[4][1]cpu" = torch.ops.aten.sin.default(sin_112)
    sin_114: "f32[4][1]cpu" = torch.ops.aten.sin.default(sin_113)
    sin_115: "f32[4][1]cpu" = torch.ops.aten.sin.default(sin_114)
    sin_116: "f32[4][1]cpu" = torch.ops.aten.sin.default(sin_115)
    sin_117: "f32[4][1]cpu" = torch.ops.aten.sin.default(sin_116)
    sin_118: "f32[4][1]cpu" = torch.ops.aten.sin.default(sin_117)
    sin_119: "f32[4][1]cpu" = torch.ops.aten.sin.default(sin_118)
    sin_120: "f32[4][1]cpu" = torch.ops.aten.sin.default(sin_119)
    sin_121: "f32[4][1]cpu" = torch.ops.aten.sin.default(sin_120)
    sin_122: "f32[4][1]cpu" = torch.ops.aten.sin.default(sin_121)
    sin_123: "f32[4][1]cpu" = torch.ops.aten.sin.default(sin_122)
    sin_124: "f32[4][1]cpu" = torch.ops.aten.sin.default(sin_123)
    sin_125: "f32[4][1]cpu" = torch.ops.aten.sin.default(sin_124)
    sin_126: "f32[4][1]cpu" = torch.ops.aten.sin.default(sin_125)
    sin_127: "f32[4][1]cpu" = torch.ops.aten.sin.default(sin_126)
    sin_128: "f32[4][1]cpu" = torch.ops.aten.sin.default(sin_127)
    cos: "f32[4][1]cpu" = torch.ops.aten.cos.default(sin_128);  sin_128 = None
    mul: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, cos);  tangents_1 = cos = None
    cos_1: "f32[4][1]cpu" = torch.ops.aten.cos.default(sin_127);  sin_127 = None
    mul_1: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul, cos_1);  mul = cos_1 = None
    cos_2: "f32[4][1]cpu" = torch.ops.aten.cos.default(sin_126);  sin_126 = None
    mul_2: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_1, cos_2);  mul_1 = cos_2 = None
    cos_3: "f32[4][1]cpu" = torch.ops.aten.cos.default(sin_125);  sin_125 = None
    mul_3: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_2, cos_3);  mul_2 = cos_3 = None
    cos_4: "f32[4][1]cpu" = torch.ops.aten.cos.default(sin_124);  sin_124 = None
    mul_4: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_3, cos_4);  mul_3 = cos_4 = None
    cos_5: "f32[4][1]cpu" = torch.ops.aten.cos.default(sin_123);  sin_123 = None
    mul_5: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_4, cos_5);  mul_4 = cos_5 = None
    cos_6: "f32[4][1]cpu" = torch.ops.aten.cos.default(sin_122);  sin_122 = None
    mul_6: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_5, cos_6);  mul_5 = cos_6 = None
    cos_7: "f32[4][1]cpu" = torch.ops.aten.cos.default(sin_121);  sin_121 = None
    mul_7: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_6, cos_7);  mul_6 = cos_7 = None
    cos_8: "f32[4][1]cpu" = torch.ops.aten.cos.default(sin_120);  sin_120 = None
    mul_8: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_7, cos_8);  mul_7 = cos_8 = None
    cos_9: "f32[4][1]cpu" = torch.ops.aten.cos.default(sin_119);  sin_119 = None
    mul_9: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_8, cos_9);  mul_8 = cos_9 = None
    cos_10: "f32[4][1]cpu" = torch.ops.aten.cos.default(sin_118);  sin_118 = None
    mul_10: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_9, cos_10);  mul_9 = cos_10 = None
    cos_11: "f32[4][1]cpu" = torch.ops.aten.cos.default(sin_117);  sin_117 = None
    mul_11: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_10, cos_11);  mul_10 = cos_11 = None
    cos_12: "f32[4][1]cpu" = torch.ops.aten.cos.default(sin_116);  sin_116 = None
    mul_12: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_11, cos_12);  mul_11 = cos_12 = None
    cos_13: "f32[4][1]cpu" = torch.ops.aten.cos.default(sin_115);  sin_115 = None
    mul_13: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_12, cos_13);  mul_12 = cos_13 = None
    cos_14: "f32[4][1]cpu" = torch.ops.aten.cos.default(sin_114);  sin_114 = None
    mul_14: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_13, cos_14);  mul_13 = cos_14 = None
    cos_15: "f32[4][1]cpu" = torch.ops.aten.cos.default(sin_113);  sin_113 = None
    mul_15: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_14, cos_15);  mul_14 = cos_15 = None
    cos_16: "f32[4][1]cpu" = torch.ops.aten.cos.default(sin_112);  sin_112 = None
    mul_16: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_15, cos_16);  mul_15 = cos_16 = None
    cos_17: "f32[4][1]cpu" = torch.ops.aten.cos.default(sin_111);  sin_111 = None
    mul_17: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_16, cos_17);  mul_16 = cos_17 = None
    cos_18: "f32[4][1]cpu" = torch.ops.aten.cos.default(sin_110);  sin_110 = None
    mul_18: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_17, cos_18);  mul_17 = cos_18 = None
    cos_19: "f32[4][1]cpu" = torch.ops.aten.cos.default(sin_109);  sin_109 = None
    mul_19: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_18, cos_19);  mul_18 = cos_19 = None
    cos_20: "f32[4][1]cpu" = torch.ops.aten.cos.default(sin_108);  sin_108 = None
    mul_20: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_19, cos_20);  mul_19 = cos_20 = None
    cos_21: "f32[4][1]cpu" = torch.ops.aten.cos.default(sin_107);  sin_107 = None
    mul_21: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_20, cos_21);  mul_20 = cos_21 = None
    cos_22: "f32[4][1]cpu" = torch.ops.aten.cos.default(sin_106);  sin_106 = None
    mul_22: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_21, cos_22);  mul_21 = cos_22 = None
    cos_23: "f32[4][1]cpu" = torch.ops.aten.cos.default(sin_105);  sin_105 = None
    mul_23: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_22, cos_23);  mul_22 = cos_23 = None
    cos_24: "f32[4][1]cpu" = torch.ops.aten.cos.default(sin_104);  sin_104 = None
    mul_24: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_23, cos_24);  mul_23 = cos_24 = None
    cos_25: "f32[4][1]cpu" = torch.ops.aten.cos.default(sin_103);  sin_103 = None
    mul_25: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_24, cos_25);  mul_24 = cos_25 = None
    cos_26: "f32[4][1]cpu" = torch.ops.aten.cos.default(sin_102);  sin_102 = None
    mul_26: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_25, cos_26);  mul_25 = cos_26 = None
    cos_27: "f32[4][1]cpu" = torch.ops.aten.cos.default(sin_101);  sin_101 = None
    mul_27: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_26, cos_27);  mul_26 = cos_27 = None
    sin: "f32[4][1]cpu" = torch.ops.aten.sin.default(primals_1)
    sin_1: "f32[4][1]cpu" = torch.ops.aten.sin.default(sin)
    sin_2: "f32[4][1]cpu" = torch.ops.aten.sin.default(sin_1)
    sin_3: "f32[4][1]cpu" = torch.ops.aten.sin.default(sin_2)
    sin_4: "f32[4][1]cpu" = torch.ops.aten.sin.default(sin_3)
    sin_5: "f32[4][1]cpu" = torch.ops.aten.sin.default(sin_4)
    sin_6: "f32[4][1]cpu" = torch.ops.aten.sin.default(sin_5)
    sin_7: "f32[4][1]cpu" = torch.ops.aten.sin.default(sin_6)
    sin_8: "f32[4][1]cpu" = torch.ops.aten.sin.default(sin_7)
    sin_9: "f32[4][1]cpu" = torch.ops.aten.sin.default(sin_8)
    sin_10: "f32[4][1]cpu" = torch.ops.aten.sin.default(sin_9)
    sin_11: "f32[4][1]cpu" = torch.ops.aten.sin.default(sin_10)
    sin_12: "f32[4][1]cpu" = torch.ops.aten.sin.default(sin_11)
    sin_13: "f32[4][1]cpu" = torch.ops.aten.sin.default(sin_12)
    sin_14: "f32[4][1]cpu" = torch.ops.aten.sin.default(sin_13)
    sin_15: "f32[4][1]cpu" = torch.ops.aten.sin.default(sin_14)
    sin_16: "f32[4][1]cpu" = torch.ops.aten.sin.default(sin_15)
    sin_17: "f32[4][1]cpu" = torch.ops.aten.sin.default(sin_16)
    sin_18: "f32[4][1]cpu" = torch.ops.aten.sin.default(sin_17)
    sin_19: "f32[4][1]cpu" = torch.ops.aten.sin.default(sin_18)
    sin_20: "f32[4][1]cpu" = torch.ops.aten.sin.default(sin_19)
    sin_21: "f32[4][1]cpu" = torch.ops.aten.sin.default(sin_20)
    sin_22: "f32[4][1]cpu" = torch.ops.aten.sin.default(sin_21)
    sin_23: "f32[4][1]cpu" = torch.ops.aten.sin.default(sin_22)
    sin_24: "f32[4][1]cpu" = torch.ops.aten.sin.default(sin_23)
    sin_25: "f32[4][1]cpu" = torch.ops.aten.sin.default(sin_24)
    sin_26: "f32[4][1]cpu" = torch.ops.aten.sin.default(sin_25)
    sin_27: "f32[4][1]cpu" = torch.ops.aten.sin.default(sin_26)
    sin_28: "f32[4][1]cpu" = torch.ops.aten.sin.default(sin_27)
    sin_29: "f32[4][1]cpu" = torch.ops.aten.sin.default(sin_28)
    sin_30: "f32[4][1]cpu" = torch.ops.aten.sin.default(sin_29)
    sin_31: "f32[4][1]cpu" = torch.ops.aten.sin.default(sin_30)
    sin_32: "f32[4][1]cpu" = torch.ops.aten.sin.default(sin_31)
    sin_33: "f32[4][1]cpu" = torch.ops.aten.sin.default(sin_32)
    sin_34: "f32[4][1]cpu" = torch.ops.aten.sin.default(sin_33)
    sin_35: "f32[4][1]cpu" = torch.ops.aten.sin.default(sin_34)
    sin_36: "f32[4][1]cpu" = torch.ops.aten.sin.default(sin_35)
    sin_37: "f32[4][1]cpu" = torch.ops.aten.sin.default(sin_36)
    sin_38: "f32[4][1]cpu" = torch.ops.aten.sin.default(sin_37)
    sin_39: "f32[4][1]cpu" = torch.ops.aten.sin.default(sin_38)
    sin_40: "f32[4][1]cpu" = torch.ops.aten.sin.default(sin_39)
    sin_41: "f32[4][1]cpu" = torch.ops.aten.sin.default(sin_40)
    sin_42: "f32[4][1]cpu" = torch.ops.aten.sin.default(sin_41)
    sin_43: "f32[4][1]cpu" = torch.ops.aten.sin.default(sin_42)
    sin_44: "f32[4][1]cpu" = torch.ops.aten.sin.default(sin_43)
    sin_45: "f32[4][1]cpu" = torch.ops.aten.sin.default(sin_44)
    sin_46: "f32[4][1]cpu" = torch.ops.aten.sin.default(sin_45)
    sin_47: "f32[4][1]cpu" = torch.ops.aten.sin.default(sin_46)
    sin_48: "f32[4][1]cpu" = torch.ops.aten.sin.default(sin_47)
    sin_49: "f32[4][1]cpu" = torch.ops.aten.sin.default(sin_48)
    sin_50: "f32[4][1]cpu" = torch.ops.aten.sin.default(sin_49)
    sin_51: "f32[4][1]cpu" = torch.ops.aten.sin.default(sin_50)
    sin_52: "f32[4][1]cpu" = torch.ops.aten.sin.default(sin_51)
    sin_53: "f32[4][1]cpu" = torch.ops.aten.sin.default(sin_52)
    sin_54: "f32[4][1]cpu" = torch.ops.aten.sin.default(sin_53)
    sin_55: "f32[4][1]cpu" = torch.ops.aten.sin.default(sin_54)
    sin_56: "f32[4][1]cpu" = torch.ops.aten.sin.default(sin_55)
    sin_57: "f32[4][1]cpu" = torch.ops.aten.sin.default(sin_56)
    sin_58: "f32[4][1]cpu" = torch.ops.aten.sin.default(sin_57)
    sin_59: "f32[4][1]cpu" = torch.ops.aten.sin.default(sin_58)
    sin_60: "f32[4][1]cpu" = torch.ops.aten.sin.default(sin_59)
    sin_61: "f32[4][1]cpu" = torch.ops.aten.sin.default(sin_60)
    sin_62: "f32[4][1]cpu" = torch.ops.aten.sin.default(sin_61)
    sin_63: "f32[4][1]cpu" = torch.ops.aten.sin.default(sin_62)
    sin_64: "f32[4][1]cpu" = torch.ops.aten.sin.default(sin_63)
    sin_65: "f32[4][1]cpu" = torch.ops.aten.sin.default(sin_64)
    sin_66: "f32[4][1]cpu" = torch.ops.aten.sin.default(sin_65)
    sin_67: "f32[4][1]cpu" = torch.ops.aten.sin.default(sin_66)
    sin_68: "f32[4][1]cpu" = torch.ops.aten.sin.default(sin_67)
    sin_69: "f32[4][1]cpu" = torch.ops.aten.sin.default(sin_68)
    sin_70: "f32[4][1]cpu" = torch.ops.aten.sin.default(sin_69)
    sin_71: "f32[4][1]cpu" = torch.ops.aten.sin.default(sin_70)
    sin_72: "f32[4][1]cpu" = torch.ops.aten.sin.default(sin_71)
    sin_73: "f32[4][1]cpu" = torch.ops.aten.sin.default(sin_72)
    sin_74: "f32[4][1]cpu" = torch.ops.aten.sin.default(sin_73)
    sin_75: "f32[4][1]cpu" = torch.ops.aten.sin.default(sin_74)
    sin_76: "f32[4][1]cpu" = torch.ops.aten.sin.default(sin_75)
    sin_77: "f32[4][1]cpu" = torch.ops.aten.sin.default(sin_76)
    sin_78: "f32[4][1]cpu" = torch.ops.aten.sin.default(sin_77)
    sin_79: "f32[4][1]cpu" = torch.ops.aten.sin.default(sin_78)
    sin_80: "f32[4][1]cpu" = torch.ops.aten.sin.default(sin_79)
    sin_81: "f32[4][1]cpu" = torch.ops.aten.sin.default(sin_80)
    sin_82: "f32[4][1]cpu" = torch.ops.aten.sin.default(sin_81)
    sin_83: "f32[4][1]cpu" = torch.ops.aten.sin.default(sin_82)
    sin_84: "f32[4][1]cpu" = torch.ops.aten.sin.default(sin_83)
    sin_85: "f32[4][1]cpu" = torch.ops.aten.sin.default(sin_84)
    sin_86: "f32[4][1]cpu" = torch.ops.aten.sin.default(sin_85)
    sin_87: "f32[4][1]cpu" = torch.ops.aten.sin.default(sin_86)
    sin_88: "f32[4][1]cpu" = torch.ops.aten.sin.default(sin_87)
    sin_89: "f32[4][1]cpu" = torch.ops.aten.sin.default(sin_88)
    sin_90: "f32[4][1]cpu" = torch.ops.aten.sin.default(sin_89)
    sin_91: "f32[4][1]cpu" = torch.ops.aten.sin.default(sin_90)
    sin_92: "f32[4][1]cpu" = torch.ops.aten.sin.default(sin_91)
    sin_93: "f32[4][1]cpu" = torch.ops.aten.sin.default(sin_92)
    sin_94: "f32[4][1]cpu" = torch.ops.aten.sin.default(sin_93)
    sin_95: "f32[4][1]cpu" = torch.ops.aten.sin.default(sin_94)
    sin_96: "f32[4][1]cpu" = torch.ops.aten.sin.default(sin_95)
    sin_97: "f32[4][1]cpu" = torch.ops.aten.sin.default(sin_96)
    sin_98: "f32[4][1]cpu" = torch.ops.aten.sin.default(sin_97)
    sin_99: "f32[4][1]cpu" = torch.ops.aten.sin.default(sin_98)
    sin_100: "f32[4][1]cpu" = torch.ops.aten.sin.default(sin_99)
    cos_28: "f32[4][1]cpu" = torch.ops.aten.cos.default(sin_100);  sin_100 = None
    mul_28: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_27, cos_28);  mul_27 = cos_28 = None
    cos_29: "f32[4][1]cpu" = torch.ops.aten.cos.default(sin_99);  sin_99 = None
    mul_29: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_28, cos_29);  mul_28 = cos_29 = None
    cos_30: "f32[4][1]cpu" = torch.ops.aten.cos.default(sin_98);  sin_98 = None
    mul_30: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_29, cos_30);  mul_29 = cos_30 = None
    cos_31: "f32[4][1]cpu" = torch.ops.aten.cos.default(sin_97);  sin_97 = None
    mul_31: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_30, cos_31);  mul_30 = cos_31 = None
    cos_32: "f32[4][1]cpu" = torch.ops.aten.cos.default(sin_96);  sin_96 = None
    mul_32: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_31, cos_32);  mul_31 = cos_32 = None
    cos_33: "f32[4][1]cpu" = torch.ops.aten.cos.default(sin_95);  sin_95 = None
    mul_33: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_32, cos_33);  mul_32 = cos_33 = None
    cos_34: "f32[4][1]cpu" = torch.ops.aten.cos.default(sin_94);  sin_94 = None
    mul_34: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_33, cos_34);  mul_33 = cos_34 = None
    cos_35: "f32[4][1]cpu" = torch.ops.aten.cos.default(sin_93);  sin_93 = None
    mul_35: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_34, cos_35);  mul_34 = cos_35 = None
    cos_36: "f32[4][1]cpu" = torch.ops.aten.cos.default(sin_92);  sin_92 = None
    mul_36: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_35, cos_36);  mul_35 = cos_36 = None
    cos_37: "f32[4][1]cpu" = torch.ops.aten.cos.default(sin_91);  sin_91 = None
    mul_37: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_36, cos_37);  mul_36 = cos_37 = None
    cos_38: "f32[4][1]cpu" = torch.ops.aten.cos.default(sin_90);  sin_90 = None
    mul_38: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_37, cos_38);  mul_37 = cos_38 = None
    cos_39: "f32[4][1]cpu" = torch.ops.aten.cos.default(sin_89);  sin_89 = None
    mul_39: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_38, cos_39);  mul_38 = cos_39 = None
    cos_40: "f32[4][1]cpu" = torch.ops.aten.cos.default(sin_88);  sin_88 = None
    mul_40: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_39, cos_40);  mul_39 = cos_40 = None
    cos_41: "f32[4][1]cpu" = torch.ops.aten.cos.default(sin_87);  sin_87 = None
    mul_41: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_40, cos_41);  mul_40 = cos_41 = None
    cos_42: "f32[4][1]cpu" = torch.ops.aten.cos.default(sin_86);  sin_86 = None
    mul_42: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_41, cos_42);  mul_41 = cos_42 = None
    cos_43: "f32[4][1]cpu" = torch.ops.aten.cos.default(sin_85);  sin_85 = None
    mul_43: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_42, cos_43);  mul_42 = cos_43 = None
    cos_44: "f32[4][1]cpu" = torch.ops.aten.cos.default(sin_84);  sin_84 = None
    mul_44: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_43, cos_44);  mul_43 = cos_44 = None
    cos_45: "f32[4][1]cpu" = torch.ops.aten.cos.default(sin_83);  sin_83 = None
    mul_45: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_44, cos_45);  mul_44 = cos_45 = None
    cos_46: "f32[4][1]cpu" = torch.ops.aten.cos.default(sin_82);  sin_82 = None
    mul_46: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_45, cos_46);  mul_45 = cos_46 = None
    cos_47: "f32[4][1]cpu" = torch.ops.aten.cos.default(sin_81);  sin_81 = None
    mul_47: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_46, cos_47);  mul_46 = cos_47 = None
    cos_48: "f32[4][1]cpu" = torch.ops.aten.cos.default(sin_80);  sin_80 = None
    mul_48: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_47, cos_48);  mul_47 = cos_48 = None
    cos_49: "f32[4][1]cpu" = torch.ops.aten.cos.default(sin_79);  sin_79 = None
    mul_49: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_48, cos_49);  mul_48 = cos_49 = None
    cos_50: "f32[4][1]cpu" = torch.ops.aten.cos.default(sin_78);  sin_78 = None
    mul_50: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_49, cos_50);  mul_49 = cos_50 = None
    cos_51: "f32[4][1]cpu" = torch.ops.aten.cos.default(sin_77);  sin_77 = None
    mul_51: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_50, cos_51);  mul_50 = cos_51 = None
    cos_52: "f32[4][1]cpu" = torch.ops.aten.cos.default(sin_76);  sin_76 = None
    mul_52: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_51, cos_52);  mul_51 = cos_52 = None
    cos_53: "f32[4][1]cpu" = torch.ops.aten.cos.default(sin_75);  sin_75 = None
    mul_53: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_52, cos_53);  mul_52 = cos_53 = None
    cos_54: "f32[4][1]cpu" = torch.ops.aten.cos.default(sin_74);  sin_74 = None
    mul_54: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_53, cos_54);  mul_53 = cos_54 = None
    cos_55: "f32[4][1]cpu" = torch.ops.aten.cos.default(sin_73);  sin_73 = None
    mul_55: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_54, cos_55);  mul_54 = cos_55 = None
    cos_56: "f32[4][1]cpu" = torch.ops.aten.cos.default(sin_72);  sin_72 = None
    mul_56: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_55, cos_56);  mul_55 = cos_56 = None
    cos_57: "f32[4][1]cpu" = torch.ops.aten.cos.default(sin_71);  sin_71 = None
    mul_57: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_56, cos_57);  mul_56 = cos_57 = None
    cos_58: "f32[4][1]cpu" = torch.ops.aten.cos.default(sin_70);  sin_70 = None
    mul_58: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_57, cos_58);  mul_57 = cos_58 = None
    cos_59: "f32[4][1]cpu" = torch.ops.aten.cos.default(sin_69);  sin_69 = None
    mul_59: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_58, cos_59);  mul_58 = cos_59 = None
    cos_60: "f32[4][1]cpu" = torch.ops.aten.cos.default(sin_68);  sin_68 = None
    mul_60: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_59, cos_60);  mul_59 = cos_60 = None
    cos_61: "f32[4][1]cpu" = torch.ops.aten.cos.default(sin_67);  sin_67 = None
    mul_61: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_60, cos_61);  mul_60 = cos_61 = None
    cos_62: "f32[4][1]cpu" = torch.ops.aten.cos.default(sin_66);  sin_66 = None
    mul_62: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_61, cos_62);  mul_61 = cos_62 = None
    cos_63: "f32[4][1]cpu" = torch.ops.aten.cos.default(sin_65);  sin_65 = None
    mul_63: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_62, cos_63);  mul_62 = cos_63 = None
    cos_64: "f32[4][1]cpu" = torch.ops.aten.cos.default(sin_64);  sin_64 = None
    mul_64: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_63, cos_64);  mul_63 = cos_64 = None
    cos_65: "f32[4][1]cpu" = torch.ops.aten.cos.default(sin_63);  sin_63 = None
    mul_65: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_64, cos_65);  mul_64 = cos_65 = None
    cos_66: "f32[4][1]cpu" = torch.ops.aten.cos.default(sin_62);  sin_62 = None
    mul_66: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_65, cos_66);  mul_65 = cos_66 = None
    cos_67: "f32[4][1]cpu" = torch.ops.aten.cos.default(sin_61);  sin_61 = None
    mul_67: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_66, cos_67);  mul_66 = cos_67 = None
    cos_68: "f32[4][1]cpu" = torch.ops.aten.cos.default(sin_60);  sin_60 = None
    mul_68: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_67, cos_68);  mul_67 = cos_68 = None
    cos_69: "f32[4][1]cpu" = torch.ops.aten.cos.default(sin_59);  sin_59 = None
    mul_69: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_68, cos_69);  mul_68 = cos_69 = None
    cos_70: "f32[4][1]cpu" = torch.ops.aten.cos.default(sin_58);  sin_58 = None
    mul_70: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_69, cos_70);  mul_69 = cos_70 = None
    cos_71: "f32[4][1]cpu" = torch.ops.aten.cos.default(sin_57);  sin_57 = None
    mul_71: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_70, cos_71);  mul_70 = cos_71 = None
    cos_72: "f32[4][1]cpu" = torch.ops.aten.cos.default(sin_56);  sin_56 = None
    mul_72: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_71, cos_72);  mul_71 = cos_72 = None
    cos_73: "f32[4][1]cpu" = torch.ops.aten.cos.default(sin_55);  sin_55 = None
    mul_73: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_72, cos_73);  mul_72 = cos_73 = None
    cos_74: "f32[4][1]cpu" = torch.ops.aten.cos.default(sin_54);  sin_54 = None
    mul_74: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_73, cos_74);  mul_73 = cos_74 = None
    cos_75: "f32[4][1]cpu" = torch.ops.aten.cos.default(sin_53);  sin_53 = None
    mul_75: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_74, cos_75);  mul_74 = cos_75 = None
    cos_76: "f32[4][1]cpu" = torch.ops.aten.cos.default(sin_52);  sin_52 = None
    mul_76: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_75, cos_76);  mul_75 = cos_76 = None
    cos_77: "f32[4][1]cpu" = torch.ops.aten.cos.default(sin_51);  sin_51 = None
    mul_77: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_76, cos_77);  mul_76 = cos_77 = None
    cos_78: "f32[4][1]cpu" = torch.ops.aten.cos.default(sin_50);  sin_50 = None
    mul_78: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_77, cos_78);  mul_77 = cos_78 = None
    cos_79: "f32[4][1]cpu" = torch.ops.aten.cos.default(sin_49);  sin_49 = None
    mul_79: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_78, cos_79);  mul_78 = cos_79 = None
    cos_80: "f32[4][1]cpu" = torch.ops.aten.cos.default(sin_48);  sin_48 = None
    mul_80: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_79, cos_80);  mul_79 = cos_80 = None
    cos_81: "f32[4][1]cpu" = torch.ops.aten.cos.default(sin_47);  sin_47 = None
    mul_81: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_80, cos_81);  mul_80 = cos_81 = None
    cos_82: "f32[4][1]cpu" = torch.ops.aten.cos.default(sin_46);  sin_46 = None
    mul_82: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_81, cos_82);  mul_81 = cos_82 = None
    cos_83: "f32[4][1]cpu" = torch.ops.aten.cos.default(sin_45);  sin_45 = None
    mul_83: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_82, cos_83);  mul_82 = cos_83 = None
    cos_84: "f32[4][1]cpu" = torch.ops.aten.cos.default(sin_44);  sin_44 = None
    mul_84: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_83, cos_84);  mul_83 = cos_84 = None
    cos_85: "f32[4][1]cpu" = torch.ops.aten.cos.default(sin_43);  sin_43 = None
    mul_85: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_84, cos_85);  mul_84 = cos_85 = None
    cos_86: "f32[4][1]cpu" = torch.ops.aten.cos.default(sin_42);  sin_42 = None
    mul_86: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_85, cos_86);  mul_85 = cos_86 = None
    cos_87: "f32[4][1]cpu" = torch.ops.aten.cos.default(sin_41);  sin_41 = None
    mul_87: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_86, cos_87);  mul_86 = cos_87 = None
    cos_88: "f32[4][1]cpu" = torch.ops.aten.cos.default(sin_40);  sin_40 = None
    mul_88: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_87, cos_88);  mul_87 = cos_88 = None
    cos_89: "f32[4][1]cpu" = torch.ops.aten.cos.default(sin_39);  sin_39 = None
    mul_89: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_88, cos_89);  mul_88 = cos_89 = None
    cos_90: "f32[4][1]cpu" = torch.ops.aten.cos.default(sin_38);  sin_38 = None
    mul_90: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_89, cos_90);  mul_89 = cos_90 = None
    cos_91: "f32[4][1]cpu" = torch.ops.aten.cos.default(sin_37);  sin_37 = None
    mul_91: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_90, cos_91);  mul_90 = cos_91 = None
    cos_92: "f32[4][1]cpu" = torch.ops.aten.cos.default(sin_36);  sin_36 = None
    mul_92: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_91, cos_92);  mul_91 = cos_92 = None
    cos_93: "f32[4][1]cpu" = torch.ops.aten.cos.default(sin_35);  sin_35 = None
    mul_93: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_92, cos_93);  mul_92 = cos_93 = None
    cos_94: "f32[4][1]cpu" = torch.ops.aten.cos.default(sin_34);  sin_34 = None
    mul_94: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_93, cos_94);  mul_93 = cos_94 = None
    cos_95: "f32[4][1]cpu" = torch.ops.aten.cos.default(sin_33);  sin_33 = None
    mul_95: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_94, cos_95);  mul_94 = cos_95 = None
    cos_96: "f32[4][1]cpu" = torch.ops.aten.cos.default(sin_32);  sin_32 = None
    mul_96: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_95, cos_96);  mul_95 = cos_96 = None
    cos_97: "f32[4][1]cpu" = torch.ops.aten.cos.default(sin_31);  sin_31 = None
    mul_97: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_96, cos_97);  mul_96 = cos_97 = None
    cos_98: "f32[4][1]cpu" = torch.ops.aten.cos.default(sin_30);  sin_30 = None
    mul_98: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_97, cos_98);  mul_97 = cos_98 = None
    cos_99: "f32[4][1]cpu" = torch.ops.aten.cos.default(sin_29);  sin_29 = None
    mul_99: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_98, cos_99);  mul_98 = cos_99 = None
    cos_100: "f32[4][1]cpu" = torch.ops.aten.cos.default(sin_28);  sin_28 = None
    mul_100: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_99, cos_100);  mul_99 = cos_100 = None
    cos_101: "f32[4][1]cpu" = torch.ops.aten.cos.default(sin_27);  sin_27 = None
    mul_101: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_100, cos_101);  mul_100 = cos_101 = None
    cos_102: "f32[4][1]cpu" = torch.ops.aten.cos.default(sin_26);  sin_26 = None
    mul_102: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_101, cos_102);  mul_101 = cos_102 = None
    cos_103: "f32[4][1]cpu" = torch.ops.aten.cos.default(sin_25);  sin_25 = None
    mul_103: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_102, cos_103);  mul_102 = cos_103 = None
    cos_104: "f32[4][1]cpu" = torch.ops.aten.cos.default(sin_24);  sin_24 = None
    mul_104: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_103, cos_104);  mul_103 = cos_104 = None
    cos_105: "f32[4][1]cpu" = torch.ops.aten.cos.default(sin_23);  sin_23 = None
    mul_105: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_104, cos_105);  mul_104 = cos_105 = None
    cos_106: "f32[4][1]cpu" = torch.ops.aten.cos.default(sin_22);  sin_22 = None
    mul_106: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_105, cos_106);  mul_105 = cos_106 = None
    cos_107: "f32[4][1]cpu" = torch.ops.aten.cos.default(sin_21);  sin_21 = None
    mul_107: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_106, cos_107);  mul_106 = cos_107 = None
    cos_108: "f32[4][1]cpu" = torch.ops.aten.cos.default(sin_20);  sin_20 = None
    mul_108: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_107, cos_108);  mul_107 = cos_108 = None
    cos_109: "f32[4][1]cpu" = torch.ops.aten.cos.default(sin_19);  sin_19 = None
    mul_109: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_108, cos_109);  mul_108 = cos_109 = None
    cos_110: "f32[4][1]cpu" = torch.ops.aten.cos.default(sin_18);  sin_18 = None
    mul_110: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_109, cos_110);  mul_109 = cos_110 = None
    cos_111: "f32[4][1]cpu" = torch.ops.aten.cos.default(sin_17);  sin_17 = None
    mul_111: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_110, cos_111);  mul_110 = cos_111 = None
    cos_112: "f32[4][1]cpu" = torch.ops.aten.cos.default(sin_16);  sin_16 = None
    mul_112: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_111, cos_112);  mul_111 = cos_112 = None
    cos_113: "f32[4][1]cpu" = torch.ops.aten.cos.default(sin_15);  sin_15 = None
    mul_113: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_112, cos_113);  mul_112 = cos_113 = None
    cos_114: "f32[4][1]cpu" = torch.ops.aten.cos.default(sin_14);  sin_14 = None
    mul_114: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_113, cos_114);  mul_113 = cos_114 = None
    cos_115: "f32[4][1]cpu" = torch.ops.aten.cos.default(sin_13);  sin_13 = None
    mul_115: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_114, cos_115);  mul_114 = cos_115 = None
    cos_116: "f32[4][1]cpu" = torch.ops.aten.cos.default(sin_12);  sin_12 = None
    mul_116: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_115, cos_116);  mul_115 = cos_116 = None
    cos_117: "f32[4][1]cpu" = torch.ops.aten.cos.default(sin_11);  sin_11 = None
    mul_117: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_116, cos_117);  mul_116 = cos_117 = None
    cos_118: "f32[4][1]cpu" = torch.ops.aten.cos.default(sin_10);  sin_10 = None
    mul_118: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_117, cos_118);  mul_117 = cos_118 = None
    cos_119: "f32[4][1]cpu" = torch.ops.aten.cos.default(sin_9);  sin_9 = None
    mul_119: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_118, cos_119);  mul_118 = cos_119 = None
    cos_120: "f32[4][1]cpu" = torch.ops.aten.cos.default(sin_8);  sin_8 = None
    mul_120: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_119, cos_120);  mul_119 = cos_120 = None
    cos_121: "f32[4][1]cpu" = torch.ops.aten.cos.default(sin_7);  sin_7 = None
    mul_121: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_120, cos_121);  mul_120 = cos_121 = None
    cos_122: "f32[4][1]cpu" = torch.ops.aten.cos.default(sin_6);  sin_6 = None
    mul_122: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_121, cos_122);  mul_121 = cos_122 = None
    cos_123: "f32[4][1]cpu" = torch.ops.aten.cos.default(sin_5);  sin_5 = None
    mul_123: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_122, cos_123);  mul_122 = cos_123 = None
    cos_124: "f32[4][1]cpu" = torch.ops.aten.cos.default(sin_4);  sin_4 = None
    mul_124: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_123, cos_124);  mul_123 = cos_124 = None
    cos_125: "f32[4][1]cpu" = torch.ops.aten.cos.default(sin_3);  sin_3 = None
    mul_125: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_124, cos_125);  mul_124 = cos_125 = None
    cos_126: "f32[4][1]cpu" = torch.ops.aten.cos.default(sin_2);  sin_2 = None
    mul_126: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_125, cos_126);  mul_125 = cos_126 = None
    cos_127: "f32[4][1]cpu" = torch.ops.aten.cos.default(sin_1);  sin_1 = None
    mul_127: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_126, cos_127);  mul_126 = cos_127 = None
    cos_128: "f32[4][1]cpu" = torch.ops.aten.cos.default(sin);  sin = None
    mul_128: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_127, cos_128);  mul_127 = cos_128 = None
    cos_129: "f32[4][1]cpu" = torch.ops.aten.cos.default(primals_1);  primals_1 = None
    mul_129: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_128, cos_129);  mul_128 = cos_129 = None
    return (mul_129,)
