def forward(self, primals_1: "f32[5][1]cpu", primals_2: "f32[5, 10][10, 1]cpu", primals_3: "f32[10][1]cpu"):
    addmv: "f32[5][1]cpu" = torch.ops.aten.addmv.default(primals_1, primals_2, primals_3);  primals_1 = None
    t: "f32[10, 5][1, 10]cpu" = torch.ops.aten.t.default(primals_2);  primals_2 = None
    return (addmv, primals_3, t)
