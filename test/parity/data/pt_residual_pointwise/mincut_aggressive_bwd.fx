def forward(self, primals_1: "f32[8][1]cpu", primals_2: "f32[8][1]cpu", tangents_1: "f32[8][1]cpu"):
    tanh: "f32[8][1]cpu" = torch.ops.aten.tanh.default(primals_1)
    mul: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(tanh, primals_2)
    add: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(primals_1, mul);  primals_1 = mul = None
    tanh_1: "f32[8][1]cpu" = torch.ops.aten.tanh.default(add)
    mul_1: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(tanh_1, primals_2)
    add_1: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add, mul_1);  add = mul_1 = None
    tanh_2: "f32[8][1]cpu" = torch.ops.aten.tanh.default(add_1)
    mul_2: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(tanh_2, primals_2)
    add_2: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add_1, mul_2);  add_1 = mul_2 = None
    tanh_3: "f32[8][1]cpu" = torch.ops.aten.tanh.default(add_2)
    mul_3: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(tanh_3, primals_2)
    add_3: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add_2, mul_3);  add_2 = mul_3 = None
    tanh_4: "f32[8][1]cpu" = torch.ops.aten.tanh.default(add_3)
    mul_4: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(tanh_4, primals_2)
    add_4: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add_3, mul_4);  add_3 = mul_4 = None
    tanh_5: "f32[8][1]cpu" = torch.ops.aten.tanh.default(add_4)
    mul_5: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(tanh_5, primals_2)
    add_5: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add_4, mul_5);  add_4 = mul_5 = None
    tanh_6: "f32[8][1]cpu" = torch.ops.aten.tanh.default(add_5)
    mul_6: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(tanh_6, primals_2)
    add_6: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add_5, mul_6);  add_5 = mul_6 = None
    tanh_7: "f32[8][1]cpu" = torch.ops.aten.tanh.default(add_6)
    mul_7: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(tanh_7, primals_2)
    add_7: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add_6, mul_7);  add_6 = mul_7 = None
    tanh_8: "f32[8][1]cpu" = torch.ops.aten.tanh.default(add_7)
    mul_8: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(tanh_8, primals_2)
    add_8: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add_7, mul_8);  add_7 = mul_8 = None
    tanh_9: "f32[8][1]cpu" = torch.ops.aten.tanh.default(add_8)
    mul_9: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(tanh_9, primals_2)
    add_9: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add_8, mul_9);  add_8 = mul_9 = None
    tanh_10: "f32[8][1]cpu" = torch.ops.aten.tanh.default(add_9)
    mul_10: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(tanh_10, primals_2)
    add_10: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add_9, mul_10);  add_9 = mul_10 = None
    tanh_11: "f32[8][1]cpu" = torch.ops.aten.tanh.default(add_10)
    mul_11: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(tanh_11, primals_2)
    add_11: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add_10, mul_11);  add_10 = mul_11 = None
    tanh_12: "f32[8][1]cpu" = torch.ops.aten.tanh.default(add_11)
    mul_12: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(tanh_12, primals_2)
    add_12: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add_11, mul_12);  add_11 = mul_12 = None
    tanh_13: "f32[8][1]cpu" = torch.ops.aten.tanh.default(add_12)
    mul_13: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(tanh_13, primals_2)
    add_13: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add_12, mul_13);  add_12 = mul_13 = None
    tanh_14: "f32[8][1]cpu" = torch.ops.aten.tanh.default(add_13)
    mul_14: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(tanh_14, primals_2)
    add_14: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add_13, mul_14);  add_13 = mul_14 = None
    tanh_15: "f32[8][1]cpu" = torch.ops.aten.tanh.default(add_14)
    mul_15: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(tanh_15, primals_2)
    add_15: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add_14, mul_15);  add_14 = mul_15 = None
    tanh_16: "f32[8][1]cpu" = torch.ops.aten.tanh.default(add_15)
    mul_16: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(tanh_16, primals_2)
    add_16: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add_15, mul_16);  add_15 = mul_16 = None
    tanh_17: "f32[8][1]cpu" = torch.ops.aten.tanh.default(add_16)
    mul_17: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(tanh_17, primals_2)
    add_17: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add_16, mul_17);  add_16 = mul_17 = None
    tanh_18: "f32[8][1]cpu" = torch.ops.aten.tanh.default(add_17)
    mul_18: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(tanh_18, primals_2)
    add_18: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add_17, mul_18);  add_17 = mul_18 = None
    tanh_19: "f32[8][1]cpu" = torch.ops.aten.tanh.default(add_18)
    mul_19: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(tanh_19, primals_2)
    add_19: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add_18, mul_19);  add_18 = mul_19 = None
    tanh_20: "f32[8][1]cpu" = torch.ops.aten.tanh.default(add_19)
    mul_20: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(tanh_20, primals_2)
    add_20: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add_19, mul_20);  add_19 = mul_20 = None
    tanh_21: "f32[8][1]cpu" = torch.ops.aten.tanh.default(add_20)
    mul_21: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(tanh_21, primals_2)
    add_21: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add_20, mul_21);  add_20 = mul_21 = None
    tanh_22: "f32[8][1]cpu" = torch.ops.aten.tanh.default(add_21)
    mul_22: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(tanh_22, primals_2)
    add_22: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add_21, mul_22);  add_21 = mul_22 = None
    tanh_23: "f32[8][1]cpu" = torch.ops.aten.tanh.default(add_22)
    mul_23: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(tanh_23, primals_2)
    add_23: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add_22, mul_23);  add_22 = mul_23 = None
    tanh_24: "f32[8][1]cpu" = torch.ops.aten.tanh.default(add_23)
    mul_24: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(tanh_24, primals_2)
    add_24: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add_23, mul_24);  add_23 = mul_24 = None
    tanh_25: "f32[8][1]cpu" = torch.ops.aten.tanh.default(add_24)
    mul_25: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(tanh_25, primals_2)
    add_25: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add_24, mul_25);  add_24 = mul_25 = None
    tanh_26: "f32[8][1]cpu" = torch.ops.aten.tanh.default(add_25)
    mul_26: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(tanh_26, primals_2)
    add_26: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add_25, mul_26);  add_25 = mul_26 = None
    tanh_27: "f32[8][1]cpu" = torch.ops.aten.tanh.default(add_26)
    mul_27: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(tanh_27, primals_2)
    add_27: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add_26, mul_27);  add_26 = mul_27 = None
    tanh_28: "f32[8][1]cpu" = torch.ops.aten.tanh.default(add_27)
    mul_28: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(tanh_28, primals_2)
    add_28: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add_27, mul_28);  add_27 = mul_28 = None
    tanh_29: "f32[8][1]cpu" = torch.ops.aten.tanh.default(add_28);  add_28 = None
    mul_30: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, tanh_29)
    mul_31: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, primals_2)
    detach_29: "f32[8][1]cpu" = torch.ops.aten.detach.default(tanh_29);  tanh_29 = None
    detach_30: "f32[8][1]cpu" = torch.ops.aten.detach.default(detach_29);  detach_29 = None
    tanh_backward: "f32[8][1]cpu" = torch.ops.aten.tanh_backward.default(mul_31, detach_30);  mul_31 = detach_30 = None
    add_30: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(tangents_1, tanh_backward);  tangents_1 = tanh_backward = None
    mul_32: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(add_30, tanh_28)
    mul_33: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(add_30, primals_2)
    add_31: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(mul_30, mul_32);  mul_30 = mul_32 = None
    detach_28: "f32[8][1]cpu" = torch.ops.aten.detach.default(tanh_28);  tanh_28 = None
    detach_31: "f32[8][1]cpu" = torch.ops.aten.detach.default(detach_28);  detach_28 = None
    tanh_backward_1: "f32[8][1]cpu" = torch.ops.aten.tanh_backward.default(mul_33, detach_31);  mul_33 = detach_31 = None
    add_32: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add_30, tanh_backward_1);  add_30 = tanh_backward_1 = None
    mul_34: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(add_32, tanh_27)
    mul_35: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(add_32, primals_2)
    add_33: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add_31, mul_34);  add_31 = mul_34 = None
    detach_27: "f32[8][1]cpu" = torch.ops.aten.detach.default(tanh_27);  tanh_27 = None
    detach_32: "f32[8][1]cpu" = torch.ops.aten.detach.default(detach_27);  detach_27 = None
    tanh_backward_2: "f32[8][1]cpu" = torch.ops.aten.tanh_backward.default(mul_35, detach_32);  mul_35 = detach_32 = None
    add_34: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add_32, tanh_backward_2);  add_32 = tanh_backward_2 = None
    mul_36: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(add_34, tanh_26)
    mul_37: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(add_34, primals_2)
    add_35: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add_33, mul_36);  add_33 = mul_36 = None
    detach_26: "f32[8][1]cpu" = torch.ops.aten.detach.default(tanh_26);  tanh_26 = None
    detach_33: "f32[8][1]cpu" = torch.ops.aten.detach.default(detach_26);  detach_26 = None
    tanh_backward_3: "f32[8][1]cpu" = torch.ops.aten.tanh_backward.default(mul_37, detach_33);  mul_37 = detach_33 = None
    add_36: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add_34, tanh_backward_3);  add_34 = tanh_backward_3 = None
    mul_38: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(add_36, tanh_25)
    mul_39: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(add_36, primals_2)
    add_37: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add_35, mul_38);  add_35 = mul_38 = None
    detach_25: "f32[8][1]cpu" = torch.ops.aten.detach.default(tanh_25);  tanh_25 = None
    detach_34: "f32[8][1]cpu" = torch.ops.aten.detach.default(detach_25);  detach_25 = None
    tanh_backward_4: "f32[8][1]cpu" = torch.ops.aten.tanh_backward.default(mul_39, detach_34);  mul_39 = detach_34 = None
    add_38: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add_36, tanh_backward_4);  add_36 = tanh_backward_4 = None
    mul_40: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(add_38, tanh_24)
    mul_41: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(add_38, primals_2)
    add_39: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add_37, mul_40);  add_37 = mul_40 = None
    detach_24: "f32[8][1]cpu" = torch.ops.aten.detach.default(tanh_24);  tanh_24 = None
    detach_35: "f32[8][1]cpu" = torch.ops.aten.detach.default(detach_24);  detach_24 = None
    tanh_backward_5: "f32[8][1]cpu" = torch.ops.aten.tanh_backward.default(mul_41, detach_35);  mul_41 = detach_35 = None
    add_40: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add_38, tanh_backward_5);  add_38 = tanh_backward_5 = None
    mul_42: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(add_40, tanh_23)
    mul_43: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(add_40, primals_2)
    add_41: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add_39, mul_42);  add_39 = mul_42 = None
    detach_23: "f32[8][1]cpu" = torch.ops.aten.detach.default(tanh_23);  tanh_23 = None
    detach_36: "f32[8][1]cpu" = torch.ops.aten.detach.default(detach_23);  detach_23 = None
    tanh_backward_6: "f32[8][1]cpu" = torch.ops.aten.tanh_backward.default(mul_43, detach_36);  mul_43 = detach_36 = None
    add_42: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add_40, tanh_backward_6);  add_40 = tanh_backward_6 = None
    mul_44: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(add_42, tanh_22)
    mul_45: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(add_42, primals_2)
    add_43: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add_41, mul_44);  add_41 = mul_44 = None
    detach_22: "f32[8][1]cpu" = torch.ops.aten.detach.default(tanh_22);  tanh_22 = None
    detach_37: "f32[8][1]cpu" = torch.ops.aten.detach.default(detach_22);  detach_22 = None
    tanh_backward_7: "f32[8][1]cpu" = torch.ops.aten.tanh_backward.default(mul_45, detach_37);  mul_45 = detach_37 = None
    add_44: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add_42, tanh_backward_7);  add_42 = tanh_backward_7 = None
    mul_46: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(add_44, tanh_21)
    mul_47: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(add_44, primals_2)
    add_45: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add_43, mul_46);  add_43 = mul_46 = None
    detach_21: "f32[8][1]cpu" = torch.ops.aten.detach.default(tanh_21);  tanh_21 = None
    detach_38: "f32[8][1]cpu" = torch.ops.aten.detach.default(detach_21);  detach_21 = None
    tanh_backward_8: "f32[8][1]cpu" = torch.ops.aten.tanh_backward.default(mul_47, detach_38);  mul_47 = detach_38 = None
    add_46: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add_44, tanh_backward_8);  add_44 = tanh_backward_8 = None
    mul_48: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(add_46, tanh_20)
    mul_49: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(add_46, primals_2)
    add_47: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add_45, mul_48);  add_45 = mul_48 = None
    detach_20: "f32[8][1]cpu" = torch.ops.aten.detach.default(tanh_20);  tanh_20 = None
    detach_39: "f32[8][1]cpu" = torch.ops.aten.detach.default(detach_20);  detach_20 = None
    tanh_backward_9: "f32[8][1]cpu" = torch.ops.aten.tanh_backward.default(mul_49, detach_39);  mul_49 = detach_39 = None
    add_48: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add_46, tanh_backward_9);  add_46 = tanh_backward_9 = None
    mul_50: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(add_48, tanh_19)
    mul_51: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(add_48, primals_2)
    add_49: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add_47, mul_50);  add_47 = mul_50 = None
    detach_19: "f32[8][1]cpu" = torch.ops.aten.detach.default(tanh_19);  tanh_19 = None
    detach_40: "f32[8][1]cpu" = torch.ops.aten.detach.default(detach_19);  detach_19 = None
    tanh_backward_10: "f32[8][1]cpu" = torch.ops.aten.tanh_backward.default(mul_51, detach_40);  mul_51 = detach_40 = None
    add_50: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add_48, tanh_backward_10);  add_48 = tanh_backward_10 = None
    mul_52: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(add_50, tanh_18)
    mul_53: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(add_50, primals_2)
    add_51: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add_49, mul_52);  add_49 = mul_52 = None
    detach_18: "f32[8][1]cpu" = torch.ops.aten.detach.default(tanh_18);  tanh_18 = None
    detach_41: "f32[8][1]cpu" = torch.ops.aten.detach.default(detach_18);  detach_18 = None
    tanh_backward_11: "f32[8][1]cpu" = torch.ops.aten.tanh_backward.default(mul_53, detach_41);  mul_53 = detach_41 = None
    add_52: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add_50, tanh_backward_11);  add_50 = tanh_backward_11 = None
    mul_54: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(add_52, tanh_17)
    mul_55: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(add_52, primals_2)
    add_53: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add_51, mul_54);  add_51 = mul_54 = None
    detach_17: "f32[8][1]cpu" = torch.ops.aten.detach.default(tanh_17);  tanh_17 = None
    detach_42: "f32[8][1]cpu" = torch.ops.aten.detach.default(detach_17);  detach_17 = None
    tanh_backward_12: "f32[8][1]cpu" = torch.ops.aten.tanh_backward.default(mul_55, detach_42);  mul_55 = detach_42 = None
    add_54: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add_52, tanh_backward_12);  add_52 = tanh_backward_12 = None
    mul_56: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(add_54, tanh_16)
    mul_57: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(add_54, primals_2)
    add_55: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add_53, mul_56);  add_53 = mul_56 = None
    detach_16: "f32[8][1]cpu" = torch.ops.aten.detach.default(tanh_16);  tanh_16 = None
    detach_43: "f32[8][1]cpu" = torch.ops.aten.detach.default(detach_16);  detach_16 = None
    tanh_backward_13: "f32[8][1]cpu" = torch.ops.aten.tanh_backward.default(mul_57, detach_43);  mul_57 = detach_43 = None
    add_56: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add_54, tanh_backward_13);  add_54 = tanh_backward_13 = None
    mul_58: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(add_56, tanh_15)
    mul_59: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(add_56, primals_2)
    add_57: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add_55, mul_58);  add_55 = mul_58 = None
    detach_15: "f32[8][1]cpu" = torch.ops.aten.detach.default(tanh_15);  tanh_15 = None
    detach_44: "f32[8][1]cpu" = torch.ops.aten.detach.default(detach_15);  detach_15 = None
    tanh_backward_14: "f32[8][1]cpu" = torch.ops.aten.tanh_backward.default(mul_59, detach_44);  mul_59 = detach_44 = None
    add_58: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add_56, tanh_backward_14);  add_56 = tanh_backward_14 = None
    mul_60: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(add_58, tanh_14)
    mul_61: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(add_58, primals_2)
    add_59: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add_57, mul_60);  add_57 = mul_60 = None
    detach_14: "f32[8][1]cpu" = torch.ops.aten.detach.default(tanh_14);  tanh_14 = None
    detach_45: "f32[8][1]cpu" = torch.ops.aten.detach.default(detach_14);  detach_14 = None
    tanh_backward_15: "f32[8][1]cpu" = torch.ops.aten.tanh_backward.default(mul_61, detach_45);  mul_61 = detach_45 = None
    add_60: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add_58, tanh_backward_15);  add_58 = tanh_backward_15 = None
    mul_62: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(add_60, tanh_13)
    mul_63: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(add_60, primals_2)
    add_61: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add_59, mul_62);  add_59 = mul_62 = None
    detach_13: "f32[8][1]cpu" = torch.ops.aten.detach.default(tanh_13);  tanh_13 = None
    detach_46: "f32[8][1]cpu" = torch.ops.aten.detach.default(detach_13);  detach_13 = None
    tanh_backward_16: "f32[8][1]cpu" = torch.ops.aten.tanh_backward.default(mul_63, detach_46);  mul_63 = detach_46 = None
    add_62: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add_60, tanh_backward_16);  add_60 = tanh_backward_16 = None
    mul_64: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(add_62, tanh_12)
    mul_65: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(add_62, primals_2)
    add_63: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add_61, mul_64);  add_61 = mul_64 = None
    detach_12: "f32[8][1]cpu" = torch.ops.aten.detach.default(tanh_12);  tanh_12 = None
    detach_47: "f32[8][1]cpu" = torch.ops.aten.detach.default(detach_12);  detach_12 = None
    tanh_backward_17: "f32[8][1]cpu" = torch.ops.aten.tanh_backward.default(mul_65, detach_47);  mul_65 = detach_47 = None
    add_64: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add_62, tanh_backward_17);  add_62 = tanh_backward_17 = None
    mul_66: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(add_64, tanh_11)
    mul_67: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(add_64, primals_2)
    add_65: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add_63, mul_66);  add_63 = mul_66 = None
    detach_11: "f32[8][1]cpu" = torch.ops.aten.detach.default(tanh_11);  tanh_11 = None
    detach_48: "f32[8][1]cpu" = torch.ops.aten.detach.default(detach_11);  detach_11 = None
    tanh_backward_18: "f32[8][1]cpu" = torch.ops.aten.tanh_backward.default(mul_67, detach_48);  mul_67 = detach_48 = None
    add_66: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add_64, tanh_backward_18);  add_64 = tanh_backward_18 = None
    mul_68: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(add_66, tanh_10)
    mul_69: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(add_66, primals_2)
    add_67: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add_65, mul_68);  add_65 = mul_68 = None
    detach_10: "f32[8][1]cpu" = torch.ops.aten.detach.default(tanh_10);  tanh_10 = None
    detach_49: "f32[8][1]cpu" = torch.ops.aten.detach.default(detach_10);  detach_10 = None
    tanh_backward_19: "f32[8][1]cpu" = torch.ops.aten.tanh_backward.default(mul_69, detach_49);  mul_69 = detach_49 = None
    add_68: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add_66, tanh_backward_19);  add_66 = tanh_backward_19 = None
    mul_70: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(add_68, tanh_9)
    mul_71: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(add_68, primals_2)
    add_69: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add_67, mul_70);  add_67 = mul_70 = None
    detach_9: "f32[8][1]cpu" = torch.ops.aten.detach.default(tanh_9);  tanh_9 = None
    detach_50: "f32[8][1]cpu" = torch.ops.aten.detach.default(detach_9);  detach_9 = None
    tanh_backward_20: "f32[8][1]cpu" = torch.ops.aten.tanh_backward.default(mul_71, detach_50);  mul_71 = detach_50 = None
    add_70: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add_68, tanh_backward_20);  add_68 = tanh_backward_20 = None
    mul_72: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(add_70, tanh_8)
    mul_73: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(add_70, primals_2)
    add_71: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add_69, mul_72);  add_69 = mul_72 = None
    detach_8: "f32[8][1]cpu" = torch.ops.aten.detach.default(tanh_8);  tanh_8 = None
    detach_51: "f32[8][1]cpu" = torch.ops.aten.detach.default(detach_8);  detach_8 = None
    tanh_backward_21: "f32[8][1]cpu" = torch.ops.aten.tanh_backward.default(mul_73, detach_51);  mul_73 = detach_51 = None
    add_72: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add_70, tanh_backward_21);  add_70 = tanh_backward_21 = None
    mul_74: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(add_72, tanh_7)
    mul_75: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(add_72, primals_2)
    add_73: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add_71, mul_74);  add_71 = mul_74 = None
    detach_7: "f32[8][1]cpu" = torch.ops.aten.detach.default(tanh_7);  tanh_7 = None
    detach_52: "f32[8][1]cpu" = torch.ops.aten.detach.default(detach_7);  detach_7 = None
    tanh_backward_22: "f32[8][1]cpu" = torch.ops.aten.tanh_backward.default(mul_75, detach_52);  mul_75 = detach_52 = None
    add_74: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add_72, tanh_backward_22);  add_72 = tanh_backward_22 = None
    mul_76: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(add_74, tanh_6)
    mul_77: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(add_74, primals_2)
    add_75: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add_73, mul_76);  add_73 = mul_76 = None
    detach_6: "f32[8][1]cpu" = torch.ops.aten.detach.default(tanh_6);  tanh_6 = None
    detach_53: "f32[8][1]cpu" = torch.ops.aten.detach.default(detach_6);  detach_6 = None
    tanh_backward_23: "f32[8][1]cpu" = torch.ops.aten.tanh_backward.default(mul_77, detach_53);  mul_77 = detach_53 = None
    add_76: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add_74, tanh_backward_23);  add_74 = tanh_backward_23 = None
    mul_78: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(add_76, tanh_5)
    mul_79: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(add_76, primals_2)
    add_77: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add_75, mul_78);  add_75 = mul_78 = None
    detach_5: "f32[8][1]cpu" = torch.ops.aten.detach.default(tanh_5);  tanh_5 = None
    detach_54: "f32[8][1]cpu" = torch.ops.aten.detach.default(detach_5);  detach_5 = None
    tanh_backward_24: "f32[8][1]cpu" = torch.ops.aten.tanh_backward.default(mul_79, detach_54);  mul_79 = detach_54 = None
    add_78: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add_76, tanh_backward_24);  add_76 = tanh_backward_24 = None
    mul_80: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(add_78, tanh_4)
    mul_81: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(add_78, primals_2)
    add_79: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add_77, mul_80);  add_77 = mul_80 = None
    detach_4: "f32[8][1]cpu" = torch.ops.aten.detach.default(tanh_4);  tanh_4 = None
    detach_55: "f32[8][1]cpu" = torch.ops.aten.detach.default(detach_4);  detach_4 = None
    tanh_backward_25: "f32[8][1]cpu" = torch.ops.aten.tanh_backward.default(mul_81, detach_55);  mul_81 = detach_55 = None
    add_80: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add_78, tanh_backward_25);  add_78 = tanh_backward_25 = None
    mul_82: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(add_80, tanh_3)
    mul_83: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(add_80, primals_2)
    add_81: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add_79, mul_82);  add_79 = mul_82 = None
    detach_3: "f32[8][1]cpu" = torch.ops.aten.detach.default(tanh_3);  tanh_3 = None
    detach_56: "f32[8][1]cpu" = torch.ops.aten.detach.default(detach_3);  detach_3 = None
    tanh_backward_26: "f32[8][1]cpu" = torch.ops.aten.tanh_backward.default(mul_83, detach_56);  mul_83 = detach_56 = None
    add_82: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add_80, tanh_backward_26);  add_80 = tanh_backward_26 = None
    mul_84: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(add_82, tanh_2)
    mul_85: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(add_82, primals_2)
    add_83: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add_81, mul_84);  add_81 = mul_84 = None
    detach_2: "f32[8][1]cpu" = torch.ops.aten.detach.default(tanh_2);  tanh_2 = None
    detach_57: "f32[8][1]cpu" = torch.ops.aten.detach.default(detach_2);  detach_2 = None
    tanh_backward_27: "f32[8][1]cpu" = torch.ops.aten.tanh_backward.default(mul_85, detach_57);  mul_85 = detach_57 = None
    add_84: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add_82, tanh_backward_27);  add_82 = tanh_backward_27 = None
    mul_86: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(add_84, tanh_1)
    mul_87: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(add_84, primals_2)
    add_85: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add_83, mul_86);  add_83 = mul_86 = None
    detach_1: "f32[8][1]cpu" = torch.ops.aten.detach.default(tanh_1);  tanh_1 = None
    detach_58: "f32[8][1]cpu" = torch.ops.aten.detach.default(detach_1);  detach_1 = None
    tanh_backward_28: "f32[8][1]cpu" = torch.ops.aten.tanh_backward.default(mul_87, detach_58);  mul_87 = detach_58 = None
    add_86: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add_84, tanh_backward_28);  add_84 = tanh_backward_28 = None
    mul_88: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(add_86, tanh)
    mul_89: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(add_86, primals_2);  primals_2 = None
    add_87: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add_85, mul_88);  add_85 = mul_88 = None
    detach: "f32[8][1]cpu" = torch.ops.aten.detach.default(tanh);  tanh = None
    detach_59: "f32[8][1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    tanh_backward_29: "f32[8][1]cpu" = torch.ops.aten.tanh_backward.default(mul_89, detach_59);  mul_89 = detach_59 = None
    add_88: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add_86, tanh_backward_29);  add_86 = tanh_backward_29 = None
    return (add_88, add_87)
