def forward(self, primals_1: "f32[2, 2][2, 1]cpu", primals_2: "f32[2, 3][3, 1]cpu", primals_3: "f32[3, 2][2, 1]cpu", tangents_1: "f32[2, 2][2, 1]cpu"):
    mul: "f32[2, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 1);  primals_1 = None
    addmm: "f32[2, 2][2, 1]cpu" = torch.ops.aten.addmm.default(mul, primals_2, primals_3);  mul = None
    t: "f32[2, 3][1, 2]cpu" = torch.ops.aten.t.default(primals_3);  primals_3 = None
    mm: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mm.default(tangents_1, t);  t = None
    t_1: "f32[3, 2][1, 3]cpu" = torch.ops.aten.t.default(primals_2);  primals_2 = None
    mm_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mm.default(t_1, tangents_1);  t_1 = None
    mul_1: "f32[2, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, 1);  tangents_1 = None
    return (addmm, mul_1, mm, mm_1)
