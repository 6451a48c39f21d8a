def forward(self, primals_1: "f32[4, 6][6, 1]cpu", primals_2: "f32[8, 6][6, 1]cpu", primals_3: "f32[8][1]cpu", primals_4: "f32[3, 8][8, 1]cpu", primals_5: "f32[3][1]cpu"):
    t: "f32[6, 8][1, 6]cpu" = torch.ops.aten.t.default(primals_2);  primals_2 = None
    addmm: "f32[4, 8][8, 1]cpu" = torch.ops.aten.addmm.default(primals_3, primals_1, t);  primals_3 = None
    relu: "f32[4, 8][8, 1]cpu" = torch.ops.aten.relu.default(addmm);  addmm = None
    detach: "f32[4, 8][8, 1]cpu" = torch.ops.aten.detach.default(relu)
    t_1: "f32[8, 3][1, 8]cpu" = torch.ops.aten.t.default(primals_4);  primals_4 = None
    addmm_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.addmm.default(primals_5, relu, t_1);  primals_5 = None
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.default(addmm_1);  addmm_1 = None
    return (sum_1, primals_1, t, relu, detach, t_1)
