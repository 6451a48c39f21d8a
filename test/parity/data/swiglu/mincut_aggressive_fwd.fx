def forward(self, primals_1: "f32[2, 4][4, 1]cpu", primals_2: "f32[6, 4][4, 1]cpu", primals_3: "f32[6, 4][4, 1]cpu", primals_4: "f32[4, 6][6, 1]cpu"):
    t: "f32[4, 6][1, 4]cpu" = torch.ops.aten.t.default(primals_2);  primals_2 = None
    mm: "f32[2, 6][6, 1]cpu" = torch.ops.aten.mm.default(primals_1, t)
    silu: "f32[2, 6][6, 1]cpu" = torch.ops.aten.silu.default(mm)
    t_1: "f32[4, 6][1, 4]cpu" = torch.ops.aten.t.default(primals_3);  primals_3 = None
    mm_1: "f32[2, 6][6, 1]cpu" = torch.ops.aten.mm.default(primals_1, t_1)
    mul: "f32[2, 6][6, 1]cpu" = torch.ops.aten.mul.Tensor(silu, mm_1);  silu = None
    t_2: "f32[6, 4][1, 6]cpu" = torch.ops.aten.t.default(primals_4);  primals_4 = None
    mm_2: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mm.default(mul, t_2);  mul = None
    t_5: "f32[4, 6][6, 1]cpu" = torch.ops.aten.t.default(t_2);  t_2 = None
    t_9: "f32[6, 4][4, 1]cpu" = torch.ops.aten.t.default(t_1);  t_1 = None
    t_13: "f32[6, 4][4, 1]cpu" = torch.ops.aten.t.default(t);  t = None
    return (mm_2, primals_1, mm, mm_1, t_5, t_9, t_13)
