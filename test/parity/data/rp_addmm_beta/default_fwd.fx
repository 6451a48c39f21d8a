def forward(self, primals_1: "f32[1, 3][3, 1]cpu", primals_2: "f32[2, 4][4, 1]cpu", primals_3: "f32[4, 3][3, 1]cpu"):
    addmm: "f32[2, 3][3, 1]cpu" = torch.ops.aten.addmm.default(primals_1, primals_2, primals_3, beta = 0)
    addmm_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.addmm.default(primals_1, primals_2, primals_3, beta = 2, alpha = -1)
    select: "f32[3][1]cpu" = torch.ops.aten.select.int(primals_1, 0, 0);  primals_1 = None
    t: "f32[3, 4][1, 3]cpu" = torch.ops.aten.t.default(primals_3)
    select_1: "f32[4][1]cpu" = torch.ops.aten.select.int(primals_2, 0, 0)
    addmv: "f32[3][1]cpu" = torch.ops.aten.addmv.default(select, t, select_1, beta = 0.5);  select = None
    return (addmm, addmm_1, addmv, primals_2, primals_3, t, select_1)
