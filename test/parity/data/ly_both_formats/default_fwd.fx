def forward(self, primals_1: "f32[2, 1, 2, 2][4, 4, 2, 1]cpu", primals_2: "f32[2, 1, 2, 2][4, 8, 2, 1]cpu"):
    add: "f32[2, 1, 2, 2][4, 8, 2, 1]cpu" = torch.ops.aten.add.Tensor(primals_1, primals_2)
    maximum: "f32[2, 1, 2, 2][4, 8, 2, 1]cpu" = torch.ops.aten.maximum.default(primals_1, primals_2)
    sin: "f32[2, 1, 2, 2][4, 4, 2, 1]cpu" = torch.ops.aten.sin.default(primals_1)
    gt: "b8[2, 1, 2, 2][4, 4, 2, 1]cpu" = torch.ops.aten.gt.Scalar(primals_1, 0)
    where: "f32[2, 1, 2, 2][4, 8, 2, 1]cpu" = torch.ops.aten.where.self(gt, primals_1, primals_2)
    return (add, maximum, sin, where, primals_1, primals_2, gt)
