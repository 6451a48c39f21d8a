def forward(self, arg0_1: "u8[4][1]cpu", arg1_1: "i64[2][1]cpu"):
    gt: "b8[4][1]cpu" = torch.ops.aten.gt.Scalar(arg0_1, 3)
    masked_fill: "u8[4][1]cpu" = torch.ops.aten.masked_fill.Scalar(arg0_1, gt, -1);  gt = None
    full_like: "u8[4][1]cpu" = torch.ops.aten.full_like.default(arg0_1, -1, pin_memory = False)
    index_fill: "u8[4][1]cpu" = torch.ops.aten.index_fill.int_Scalar(arg0_1, 0, arg1_1, -1)
    scatter: "u8[4][1]cpu" = torch.ops.aten.scatter.value(arg0_1, 0, arg1_1, -1);  arg1_1 = None
    gt_1: "b8[4][1]cpu" = torch.ops.aten.gt.Scalar(arg0_1, 1)
    scalar_tensor: "u8[][]cpu" = torch.ops.aten.scalar_tensor.default(-1, dtype = torch.uint8, layout = torch.strided, device = device(type='cpu'))
    where: "u8[4][1]cpu" = torch.ops.aten.where.self(gt_1, arg0_1, scalar_tensor);  gt_1 = scalar_tensor = None
    threshold: "u8[4][1]cpu" = torch.ops.aten.threshold.default(arg0_1, -1, -3);  arg0_1 = None
    return (masked_fill, full_like, index_fill, scatter, where, threshold)
