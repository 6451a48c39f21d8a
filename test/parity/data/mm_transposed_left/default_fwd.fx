def forward(self, primals_1: "f32[3, 2][2, 1]cpu", primals_2: "f32[3, 4][4, 1]cpu"):
    t: "f32[2, 3][1, 2]cpu" = torch.ops.aten.t.default(primals_1);  primals_1 = None
    mm: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mm.default(t, primals_2)
    return (mm, primals_2, t)
