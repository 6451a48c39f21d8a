def forward(self, primals_1: "f32[4, 3][3, 1]cpu", primals_2: "f32[4, 3][3, 1]cpu", primals_3: "f32[3, 5][5, 1]cpu", primals_4: "f32[5, 1][1, 1]cpu"):
    mm: "f32[4, 5][5, 1]cpu" = torch.ops.aten.mm.default(primals_1, primals_3)
    leaky_relu: "f32[4, 5][5, 1]cpu" = torch.ops.aten.leaky_relu.default(mm, 0.2)
    mm_1: "f32[4, 1][1, 1]cpu" = torch.ops.aten.mm.default(leaky_relu, primals_4)
    mean: "f32[][]cpu" = torch.ops.aten.mean.default(mm_1);  mm_1 = None
    mm_2: "f32[4, 5][5, 1]cpu" = torch.ops.aten.mm.default(primals_2, primals_3)
    leaky_relu_1: "f32[4, 5][5, 1]cpu" = torch.ops.aten.leaky_relu.default(mm_2, 0.2)
    mm_3: "f32[4, 1][1, 1]cpu" = torch.ops.aten.mm.default(leaky_relu_1, primals_4)
    mean_1: "f32[][]cpu" = torch.ops.aten.mean.default(mm_3);  mm_3 = None
    sub: "f32[][]cpu" = torch.ops.aten.sub.Tensor(mean, mean_1);  mean = mean_1 = None
    t: "f32[5, 4][1, 5]cpu" = torch.ops.aten.t.default(leaky_relu_1);  leaky_relu_1 = None
    t_1: "f32[1, 5][1, 1]cpu" = torch.ops.aten.t.default(primals_4);  primals_4 = None
    t_2: "f32[3, 4][1, 3]cpu" = torch.ops.aten.t.default(primals_2);  primals_2 = None
    t_3: "f32[5, 3][1, 5]cpu" = torch.ops.aten.t.default(primals_3);  primals_3 = None
    t_4: "f32[5, 4][1, 5]cpu" = torch.ops.aten.t.default(leaky_relu);  leaky_relu = None
    t_6: "f32[3, 4][1, 3]cpu" = torch.ops.aten.t.default(primals_1);  primals_1 = None
    return (sub, mm, mm_2, t, t_1, t_2, t_3, t_4, t_6)
