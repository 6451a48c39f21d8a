def forward(self, primals_1: "f32[0, 3][3, 1]cpu", primals_2: "f32[4, 3][3, 1]cpu", primals_3: "f32[4][1]cpu"):
    t: "f32[3, 4][1, 3]cpu" = torch.ops.aten.t.default(primals_2);  primals_2 = None
    addmm: "f32[0, 4][4, 1]cpu" = torch.ops.aten.addmm.default(primals_3, primals_1, t);  primals_3 = None
    return (addmm, primals_1, t)
