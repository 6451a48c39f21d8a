def forward(self, primals_1: "f32[1, 4][4, 1]cpu", primals_2: "f32[2, 1, 1][1, 1, 1]cpu"):
    expand: "f32[3, 2, 4][0, 0, 1]cpu" = torch.ops.aten.expand.default(primals_1, [3, 2, 4])
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.default(expand);  expand = None
    expand_1: "f32[2, 2, 4][0, 0, 1]cpu" = torch.ops.aten.expand.default(primals_1, [2, 2, 4])
    mul: "f32[2, 2, 4][8, 4, 1]cpu" = torch.ops.aten.mul.Tensor(expand_1, primals_2);  expand_1 = None
    expand_2: "f32[2, 4][0, 1]cpu" = torch.ops.aten.expand.default(primals_1, [2, 4])
    cumsum: "f32[2, 4][4, 1]cpu" = torch.ops.aten.cumsum.default(expand_2, 0);  expand_2 = None
    return (sum_1, mul, cumsum, primals_1, primals_2)
