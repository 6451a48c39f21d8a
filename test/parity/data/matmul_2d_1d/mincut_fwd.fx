def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "f32[3][1]cpu"):
    mv: "f32[2][1]cpu" = torch.ops.aten.mv.default(primals_1, primals_2)
    t: "f32[3, 2][1, 3]cpu" = torch.ops.aten.t.default(primals_1);  primals_1 = None
    return (mv, primals_2, t)
