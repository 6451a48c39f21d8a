def forward(self, primals_1: "f32[4][1]cpu", primals_2: "f32[4][1]cpu", tangents_1: "f32[4][1]cpu"):
    sin: "f32[4][1]cpu" = torch.ops.aten.sin.default(primals_1)
    mul: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(sin, primals_2)
    add: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(mul, primals_1);  mul = None
    sin_1: "f32[4][1]cpu" = torch.ops.aten.sin.default(add)
    mul_1: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(sin_1, primals_2)
    add_1: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(mul_1, add);  mul_1 = None
    sin_2: "f32[4][1]cpu" = torch.ops.aten.sin.default(add_1)
    mul_2: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(sin_2, primals_2)
    add_2: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(mul_2, add_1);  mul_2 = None
    sin_3: "f32[4][1]cpu" = torch.ops.aten.sin.default(add_2)
    mul_3: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(sin_3, primals_2)
    add_3: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(mul_3, add_2);  mul_3 = None
    sin_4: "f32[4][1]cpu" = torch.ops.aten.sin.default(add_3)
    mul_4: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(sin_4, primals_2)
    add_4: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(mul_4, add_3);  mul_4 = None
    sin_5: "f32[4][1]cpu" = torch.ops.aten.sin.default(add_4)
    mul_5: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(sin_5, primals_2)
    add_5: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(mul_5, add_4);  mul_5 = None
    sin_6: "f32[4][1]cpu" = torch.ops.aten.sin.default(add_5)
    mul_6: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(sin_6, primals_2)
    add_6: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(mul_6, add_5);  mul_6 = None
    sin_7: "f32[4][1]cpu" = torch.ops.aten.sin.default(add_6)
    mul_7: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(sin_7, primals_2)
    add_7: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(mul_7, add_6);  mul_7 = None
    sin_8: "f32[4][1]cpu" = torch.ops.aten.sin.default(add_7)
    mul_8: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(sin_8, primals_2)
    add_8: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(mul_8, add_7);  mul_8 = None
    sin_9: "f32[4][1]cpu" = torch.ops.aten.sin.default(add_8)
    mul_9: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(sin_9, primals_2)
    add_9: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(mul_9, add_8);  mul_9 = None
    sin_10: "f32[4][1]cpu" = torch.ops.aten.sin.default(add_9)
    mul_10: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(sin_10, primals_2)
    add_10: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(mul_10, add_9);  mul_10 = None
    sin_11: "f32[4][1]cpu" = torch.ops.aten.sin.default(add_10)
    mul_11: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(sin_11, primals_2)
    add_11: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(mul_11, add_10);  mul_11 = None
    mul_12: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, sin_11);  sin_11 = None
    mul_13: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, primals_2)
    cos: "f32[4][1]cpu" = torch.ops.aten.cos.default(add_10);  add_10 = None
    mul_14: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_13, cos);  mul_13 = cos = None
    add_12: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(tangents_1, mul_14);  tangents_1 = mul_14 = None
    mul_15: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(add_12, sin_10);  sin_10 = None
    mul_16: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(add_12, primals_2)
    add_13: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(mul_12, mul_15);  mul_12 = mul_15 = None
    cos_1: "f32[4][1]cpu" = torch.ops.aten.cos.default(add_9);  add_9 = None
    mul_17: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_16, cos_1);  mul_16 = cos_1 = None
    add_14: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(add_12, mul_17);  add_12 = mul_17 = None
    mul_18: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(add_14, sin_9);  sin_9 = None
    mul_19: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(add_14, primals_2)
    add_15: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(add_13, mul_18);  add_13 = mul_18 = None
    cos_2: "f32[4][1]cpu" = torch.ops.aten.cos.default(add_8);  add_8 = None
    mul_20: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_19, cos_2);  mul_19 = cos_2 = None
    add_16: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(add_14, mul_20);  add_14 = mul_20 = None
    mul_21: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(add_16, sin_8);  sin_8 = None
    mul_22: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(add_16, primals_2)
    add_17: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(add_15, mul_21);  add_15 = mul_21 = None
    cos_3: "f32[4][1]cpu" = torch.ops.aten.cos.default(add_7);  add_7 = None
    mul_23: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_22, cos_3);  mul_22 = cos_3 = None
    add_18: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(add_16, mul_23);  add_16 = mul_23 = None
    mul_24: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(add_18, sin_7);  sin_7 = None
    mul_25: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(add_18, primals_2)
    add_19: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(add_17, mul_24);  add_17 = mul_24 = None
    cos_4: "f32[4][1]cpu" = torch.ops.aten.cos.default(add_6);  add_6 = None
    mul_26: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_25, cos_4);  mul_25 = cos_4 = None
    add_20: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(add_18, mul_26);  add_18 = mul_26 = None
    mul_27: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(add_20, sin_6);  sin_6 = None
    mul_28: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(add_20, primals_2)
    add_21: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(add_19, mul_27);  add_19 = mul_27 = None
    cos_5: "f32[4][1]cpu" = torch.ops.aten.cos.default(add_5);  add_5 = None
    mul_29: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_28, cos_5);  mul_28 = cos_5 = None
    add_22: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(add_20, mul_29);  add_20 = mul_29 = None
    mul_30: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(add_22, sin_5);  sin_5 = None
    mul_31: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(add_22, primals_2)
    add_23: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(add_21, mul_30);  add_21 = mul_30 = None
    cos_6: "f32[4][1]cpu" = torch.ops.aten.cos.default(add_4);  add_4 = None
    mul_32: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_31, cos_6);  mul_31 = cos_6 = None
    add_24: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(add_22, mul_32);  add_22 = mul_32 = None
    mul_33: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(add_24, sin_4);  sin_4 = None
    mul_34: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(add_24, primals_2)
    add_25: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(add_23, mul_33);  add_23 = mul_33 = None
    cos_7: "f32[4][1]cpu" = torch.ops.aten.cos.default(add_3);  add_3 = None
    mul_35: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_34, cos_7);  mul_34 = cos_7 = None
    add_26: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(add_24, mul_35);  add_24 = mul_35 = None
    mul_36: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(add_26, sin_3);  sin_3 = None
    mul_37: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(add_26, primals_2)
    add_27: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(add_25, mul_36);  add_25 = mul_36 = None
    cos_8: "f32[4][1]cpu" = torch.ops.aten.cos.default(add_2);  add_2 = None
    mul_38: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_37, cos_8);  mul_37 = cos_8 = None
    add_28: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(add_26, mul_38);  add_26 = mul_38 = None
    mul_39: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(add_28, sin_2);  sin_2 = None
    mul_40: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(add_28, primals_2)
    add_29: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(add_27, mul_39);  add_27 = mul_39 = None
    cos_9: "f32[4][1]cpu" = torch.ops.aten.cos.default(add_1);  add_1 = None
    mul_41: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_40, cos_9);  mul_40 = cos_9 = None
    add_30: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(add_28, mul_41);  add_28 = mul_41 = None
    mul_42: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(add_30, sin_1);  sin_1 = None
    mul_43: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(add_30, primals_2)
    add_31: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(add_29, mul_42);  add_29 = mul_42 = None
    cos_10: "f32[4][1]cpu" = torch.ops.aten.cos.default(add);  add = None
    mul_44: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_43, cos_10);  mul_43 = cos_10 = None
    add_32: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(add_30, mul_44);  add_30 = mul_44 = None
    mul_45: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(add_32, sin);  sin = None
    mul_46: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(add_32, primals_2);  primals_2 = None
    add_33: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(add_31, mul_45);  add_31 = mul_45 = None
    cos_11: "f32[4][1]cpu" = torch.ops.aten.cos.default(primals_1);  primals_1 = None
    mul_47: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_46, cos_11);  mul_46 = cos_11 = None
    add_34: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(add_32, mul_47);  add_32 = mul_47 = None
    return (add_11, add_34, add_33)
