def forward(self, primals_1: "f32[4, 3][3, 1]cpu"):
    clone: "f32[4, 3][3, 1]cpu" = torch.ops.aten.clone.default(primals_1)
    gt: "b8[4, 3][3, 1]cpu" = torch.ops.aten.gt.Scalar(clone, 0)
    masked_fill: "f32[4, 3][3, 1]cpu" = torch.ops.aten.masked_fill.Scalar(clone, gt, 0.5);  clone = gt = None
    lt: "b8[4, 3][3, 1]cpu" = torch.ops.aten.lt.Scalar(masked_fill, -1)
    masked_fill_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.masked_fill.Scalar(masked_fill, lt, -1.0);  masked_fill = lt = None
    clamp: "f32[4, 3][3, 1]cpu" = torch.ops.aten.clamp.default(masked_fill_1, -0.7, 0.7);  masked_fill_1 = None
    sum_1: "f32[3][1]cpu" = torch.ops.aten.sum.dim_IntList(clamp, [0]);  clamp = None
    return (sum_1, primals_1)
