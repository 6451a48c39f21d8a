def forward(self, primals_1: "f32[2, 4][4, 1]cpu", primals_2: "f32[6, 4][4, 1]cpu", primals_3: "f32[6, 4][4, 1]cpu", primals_4: "f32[4, 6][6, 1]cpu"):
    t: "f32[4, 6][1, 4]cpu" = torch.ops.aten.t.default(primals_2)
    mm: "f32[2, 6][6, 1]cpu" = torch.ops.aten.mm.default(primals_1, t);  t = None
    silu: "f32[2, 6][6, 1]cpu" = torch.ops.aten.silu.default(mm)
    t_1: "f32[4, 6][1, 4]cpu" = torch.ops.aten.t.default(primals_3)
    mm_1: "f32[2, 6][6, 1]cpu" = torch.ops.aten.mm.default(primals_1, t_1);  t_1 = None
    mul: "f32[2, 6][6, 1]cpu" = torch.ops.aten.mul.Tensor(silu, mm_1);  silu = None
    t_2: "f32[6, 4][1, 6]cpu" = torch.ops.aten.t.default(primals_4)
    mm_2: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mm.default(mul, t_2);  t_2 = None
    return (mm_2, primals_1, primals_2, primals_3, primals_4, mm, mm_1, mul)
