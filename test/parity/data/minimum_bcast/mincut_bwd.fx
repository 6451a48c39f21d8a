def forward(self, lt: "b8[2, 3][3, 1]cpu", eq: "b8[2, 3][3, 1]cpu", gt: "b8[2, 3][3, 1]cpu", tangents_1: "f32[2, 3][3, 1]cpu"):
    div: "f32[2, 3][3, 1]cpu" = torch.ops.aten.div.Scalar(tangents_1, 2)
    where: "f32[2, 3][3, 1]cpu" = torch.ops.aten.where.self(eq, div, tangents_1);  eq = div = tangents_1 = None
    masked_fill: "f32[2, 3][3, 1]cpu" = torch.ops.aten.masked_fill.Scalar(where, lt, 0);  lt = None
    masked_fill_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.masked_fill.Scalar(where, gt, 0);  where = gt = None
    sum_1: "f32[1, 3][3, 1]cpu" = torch.ops.aten.sum.dim_IntList(masked_fill, [0], True);  masked_fill = None
    view: "f32[3][1]cpu" = torch.ops.aten.view.default(sum_1, [3]);  sum_1 = None
    return (masked_fill_1, view)
