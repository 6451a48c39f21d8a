def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "f32[2, 4][4, 1]cpu", sigmoid: "f32[2, 4][4, 1]cpu", t_2: "f32[3, 4][1, 3]cpu", t_3: "f32[4, 4][1, 4]cpu", t_14: "f32[4, 4][4, 1]cpu", t_18: "f32[4, 3][3, 1]cpu", tangents_1: "f32[2, 4][4, 1]cpu"):
    mul_3: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, sigmoid)
    mul_4: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, primals_2)
    rsub: "f32[2, 4][4, 1]cpu" = torch.ops.aten.rsub.Scalar(sigmoid, 1)
    mul_5: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, rsub);  rsub = None
    mm_2: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mm.default(primals_1, t_2)
    mm_3: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mm.default(primals_2, t_3)
    mul: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(sigmoid, mm_3)
    add_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(mm_2, mul);  mm_2 = mul = None
    tanh: "f32[2, 4][4, 1]cpu" = torch.ops.aten.tanh.default(add_1);  add_1 = None
    mul_6: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, tanh);  tangents_1 = None
    neg: "f32[2, 4][4, 1]cpu" = torch.ops.aten.neg.default(mul_6);  mul_6 = None
    add_3: "f32[2, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(mul_4, neg);  mul_4 = neg = None
    detach_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.detach.default(tanh);  tanh = None
    detach_2: "f32[2, 4][4, 1]cpu" = torch.ops.aten.detach.default(detach_1);  detach_1 = None
    tanh_backward: "f32[2, 4][4, 1]cpu" = torch.ops.aten.tanh_backward.default(mul_5, detach_2);  mul_5 = detach_2 = None
    mul_7: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(tanh_backward, sigmoid)
    mul_8: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(tanh_backward, mm_3);  mm_3 = None
    add_4: "f32[2, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(add_3, mul_8);  add_3 = mul_8 = None
    t_4: "f32[4, 2][1, 4]cpu" = torch.ops.aten.t.default(mul_7)
    mm_4: "f32[4, 4][4, 1]cpu" = torch.ops.aten.mm.default(t_4, primals_2);  t_4 = None
    t_5: "f32[4, 4][1, 4]cpu" = torch.ops.aten.t.default(mm_4);  mm_4 = None
    t_6: "f32[4, 4][4, 1]cpu" = torch.ops.aten.t.default(t_3);  t_3 = None
    mm_5: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mm.default(mul_7, t_6);  mul_7 = t_6 = None
    add_5: "f32[2, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(mul_3, mm_5);  mul_3 = mm_5 = None
    t_7: "f32[4, 4][4, 1]cpu" = torch.ops.aten.t.default(t_5);  t_5 = None
    t_8: "f32[4, 2][1, 4]cpu" = torch.ops.aten.t.default(tanh_backward)
    mm_6: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mm.default(t_8, primals_1);  t_8 = None
    t_9: "f32[3, 4][1, 3]cpu" = torch.ops.aten.t.default(mm_6);  mm_6 = None
    t_10: "f32[4, 3][3, 1]cpu" = torch.ops.aten.t.default(t_2);  t_2 = None
    mm_7: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mm.default(tanh_backward, t_10);  tanh_backward = t_10 = None
    t_11: "f32[4, 3][3, 1]cpu" = torch.ops.aten.t.default(t_9);  t_9 = None
    detach: "f32[2, 4][4, 1]cpu" = torch.ops.aten.detach.default(sigmoid);  sigmoid = None
    detach_3: "f32[2, 4][4, 1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    sigmoid_backward: "f32[2, 4][4, 1]cpu" = torch.ops.aten.sigmoid_backward.default(add_4, detach_3);  add_4 = detach_3 = None
    t_12: "f32[4, 2][1, 4]cpu" = torch.ops.aten.t.default(sigmoid_backward)
    mm_8: "f32[4, 4][4, 1]cpu" = torch.ops.aten.mm.default(t_12, primals_2);  primals_2 = None
    t_13: "f32[4, 4][1, 4]cpu" = torch.ops.aten.t.default(mm_8);  mm_8 = None
    mm_9: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mm.default(sigmoid_backward, t_14);  t_14 = None
    add_6: "f32[2, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(add_5, mm_9);  add_5 = mm_9 = None
    t_15: "f32[4, 4][4, 1]cpu" = torch.ops.aten.t.default(t_13);  t_13 = None
    mm_10: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mm.default(t_12, primals_1);  t_12 = primals_1 = None
    t_17: "f32[3, 4][1, 3]cpu" = torch.ops.aten.t.default(mm_10);  mm_10 = None
    mm_11: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mm.default(sigmoid_backward, t_18);  sigmoid_backward = t_18 = None
    add_7: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(mm_7, mm_11);  mm_7 = mm_11 = None
    t_19: "f32[4, 3][3, 1]cpu" = torch.ops.aten.t.default(t_17);  t_17 = None
    return (add_7, add_6, t_19, t_15, t_11, t_7)
