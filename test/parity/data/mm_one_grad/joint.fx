def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "f32[3, 4][4, 1]cpu", tangents_1: "f32[2, 4][4, 1]cpu"):
    mm: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mm.default(primals_1, primals_2);  primals_2 = None
    t: "f32[3, 2][1, 3]cpu" = torch.ops.aten.t.default(primals_1);  primals_1 = None
    mm_1: "f32[3, 4][4, 1]cpu" = torch.ops.aten.mm.default(t, tangents_1);  t = tangents_1 = None
    return (mm, None, mm_1)
