def forward(self, primals_1: "f32[4, 3][3, 1]cpu", primals_2: "f32[4, 3][3, 1]cpu", primals_3: "f32[3, 5][5, 1]cpu", primals_4: "f32[5, 1][1, 1]cpu"):
    mm: "f32[4, 5][5, 1]cpu" = torch.ops.aten.mm.default(primals_1, primals_3);  primals_1 = None
    leaky_relu: "f32[4, 5][5, 1]cpu" = torch.ops.aten.leaky_relu.default(mm, 0.2);  mm = None
    mm_1: "f32[4, 1][1, 1]cpu" = torch.ops.aten.mm.default(leaky_relu, primals_4);  leaky_relu = None
    mean: "f32[][]cpu" = torch.ops.aten.mean.default(mm_1);  mm_1 = None
    mm_2: "f32[4, 5][5, 1]cpu" = torch.ops.aten.mm.default(primals_2, primals_3);  primals_2 = primals_3 = None
    leaky_relu_1: "f32[4, 5][5, 1]cpu" = torch.ops.aten.leaky_relu.default(mm_2, 0.2);  mm_2 = None
    mm_3: "f32[4, 1][1, 1]cpu" = torch.ops.aten.mm.default(leaky_relu_1, primals_4);  leaky_relu_1 = primals_4 = None
    mean_1: "f32[][]cpu" = torch.ops.aten.mean.default(mm_3);  mm_3 = None
    sub: "f32[][]cpu" = torch.ops.aten.sub.Tensor(mean, mean_1);  mean = mean_1 = None
    return sub
