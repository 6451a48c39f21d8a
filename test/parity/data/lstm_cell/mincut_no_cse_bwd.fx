def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "f32[2, 4][4, 1]cpu", primals_3: "f32[2, 4][4, 1]cpu", sigmoid: "f32[2, 4][4, 1]cpu", sigmoid_1: "f32[2, 4][4, 1]cpu", tanh: "f32[2, 4][4, 1]cpu", sigmoid_2: "f32[2, 4][4, 1]cpu", tanh_1: "f32[2, 4][4, 1]cpu", t_4: "f32[16, 4][4, 1]cpu", t_8: "f32[16, 3][3, 1]cpu", tangents_1: "f32[2, 4][4, 1]cpu", tangents_2: "f32[2, 4][4, 1]cpu"):
    mul_3: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, sigmoid_2)
    mul_4: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, tanh_1);  tangents_1 = None
    detach_4: "f32[2, 4][4, 1]cpu" = torch.ops.aten.detach.default(tanh_1);  tanh_1 = None
    detach_5: "f32[2, 4][4, 1]cpu" = torch.ops.aten.detach.default(detach_4);  detach_4 = None
    tanh_backward: "f32[2, 4][4, 1]cpu" = torch.ops.aten.tanh_backward.default(mul_3, detach_5);  mul_3 = detach_5 = None
    add_2: "f32[2, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(tangents_2, tanh_backward);  tangents_2 = tanh_backward = None
    detach_3: "f32[2, 4][4, 1]cpu" = torch.ops.aten.detach.default(sigmoid_2);  sigmoid_2 = None
    detach_6: "f32[2, 4][4, 1]cpu" = torch.ops.aten.detach.default(detach_3);  detach_3 = None
    sigmoid_backward: "f32[2, 4][4, 1]cpu" = torch.ops.aten.sigmoid_backward.default(mul_4, detach_6);  mul_4 = detach_6 = None
    mul_5: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(add_2, sigmoid_1)
    mul_6: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(add_2, tanh)
    detach_2: "f32[2, 4][4, 1]cpu" = torch.ops.aten.detach.default(tanh);  tanh = None
    detach_7: "f32[2, 4][4, 1]cpu" = torch.ops.aten.detach.default(detach_2);  detach_2 = None
    tanh_backward_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.tanh_backward.default(mul_5, detach_7);  mul_5 = detach_7 = None
    detach_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.detach.default(sigmoid_1);  sigmoid_1 = None
    detach_8: "f32[2, 4][4, 1]cpu" = torch.ops.aten.detach.default(detach_1);  detach_1 = None
    sigmoid_backward_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.sigmoid_backward.default(mul_6, detach_8);  mul_6 = detach_8 = None
    mul_7: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(add_2, sigmoid)
    mul_8: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(add_2, primals_3);  add_2 = primals_3 = None
    detach: "f32[2, 4][4, 1]cpu" = torch.ops.aten.detach.default(sigmoid);  sigmoid = None
    detach_9: "f32[2, 4][4, 1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    sigmoid_backward_2: "f32[2, 4][4, 1]cpu" = torch.ops.aten.sigmoid_backward.default(mul_8, detach_9);  mul_8 = detach_9 = None
    cat: "f32[2, 16][16, 1]cpu" = torch.ops.aten.cat.default([sigmoid_backward_1, sigmoid_backward_2, tanh_backward_1, sigmoid_backward], 1);  sigmoid_backward_1 = sigmoid_backward_2 = tanh_backward_1 = sigmoid_backward = None
    t_2: "f32[16, 2][1, 16]cpu" = torch.ops.aten.t.default(cat)
    mm_2: "f32[16, 4][4, 1]cpu" = torch.ops.aten.mm.default(t_2, primals_2);  t_2 = primals_2 = None
    t_3: "f32[4, 16][1, 4]cpu" = torch.ops.aten.t.default(mm_2);  mm_2 = None
    mm_3: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mm.default(cat, t_4);  t_4 = None
    t_5: "f32[16, 4][4, 1]cpu" = torch.ops.aten.t.default(t_3);  t_3 = None
    t_6: "f32[16, 2][1, 16]cpu" = torch.ops.aten.t.default(cat)
    mm_4: "f32[16, 3][3, 1]cpu" = torch.ops.aten.mm.default(t_6, primals_1);  t_6 = primals_1 = None
    t_7: "f32[3, 16][1, 3]cpu" = torch.ops.aten.t.default(mm_4);  mm_4 = None
    mm_5: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mm.default(cat, t_8);  cat = t_8 = None
    t_9: "f32[16, 3][3, 1]cpu" = torch.ops.aten.t.default(t_7);  t_7 = None
    return (mm_5, mm_3, mul_7, t_9, t_5)
