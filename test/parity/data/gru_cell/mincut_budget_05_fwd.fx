def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "f32[2, 4][4, 1]cpu", primals_3: "f32[4, 3][3, 1]cpu", primals_4: "f32[4, 4][4, 1]cpu", primals_5: "f32[4, 3][3, 1]cpu", primals_6: "f32[4, 4][4, 1]cpu"):
    t: "f32[3, 4][1, 3]cpu" = torch.ops.aten.t.default(primals_3);  primals_3 = None
    mm: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mm.default(primals_1, t)
    t_1: "f32[4, 4][1, 4]cpu" = torch.ops.aten.t.default(primals_4);  primals_4 = None
    mm_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mm.default(primals_2, t_1)
    add: "f32[2, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(mm, mm_1);  mm = mm_1 = None
    sigmoid: "f32[2, 4][4, 1]cpu" = torch.ops.aten.sigmoid.default(add);  add = None
    t_2: "f32[3, 4][1, 3]cpu" = torch.ops.aten.t.default(primals_5);  primals_5 = None
    mm_2: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mm.default(primals_1, t_2)
    t_3: "f32[4, 4][1, 4]cpu" = torch.ops.aten.t.default(primals_6);  primals_6 = None
    mm_3: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mm.default(primals_2, t_3)
    mul: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(sigmoid, mm_3);  mm_3 = None
    add_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(mm_2, mul);  mm_2 = mul = None
    tanh: "f32[2, 4][4, 1]cpu" = torch.ops.aten.tanh.default(add_1);  add_1 = None
    rsub: "f32[2, 4][4, 1]cpu" = torch.ops.aten.rsub.Scalar(sigmoid, 1)
    mul_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(rsub, tanh);  rsub = tanh = None
    mul_2: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(sigmoid, primals_2)
    add_2: "f32[2, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(mul_1, mul_2);  mul_1 = mul_2 = None
    t_14: "f32[4, 4][4, 1]cpu" = torch.ops.aten.t.default(t_1);  t_1 = None
    t_18: "f32[4, 3][3, 1]cpu" = torch.ops.aten.t.default(t);  t = None
    return (add_2, primals_1, primals_2, sigmoid, t_2, t_3, t_14, t_18)
