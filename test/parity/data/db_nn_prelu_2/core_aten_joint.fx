def forward(self, primals_1: "f32[][]cpu", primals_2: "f32[][]cpu", tangents_1: "f32[][]cpu"):
    gt: "b8[][]cpu" = torch.ops.aten.gt.Scalar(primals_1, 0)
    mul: "f32[][]cpu" = torch.ops.aten.mul.Tensor(primals_2, primals_1)
    where: "f32[][]cpu" = torch.ops.aten.where.self(gt, primals_1, mul);  gt = mul = None
    gt_1: "b8[][]cpu" = torch.ops.aten.gt.Scalar(primals_1, 0);  primals_1 = None
    mul_1: "f32[][]cpu" = torch.ops.aten.mul.Tensor(primals_2, tangents_1);  primals_2 = None
    where_1: "f32[][]cpu" = torch.ops.aten.where.self(gt_1, tangents_1, mul_1);  gt_1 = tangents_1 = mul_1 = None
    return (where, where_1, None)
