def forward(self, gt: "b8[4, 3][3, 1]cpu", lt: "b8[4, 3][3, 1]cpu", masked_fill_1: "f32[4, 3][3, 1]cpu", tangents_1: "f32[3][1]cpu"):
    unsqueeze: "f32[1, 3][3, 1]cpu" = torch.ops.aten.unsqueeze.default(tangents_1, 0);  tangents_1 = None
    expand: "f32[4, 3][0, 1]cpu" = torch.ops.aten.expand.default(unsqueeze, [4, 3]);  unsqueeze = None
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    gt_1: "b8[4, 3][3, 1]cpu" = torch.ops.aten.gt.Scalar(masked_fill_1, -0.7)
    lt_1: "b8[4, 3][3, 1]cpu" = torch.ops.aten.lt.Scalar(masked_fill_1, 0.7);  masked_fill_1 = None
    logical_and: "b8[4, 3][3, 1]cpu" = torch.ops.aten.logical_and.default(gt_1, lt_1);  gt_1 = lt_1 = None
    where: "f32[4, 3][3, 1]cpu" = torch.ops.aten.where.self(logical_and, expand, scalar_tensor);  logical_and = expand = scalar_tensor = None
    masked_fill_2: "f32[4, 3][3, 1]cpu" = torch.ops.aten.masked_fill.Scalar(where, lt, 0);  where = lt = None
    masked_fill_3: "f32[4, 3][3, 1]cpu" = torch.ops.aten.masked_fill.Scalar(masked_fill_2, gt, 0);  masked_fill_2 = gt = None
    return (masked_fill_3,)
