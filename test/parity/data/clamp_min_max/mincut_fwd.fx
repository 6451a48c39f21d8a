def forward(self, primals_1: "f32[2, 3][3, 1]cpu"):
    clamp: "f32[2, 3][3, 1]cpu" = torch.ops.aten.clamp.default(primals_1, -0.5, 0.5)
    gt: "b8[2, 3][3, 1]cpu" = torch.ops.aten.gt.Scalar(primals_1, -0.5)
    lt: "b8[2, 3][3, 1]cpu" = torch.ops.aten.lt.Scalar(primals_1, 0.5);  primals_1 = None
    logical_and: "b8[2, 3][3, 1]cpu" = torch.ops.aten.logical_and.default(gt, lt);  gt = lt = None
    return (clamp, logical_and)
