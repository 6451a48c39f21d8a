def forward(self, primals_1: "f32[0, 3][3, 1]cpu", primals_2: "f32[2, 3][3, 1]cpu"):
    cat: "f32[2, 3][3, 1]cpu" = torch.ops.aten.cat.default([primals_1, primals_2])
    cat_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.cat.default([primals_1, primals_2, primals_1])
    stack: "f32[2, 0, 3][3, 3, 1]cpu" = torch.ops.aten.stack.default([primals_1, primals_1])
    t: "f32[3, 2][1, 3]cpu" = torch.ops.aten.t.default(primals_2)
    mm: "f32[0, 2][2, 1]cpu" = torch.ops.aten.mm.default(primals_1, t)
    t_1: "f32[3, 2][1, 3]cpu" = torch.ops.aten.t.default(primals_2)
    mm_1: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mm.default(t_1, primals_2)
    return (cat, cat_1, stack, mm, mm_1, primals_1, primals_2, t, t_1)
