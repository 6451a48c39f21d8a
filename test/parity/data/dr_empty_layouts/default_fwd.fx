def forward(self, primals_1: "f32[0, 5, 5][25, 1, 5]cpu", primals_2: "f32[1, 5, 5][25, 5, 1]cpu", primals_3: "f32[0, 5, 5][25, 5, 1]cpu"):
    mul: "f32[0, 5, 5][25, 5, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, primals_2)
    fill: "f32[0, 5, 5][25, 5, 1]cpu" = torch.ops.aten.fill.Scalar(primals_1, 1.0)
    diagonal: "f32[0, 5][25, 6]cpu" = torch.ops.aten.diagonal.default(primals_3, 0, 1, 2);  primals_3 = None
    fill_1: "f32[0, 5][5, 1]cpu" = torch.ops.aten.fill.Scalar(diagonal, 2.0);  diagonal = None
    sin: "f32[0, 5, 5][25, 5, 1]cpu" = torch.ops.aten.sin.default(primals_1)
    add: "f32[0, 5, 5][25, 5, 1]cpu" = torch.ops.aten.add.Tensor(primals_1, 1)
    gt: "b8[0, 5, 5][25, 5, 1]cpu" = torch.ops.aten.gt.Scalar(primals_1, 0)
    where: "f32[0, 5, 5][25, 5, 1]cpu" = torch.ops.aten.where.self(gt, primals_1, primals_2)
    return (mul, fill, fill_1, sin, add, where, primals_1, primals_2, gt)
