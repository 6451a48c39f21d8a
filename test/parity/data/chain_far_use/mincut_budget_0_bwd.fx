def forward(self, primals_1: "f32[3, 3][3, 1]cpu", primals_2: "f32[3, 3][3, 1]cpu", tangents_1: "f32[3, 3][3, 1]cpu"):
    exp: "f32[3, 3][3, 1]cpu" = torch.ops.aten.exp.default(primals_1);  primals_1 = None
    tanh: "f32[3, 3][3, 1]cpu" = torch.ops.aten.tanh.default(exp)
    mul: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tanh, 2)
    tanh_1: "f32[3, 3][3, 1]cpu" = torch.ops.aten.tanh.default(mul);  mul = None
    mul_1: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tanh_1, 2)
    tanh_2: "f32[3, 3][3, 1]cpu" = torch.ops.aten.tanh.default(mul_1);  mul_1 = None
    mul_2: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tanh_2, 2)
    tanh_3: "f32[3, 3][3, 1]cpu" = torch.ops.aten.tanh.default(mul_2);  mul_2 = None
    mul_3: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tanh_3, 2)
    tanh_4: "f32[3, 3][3, 1]cpu" = torch.ops.aten.tanh.default(mul_3);  mul_3 = None
    mul_4: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tanh_4, 2)
    mm: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mm.default(mul_4, primals_2)
    mul_6: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, mm);  mm = None
    mul_7: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, exp);  tangents_1 = None
    t: "f32[3, 3][1, 3]cpu" = torch.ops.aten.t.default(mul_4);  mul_4 = None
    mm_1: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mm.default(t, mul_7);  t = None
    t_1: "f32[3, 3][1, 3]cpu" = torch.ops.aten.t.default(primals_2);  primals_2 = None
    mm_2: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mm.default(mul_7, t_1);  mul_7 = t_1 = None
    mul_8: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(mm_2, 2);  mm_2 = None
    detach_5: "f32[3, 3][3, 1]cpu" = torch.ops.aten.detach.default(tanh_4);  tanh_4 = None
    detach_6: "f32[3, 3][3, 1]cpu" = torch.ops.aten.detach.default(detach_5);  detach_5 = None
    tanh_backward: "f32[3, 3][3, 1]cpu" = torch.ops.aten.tanh_backward.default(mul_8, detach_6);  mul_8 = detach_6 = None
    mul_9: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tanh_backward, 2);  tanh_backward = None
    detach_4: "f32[3, 3][3, 1]cpu" = torch.ops.aten.detach.default(tanh_3);  tanh_3 = None
    detach_7: "f32[3, 3][3, 1]cpu" = torch.ops.aten.detach.default(detach_4);  detach_4 = None
    tanh_backward_1: "f32[3, 3][3, 1]cpu" = torch.ops.aten.tanh_backward.default(mul_9, detach_7);  mul_9 = detach_7 = None
    mul_10: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tanh_backward_1, 2);  tanh_backward_1 = None
    detach_3: "f32[3, 3][3, 1]cpu" = torch.ops.aten.detach.default(tanh_2);  tanh_2 = None
    detach_8: "f32[3, 3][3, 1]cpu" = torch.ops.aten.detach.default(detach_3);  detach_3 = None
    tanh_backward_2: "f32[3, 3][3, 1]cpu" = torch.ops.aten.tanh_backward.default(mul_10, detach_8);  mul_10 = detach_8 = None
    mul_11: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tanh_backward_2, 2);  tanh_backward_2 = None
    detach_2: "f32[3, 3][3, 1]cpu" = torch.ops.aten.detach.default(tanh_1);  tanh_1 = None
    detach_9: "f32[3, 3][3, 1]cpu" = torch.ops.aten.detach.default(detach_2);  detach_2 = None
    tanh_backward_3: "f32[3, 3][3, 1]cpu" = torch.ops.aten.tanh_backward.default(mul_11, detach_9);  mul_11 = detach_9 = None
    mul_12: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tanh_backward_3, 2);  tanh_backward_3 = None
    detach_1: "f32[3, 3][3, 1]cpu" = torch.ops.aten.detach.default(tanh);  tanh = None
    detach_10: "f32[3, 3][3, 1]cpu" = torch.ops.aten.detach.default(detach_1);  detach_1 = None
    tanh_backward_4: "f32[3, 3][3, 1]cpu" = torch.ops.aten.tanh_backward.default(mul_12, detach_10);  mul_12 = detach_10 = None
    add: "f32[3, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(mul_6, tanh_backward_4);  mul_6 = tanh_backward_4 = None
    detach: "f32[3, 3][3, 1]cpu" = torch.ops.aten.detach.default(exp);  exp = None
    detach_11: "f32[3, 3][3, 1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    mul_13: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(add, detach_11);  add = detach_11 = None
    return (mul_13, mm_1)
