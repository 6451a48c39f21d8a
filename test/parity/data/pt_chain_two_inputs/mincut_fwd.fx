def forward(self, primals_1: "f32[4][1]cpu", primals_2: "f32[4][1]cpu"):
    cos: "f32[4][1]cpu" = torch.ops.aten.cos.default(primals_1)
    mul: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(cos, primals_2);  cos = None
    cos_1: "f32[4][1]cpu" = torch.ops.aten.cos.default(mul);  mul = None
    mul_1: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(cos_1, primals_2);  cos_1 = None
    cos_2: "f32[4][1]cpu" = torch.ops.aten.cos.default(mul_1);  mul_1 = None
    mul_2: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(cos_2, primals_2);  cos_2 = None
    cos_3: "f32[4][1]cpu" = torch.ops.aten.cos.default(mul_2);  mul_2 = None
    mul_3: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(cos_3, primals_2);  cos_3 = None
    cos_4: "f32[4][1]cpu" = torch.ops.aten.cos.default(mul_3);  mul_3 = None
    mul_4: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(cos_4, primals_2);  cos_4 = None
    cos_5: "f32[4][1]cpu" = torch.ops.aten.cos.default(mul_4);  mul_4 = None
    mul_5: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(cos_5, primals_2);  cos_5 = None
    cos_6: "f32[4][1]cpu" = torch.ops.aten.cos.default(mul_5);  mul_5 = None
    mul_6: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(cos_6, primals_2);  cos_6 = None
    cos_7: "f32[4][1]cpu" = torch.ops.aten.cos.default(mul_6);  mul_6 = None
    mul_7: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(cos_7, primals_2);  cos_7 = None
    cos_8: "f32[4][1]cpu" = torch.ops.aten.cos.default(mul_7);  mul_7 = None
    mul_8: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(cos_8, primals_2);  cos_8 = None
    cos_9: "f32[4][1]cpu" = torch.ops.aten.cos.default(mul_8);  mul_8 = None
    mul_9: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(cos_9, primals_2);  cos_9 = None
    cos_10: "f32[4][1]cpu" = torch.ops.aten.cos.default(mul_9);  mul_9 = None
    mul_10: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(cos_10, primals_2);  cos_10 = None
    cos_11: "f32[4][1]cpu" = torch.ops.aten.cos.default(mul_10);  mul_10 = None
    mul_11: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(cos_11, primals_2);  cos_11 = None
    cos_12: "f32[4][1]cpu" = torch.ops.aten.cos.default(mul_11);  mul_11 = None
    mul_12: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(cos_12, primals_2);  cos_12 = None
    cos_13: "f32[4][1]cpu" = torch.ops.aten.cos.default(mul_12);  mul_12 = None
    mul_13: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(cos_13, primals_2);  cos_13 = None
    cos_14: "f32[4][1]cpu" = torch.ops.aten.cos.default(mul_13);  mul_13 = None
    mul_14: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(cos_14, primals_2);  cos_14 = None
    cos_15: "f32[4][1]cpu" = torch.ops.aten.cos.default(mul_14);  mul_14 = None
    mul_15: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(cos_15, primals_2);  cos_15 = None
    cos_16: "f32[4][1]cpu" = torch.ops.aten.cos.default(mul_15);  mul_15 = None
    mul_16: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(cos_16, primals_2);  cos_16 = None
    cos_17: "f32[4][1]cpu" = torch.ops.aten.cos.default(mul_16);  mul_16 = None
    mul_17: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(cos_17, primals_2);  cos_17 = None
    cos_18: "f32[4][1]cpu" = torch.ops.aten.cos.default(mul_17);  mul_17 = None
    mul_18: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(cos_18, primals_2);  cos_18 = None
    cos_19: "f32[4][1]cpu" = torch.ops.aten.cos.default(mul_18);  mul_18 = None
    mul_19: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(cos_19, primals_2);  cos_19 = None
    cos_20: "f32[4][1]cpu" = torch.ops.aten.cos.default(mul_19);  mul_19 = None
    mul_20: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(cos_20, primals_2);  cos_20 = None
    cos_21: "f32[4][1]cpu" = torch.ops.aten.cos.default(mul_20);  mul_20 = None
    mul_21: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(cos_21, primals_2);  cos_21 = None
    cos_22: "f32[4][1]cpu" = torch.ops.aten.cos.default(mul_21);  mul_21 = None
    mul_22: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(cos_22, primals_2);  cos_22 = None
    cos_23: "f32[4][1]cpu" = torch.ops.aten.cos.default(mul_22);  mul_22 = None
    mul_23: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(cos_23, primals_2);  cos_23 = None
    cos_24: "f32[4][1]cpu" = torch.ops.aten.cos.default(mul_23);  mul_23 = None
    mul_24: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(cos_24, primals_2);  cos_24 = None
    cos_25: "f32[4][1]cpu" = torch.ops.aten.cos.default(mul_24);  mul_24 = None
    mul_25: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(cos_25, primals_2);  cos_25 = None
    cos_26: "f32[4][1]cpu" = torch.ops.aten.cos.default(mul_25);  mul_25 = None
    mul_26: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(cos_26, primals_2);  cos_26 = None
    cos_27: "f32[4][1]cpu" = torch.ops.aten.cos.default(mul_26);  mul_26 = None
    mul_27: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(cos_27, primals_2);  cos_27 = None
    cos_28: "f32[4][1]cpu" = torch.ops.aten.cos.default(mul_27);  mul_27 = None
    mul_28: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(cos_28, primals_2);  cos_28 = None
    cos_29: "f32[4][1]cpu" = torch.ops.aten.cos.default(mul_28);  mul_28 = None
    mul_29: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(cos_29, primals_2);  cos_29 = None
    cos_30: "f32[4][1]cpu" = torch.ops.aten.cos.default(mul_29);  mul_29 = None
    mul_30: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(cos_30, primals_2);  cos_30 = None
    cos_31: "f32[4][1]cpu" = torch.ops.aten.cos.default(mul_30);  mul_30 = None
    mul_31: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(cos_31, primals_2);  cos_31 = None
    cos_32: "f32[4][1]cpu" = torch.ops.aten.cos.default(mul_31);  mul_31 = None
    mul_32: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(cos_32, primals_2);  cos_32 = None
    cos_33: "f32[4][1]cpu" = torch.ops.aten.cos.default(mul_32);  mul_32 = None
    mul_33: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(cos_33, primals_2);  cos_33 = None
    cos_34: "f32[4][1]cpu" = torch.ops.aten.cos.default(mul_33);  mul_33 = None
    mul_34: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(cos_34, primals_2);  cos_34 = None
    cos_35: "f32[4][1]cpu" = torch.ops.aten.cos.default(mul_34);  mul_34 = None
    mul_35: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(cos_35, primals_2);  cos_35 = None
    cos_36: "f32[4][1]cpu" = torch.ops.aten.cos.default(mul_35);  mul_35 = None
    mul_36: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(cos_36, primals_2);  cos_36 = None
    cos_37: "f32[4][1]cpu" = torch.ops.aten.cos.default(mul_36);  mul_36 = None
    mul_37: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(cos_37, primals_2);  cos_37 = None
    cos_38: "f32[4][1]cpu" = torch.ops.aten.cos.default(mul_37);  mul_37 = None
    mul_38: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(cos_38, primals_2);  cos_38 = None
    cos_39: "f32[4][1]cpu" = torch.ops.aten.cos.default(mul_38);  mul_38 = None
    mul_39: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(cos_39, primals_2);  cos_39 = None
    cos_40: "f32[4][1]cpu" = torch.ops.aten.cos.default(mul_39);  mul_39 = None
    mul_40: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(cos_40, primals_2);  cos_40 = None
    cos_41: "f32[4][1]cpu" = torch.ops.aten.cos.default(mul_40);  mul_40 = None
    mul_41: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(cos_41, primals_2);  cos_41 = None
    cos_42: "f32[4][1]cpu" = torch.ops.aten.cos.default(mul_41);  mul_41 = None
    mul_42: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(cos_42, primals_2);  cos_42 = None
    cos_43: "f32[4][1]cpu" = torch.ops.aten.cos.default(mul_42);  mul_42 = None
    mul_43: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(cos_43, primals_2);  cos_43 = None
    cos_44: "f32[4][1]cpu" = torch.ops.aten.cos.default(mul_43);  mul_43 = None
    mul_44: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(cos_44, primals_2);  cos_44 = None
    cos_45: "f32[4][1]cpu" = torch.ops.aten.cos.default(mul_44);  mul_44 = None
    mul_45: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(cos_45, primals_2);  cos_45 = None
    cos_46: "f32[4][1]cpu" = torch.ops.aten.cos.default(mul_45);  mul_45 = None
    mul_46: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(cos_46, primals_2);  cos_46 = None
    cos_47: "f32[4][1]cpu" = torch.ops.aten.cos.default(mul_46);  mul_46 = None
    mul_47: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(cos_47, primals_2);  cos_47 = None
    cos_48: "f32[4][1]cpu" = torch.ops.aten.cos.default(mul_47);  mul_47 = None
    mul_48: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(cos_48, primals_2);  cos_48 = None
    cos_49: "f32[4][1]cpu" = torch.ops.aten.cos.default(mul_48);  mul_48 = None
    mul_49: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(cos_49, primals_2);  cos_49 = None
    cos_50: "f32[4][1]cpu" = torch.ops.aten.cos.default(mul_49);  mul_49 = None
    mul_50: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(cos_50, primals_2);  cos_50 = None
    cos_51: "f32[4][1]cpu" = torch.ops.aten.cos.default(mul_50)
    mul_51: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(cos_51, primals_2);  cos_51 = None
    cos_52: "f32[4][1]cpu" = torch.ops.aten.cos.default(mul_51);  mul_51 = None
    mul_52: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(cos_52, primals_2);  cos_52 = None
    cos_53: "f32[4][1]cpu" = torch.ops.aten.cos.default(mul_52);  mul_52 = None
    mul_53: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(cos_53, primals_2);  cos_53 = None
    cos_54: "f32[4][1]cpu" = torch.ops.aten.cos.default(mul_53);  mul_53 = None
    mul_54: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(cos_54, primals_2);  cos_54 = None
    cos_55: "f32[4][1]cpu" = torch.ops.aten.cos.default(mul_54);  mul_54 = None
    mul_55: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(cos_55, primals_2);  cos_55 = None
    cos_56: "f32[4][1]cpu" = torch.ops.aten.cos.default(mul_55);  mul_55 = None
    mul_56: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(cos_56, primals_2);  cos_56 = None
    cos_57: "f32[4][1]cpu" = torch.ops.aten.cos.default(mul_56);  mul_56 = None
    mul_57: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(cos_57, primals_2);  cos_57 = None
    cos_58: "f32[4][1]cpu" = torch.ops.aten.cos.default(mul_57);  mul_57 = None
    mul_58: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(cos_58, primals_2);  cos_58 = None
    cos_59: "f32[4][1]cpu" = torch.ops.aten.cos.default(mul_58);  mul_58 = None
    mul_59: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(cos_59, primals_2);  cos_59 = None
    return (mul_59, primals_1, primals_2, mul_50)
