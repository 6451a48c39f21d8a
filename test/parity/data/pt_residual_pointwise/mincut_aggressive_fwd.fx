def forward(self, primals_1: "f32[8][1]cpu", primals_2: "f32[8][1]cpu"):
    tanh: "f32[8][1]cpu" = torch.ops.aten.tanh.default(primals_1)
    mul: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(tanh, primals_2);  tanh = None
    add: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(primals_1, mul);  mul = None
    tanh_1: "f32[8][1]cpu" = torch.ops.aten.tanh.default(add)
    mul_1: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(tanh_1, primals_2);  tanh_1 = None
    add_1: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add, mul_1);  add = mul_1 = None
    tanh_2: "f32[8][1]cpu" = torch.ops.aten.tanh.default(add_1)
    mul_2: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(tanh_2, primals_2);  tanh_2 = None
    add_2: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add_1, mul_2);  add_1 = mul_2 = None
    tanh_3: "f32[8][1]cpu" = torch.ops.aten.tanh.default(add_2)
    mul_3: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(tanh_3, primals_2);  tanh_3 = None
    add_3: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add_2, mul_3);  add_2 = mul_3 = None
    tanh_4: "f32[8][1]cpu" = torch.ops.aten.tanh.default(add_3)
    mul_4: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(tanh_4, primals_2);  tanh_4 = None
    add_4: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add_3, mul_4);  add_3 = mul_4 = None
    tanh_5: "f32[8][1]cpu" = torch.ops.aten.tanh.default(add_4)
    mul_5: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(tanh_5, primals_2);  tanh_5 = None
    add_5: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add_4, mul_5);  add_4 = mul_5 = None
    tanh_6: "f32[8][1]cpu" = torch.ops.aten.tanh.default(add_5)
    mul_6: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(tanh_6, primals_2);  tanh_6 = None
    add_6: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add_5, mul_6);  add_5 = mul_6 = None
    tanh_7: "f32[8][1]cpu" = torch.ops.aten.tanh.default(add_6)
    mul_7: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(tanh_7, primals_2);  tanh_7 = None
    add_7: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add_6, mul_7);  add_6 = mul_7 = None
    tanh_8: "f32[8][1]cpu" = torch.ops.aten.tanh.default(add_7)
    mul_8: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(tanh_8, primals_2);  tanh_8 = None
    add_8: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add_7, mul_8);  add_7 = mul_8 = None
    tanh_9: "f32[8][1]cpu" = torch.ops.aten.tanh.default(add_8)
    mul_9: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(tanh_9, primals_2);  tanh_9 = None
    add_9: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add_8, mul_9);  add_8 = mul_9 = None
    tanh_10: "f32[8][1]cpu" = torch.ops.aten.tanh.default(add_9)
    mul_10: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(tanh_10, primals_2);  tanh_10 = None
    add_10: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add_9, mul_10);  add_9 = mul_10 = None
    tanh_11: "f32[8][1]cpu" = torch.ops.aten.tanh.default(add_10)
    mul_11: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(tanh_11, primals_2);  tanh_11 = None
    add_11: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add_10, mul_11);  add_10 = mul_11 = None
    tanh_12: "f32[8][1]cpu" = torch.ops.aten.tanh.default(add_11)
    mul_12: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(tanh_12, primals_2);  tanh_12 = None
    add_12: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add_11, mul_12);  add_11 = mul_12 = None
    tanh_13: "f32[8][1]cpu" = torch.ops.aten.tanh.default(add_12)
    mul_13: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(tanh_13, primals_2);  tanh_13 = None
    add_13: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add_12, mul_13);  add_12 = mul_13 = None
    tanh_14: "f32[8][1]cpu" = torch.ops.aten.tanh.default(add_13)
    mul_14: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(tanh_14, primals_2);  tanh_14 = None
    add_14: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add_13, mul_14);  add_13 = mul_14 = None
    tanh_15: "f32[8][1]cpu" = torch.ops.aten.tanh.default(add_14)
    mul_15: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(tanh_15, primals_2);  tanh_15 = None
    add_15: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add_14, mul_15);  add_14 = mul_15 = None
    tanh_16: "f32[8][1]cpu" = torch.ops.aten.tanh.default(add_15)
    mul_16: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(tanh_16, primals_2);  tanh_16 = None
    add_16: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add_15, mul_16);  add_15 = mul_16 = None
    tanh_17: "f32[8][1]cpu" = torch.ops.aten.tanh.default(add_16)
    mul_17: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(tanh_17, primals_2);  tanh_17 = None
    add_17: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add_16, mul_17);  add_16 = mul_17 = None
    tanh_18: "f32[8][1]cpu" = torch.ops.aten.tanh.default(add_17)
    mul_18: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(tanh_18, primals_2);  tanh_18 = None
    add_18: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add_17, mul_18);  add_17 = mul_18 = None
    tanh_19: "f32[8][1]cpu" = torch.ops.aten.tanh.default(add_18)
    mul_19: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(tanh_19, primals_2);  tanh_19 = None
    add_19: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add_18, mul_19);  add_18 = mul_19 = None
    tanh_20: "f32[8][1]cpu" = torch.ops.aten.tanh.default(add_19)
    mul_20: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(tanh_20, primals_2);  tanh_20 = None
    add_20: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add_19, mul_20);  add_19 = mul_20 = None
    tanh_21: "f32[8][1]cpu" = torch.ops.aten.tanh.default(add_20)
    mul_21: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(tanh_21, primals_2);  tanh_21 = None
    add_21: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add_20, mul_21);  add_20 = mul_21 = None
    tanh_22: "f32[8][1]cpu" = torch.ops.aten.tanh.default(add_21)
    mul_22: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(tanh_22, primals_2);  tanh_22 = None
    add_22: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add_21, mul_22);  add_21 = mul_22 = None
    tanh_23: "f32[8][1]cpu" = torch.ops.aten.tanh.default(add_22)
    mul_23: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(tanh_23, primals_2);  tanh_23 = None
    add_23: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add_22, mul_23);  add_22 = mul_23 = None
    tanh_24: "f32[8][1]cpu" = torch.ops.aten.tanh.default(add_23)
    mul_24: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(tanh_24, primals_2);  tanh_24 = None
    add_24: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add_23, mul_24);  add_23 = mul_24 = None
    tanh_25: "f32[8][1]cpu" = torch.ops.aten.tanh.default(add_24)
    mul_25: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(tanh_25, primals_2);  tanh_25 = None
    add_25: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add_24, mul_25);  add_24 = mul_25 = None
    tanh_26: "f32[8][1]cpu" = torch.ops.aten.tanh.default(add_25)
    mul_26: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(tanh_26, primals_2);  tanh_26 = None
    add_26: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add_25, mul_26);  add_25 = mul_26 = None
    tanh_27: "f32[8][1]cpu" = torch.ops.aten.tanh.default(add_26)
    mul_27: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(tanh_27, primals_2);  tanh_27 = None
    add_27: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add_26, mul_27);  add_26 = mul_27 = None
    tanh_28: "f32[8][1]cpu" = torch.ops.aten.tanh.default(add_27)
    mul_28: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(tanh_28, primals_2);  tanh_28 = None
    add_28: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add_27, mul_28);  add_27 = mul_28 = None
    tanh_29: "f32[8][1]cpu" = torch.ops.aten.tanh.default(add_28)
    mul_29: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(tanh_29, primals_2);  tanh_29 = None
    add_29: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add_28, mul_29);  add_28 = mul_29 = None
    return (add_29, primals_1, primals_2)
