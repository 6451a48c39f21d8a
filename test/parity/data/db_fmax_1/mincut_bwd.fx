def forward(self, logical_or: "b8[][]cpu", eq: "b8[][]cpu", logical_not: "b8[][]cpu", tangents_1: "f32[][]cpu"):
    div: "f32[][]cpu" = torch.ops.aten.div.Scalar(tangents_1, 2)
    where: "f32[][]cpu" = torch.ops.aten.where.self(eq, div, tangents_1);  eq = div = tangents_1 = None
    masked_fill: "f32[][]cpu" = torch.ops.aten.masked_fill.Scalar(where, logical_or, 0);  logical_or = None
    masked_fill_1: "f32[][]cpu" = torch.ops.aten.masked_fill.Scalar(where, logical_not, 0);  where = logical_not = None
    return (masked_fill_1, masked_fill)
