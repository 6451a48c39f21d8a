def forward(self, primals_1: "f32[3, 3][3, 1]cpu", primals_2: "f32[3, 3][3, 1]cpu"):
    exp: "f32[3, 3][3, 1]cpu" = torch.ops.aten.exp.default(primals_1);  primals_1 = None
    tanh: "f32[3, 3][3, 1]cpu" = torch.ops.aten.tanh.default(exp)
    detach_1: "f32[3, 3][3, 1]cpu" = torch.ops.aten.detach.default(tanh)
    mul: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tanh, 2);  tanh = None
    tanh_1: "f32[3, 3][3, 1]cpu" = torch.ops.aten.tanh.default(mul);  mul = None
    detach_2: "f32[3, 3][3, 1]cpu" = torch.ops.aten.detach.default(tanh_1)
    mul_1: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tanh_1, 2);  tanh_1 = None
    tanh_2: "f32[3, 3][3, 1]cpu" = torch.ops.aten.tanh.default(mul_1);  mul_1 = None
    detach_3: "f32[3, 3][3, 1]cpu" = torch.ops.aten.detach.default(tanh_2)
    mul_2: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tanh_2, 2);  tanh_2 = None
    tanh_3: "f32[3, 3][3, 1]cpu" = torch.ops.aten.tanh.default(mul_2);  mul_2 = None
    detach_4: "f32[3, 3][3, 1]cpu" = torch.ops.aten.detach.default(tanh_3)
    mul_3: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tanh_3, 2);  tanh_3 = None
    tanh_4: "f32[3, 3][3, 1]cpu" = torch.ops.aten.tanh.default(mul_3);  mul_3 = None
    detach_5: "f32[3, 3][3, 1]cpu" = torch.ops.aten.detach.default(tanh_4)
    mul_4: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tanh_4, 2);  tanh_4 = None
    mm: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mm.default(mul_4, primals_2)
    mul_5: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(mm, exp)
    t: "f32[3, 3][1, 3]cpu" = torch.ops.aten.t.default(mul_4);  mul_4 = None
    detach_6: "f32[3, 3][3, 1]cpu" = torch.ops.aten.detach.default(detach_5);  detach_5 = None
    detach_7: "f32[3, 3][3, 1]cpu" = torch.ops.aten.detach.default(detach_4);  detach_4 = None
    detach_8: "f32[3, 3][3, 1]cpu" = torch.ops.aten.detach.default(detach_3);  detach_3 = None
    detach_9: "f32[3, 3][3, 1]cpu" = torch.ops.aten.detach.default(detach_2);  detach_2 = None
    detach_10: "f32[3, 3][3, 1]cpu" = torch.ops.aten.detach.default(detach_1);  detach_1 = None
    return (mul_5, primals_2, exp, mm, t, detach_6, detach_7, detach_8, detach_9, detach_10)
