def forward(self, primals_1: "f32[8][1]cpu", tangents_1: "f32[8][1]cpu"):
    mul_9: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 10)
    exp_9: "f32[8][1]cpu" = torch.ops.aten.exp.default(mul_9);  mul_9 = None
    detach_9: "f32[8][1]cpu" = torch.ops.aten.detach.default(exp_9);  exp_9 = None
    detach_10: "f32[8][1]cpu" = torch.ops.aten.detach.default(detach_9);  detach_9 = None
    mul_10: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, detach_10);  detach_10 = None
    mul_11: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(mul_10, 10);  mul_10 = None
    mul_8: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 9)
    exp_8: "f32[8][1]cpu" = torch.ops.aten.exp.default(mul_8);  mul_8 = None
    detach_8: "f32[8][1]cpu" = torch.ops.aten.detach.default(exp_8);  exp_8 = None
    detach_11: "f32[8][1]cpu" = torch.ops.aten.detach.default(detach_8);  detach_8 = None
    mul_12: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, detach_11);  detach_11 = None
    mul_13: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(mul_12, 9);  mul_12 = None
    add_10: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(mul_11, mul_13);  mul_11 = mul_13 = None
    mul_7: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 8)
    exp_7: "f32[8][1]cpu" = torch.ops.aten.exp.default(mul_7);  mul_7 = None
    detach_7: "f32[8][1]cpu" = torch.ops.aten.detach.default(exp_7);  exp_7 = None
    detach_12: "f32[8][1]cpu" = torch.ops.aten.detach.default(detach_7);  detach_7 = None
    mul_14: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, detach_12);  detach_12 = None
    mul_15: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(mul_14, 8);  mul_14 = None
    add_11: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add_10, mul_15);  add_10 = mul_15 = None
    mul_6: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 7)
    exp_6: "f32[8][1]cpu" = torch.ops.aten.exp.default(mul_6);  mul_6 = None
    detach_6: "f32[8][1]cpu" = torch.ops.aten.detach.default(exp_6);  exp_6 = None
    detach_13: "f32[8][1]cpu" = torch.ops.aten.detach.default(detach_6);  detach_6 = None
    mul_16: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, detach_13);  detach_13 = None
    mul_17: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(mul_16, 7);  mul_16 = None
    add_12: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add_11, mul_17);  add_11 = mul_17 = None
    mul_5: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 6)
    exp_5: "f32[8][1]cpu" = torch.ops.aten.exp.default(mul_5);  mul_5 = None
    detach_5: "f32[8][1]cpu" = torch.ops.aten.detach.default(exp_5);  exp_5 = None
    detach_14: "f32[8][1]cpu" = torch.ops.aten.detach.default(detach_5);  detach_5 = None
    mul_18: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, detach_14);  detach_14 = None
    mul_19: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(mul_18, 6);  mul_18 = None
    add_13: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add_12, mul_19);  add_12 = mul_19 = None
    mul_4: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 5)
    exp_4: "f32[8][1]cpu" = torch.ops.aten.exp.default(mul_4);  mul_4 = None
    detach_4: "f32[8][1]cpu" = torch.ops.aten.detach.default(exp_4);  exp_4 = None
    detach_15: "f32[8][1]cpu" = torch.ops.aten.detach.default(detach_4);  detach_4 = None
    mul_20: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, detach_15);  detach_15 = None
    mul_21: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(mul_20, 5);  mul_20 = None
    add_14: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add_13, mul_21);  add_13 = mul_21 = None
    mul_3: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 4)
    exp_3: "f32[8][1]cpu" = torch.ops.aten.exp.default(mul_3);  mul_3 = None
    detach_3: "f32[8][1]cpu" = torch.ops.aten.detach.default(exp_3);  exp_3 = None
    detach_16: "f32[8][1]cpu" = torch.ops.aten.detach.default(detach_3);  detach_3 = None
    mul_22: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, detach_16);  detach_16 = None
    mul_23: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(mul_22, 4);  mul_22 = None
    add_15: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add_14, mul_23);  add_14 = mul_23 = None
    mul_2: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 3)
    exp_2: "f32[8][1]cpu" = torch.ops.aten.exp.default(mul_2);  mul_2 = None
    detach_2: "f32[8][1]cpu" = torch.ops.aten.detach.default(exp_2);  exp_2 = None
    detach_17: "f32[8][1]cpu" = torch.ops.aten.detach.default(detach_2);  detach_2 = None
    mul_24: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, detach_17);  detach_17 = None
    mul_25: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(mul_24, 3);  mul_24 = None
    add_16: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add_15, mul_25);  add_15 = mul_25 = None
    mul_1: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 2)
    exp_1: "f32[8][1]cpu" = torch.ops.aten.exp.default(mul_1);  mul_1 = None
    detach_1: "f32[8][1]cpu" = torch.ops.aten.detach.default(exp_1);  exp_1 = None
    detach_18: "f32[8][1]cpu" = torch.ops.aten.detach.default(detach_1);  detach_1 = None
    mul_26: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, detach_18);  detach_18 = None
    mul_27: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(mul_26, 2);  mul_26 = None
    add_17: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add_16, mul_27);  add_16 = mul_27 = None
    mul: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 1);  primals_1 = None
    exp: "f32[8][1]cpu" = torch.ops.aten.exp.default(mul);  mul = None
    detach: "f32[8][1]cpu" = torch.ops.aten.detach.default(exp);  exp = None
    detach_19: "f32[8][1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    mul_28: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, detach_19);  tangents_1 = detach_19 = None
    mul_29: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(mul_28, 1);  mul_28 = None
    add_18: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add_17, mul_29);  add_17 = mul_29 = None
    return (add_18,)
