def forward(self, primals_1: "f32[4, 4][4, 1]cpu", primals_2: "f32[4, 4][4, 1]cpu"):
    exp: "f32[4, 4][4, 1]cpu" = torch.ops.aten.exp.default(primals_1);  primals_1 = None
    sin: "f32[4, 4][4, 1]cpu" = torch.ops.aten.sin.default(exp)
    mm: "f32[4, 4][4, 1]cpu" = torch.ops.aten.mm.default(sin, primals_2)
    mm_1: "f32[4, 4][4, 1]cpu" = torch.ops.aten.mm.default(mm, primals_2)
    cos: "f32[4, 4][4, 1]cpu" = torch.ops.aten.cos.default(exp)
    mul: "f32[4, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(mm_1, cos)
    t: "f32[4, 4][1, 4]cpu" = torch.ops.aten.t.default(mm);  mm = None
    t_2: "f32[4, 4][1, 4]cpu" = torch.ops.aten.t.default(sin);  sin = None
    return (mul, primals_2, exp, mm_1, cos, t, t_2)
