def forward(self, primals_1: "f32[3][1]cpu"):
    clamp: "f32[3][1]cpu" = torch.ops.aten.clamp.default(primals_1, 2.0, -1.0)
    clamp_1: "f32[3][1]cpu" = torch.ops.aten.clamp.default(primals_1, 1, -1)
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.default(clamp_1);  clamp_1 = None
    gt: "b8[3][1]cpu" = torch.ops.aten.gt.Scalar(primals_1, 1)
    lt: "b8[3][1]cpu" = torch.ops.aten.lt.Scalar(primals_1, -1)
    logical_and: "b8[3][1]cpu" = torch.ops.aten.logical_and.default(gt, lt);  gt = lt = None
    gt_1: "b8[3][1]cpu" = torch.ops.aten.gt.Scalar(primals_1, 2.0)
    lt_1: "b8[3][1]cpu" = torch.ops.aten.lt.Scalar(primals_1, -1.0);  primals_1 = None
    logical_and_1: "b8[3][1]cpu" = torch.ops.aten.logical_and.default(gt_1, lt_1);  gt_1 = lt_1 = None
    return (clamp, sum_1, logical_and, logical_and_1)
