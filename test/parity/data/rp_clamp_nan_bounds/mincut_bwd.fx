def forward(self, logical_not: "b8[4][1]cpu", eq_1: "b8[4][1]cpu", logical_not_1: "b8[4][1]cpu", logical_and_4: "b8[4][1]cpu", logical_and_5: "b8[4][1]cpu", logical_or_4: "b8[4][1]cpu", tangents_1: "f32[4][1]cpu"):
    div: "f32[4][1]cpu" = torch.ops.aten.div.Scalar(tangents_1, 2)
    where: "f32[4][1]cpu" = torch.ops.aten.where.self(eq_1, div, tangents_1);  eq_1 = None
    masked_fill: "f32[4][1]cpu" = torch.ops.aten.masked_fill.Scalar(where, logical_not, 0);  where = logical_not = None
    where_1: "f32[4][1]cpu" = torch.ops.aten.where.self(logical_and_4, div, tangents_1);  logical_and_4 = None
    masked_fill_1: "f32[4][1]cpu" = torch.ops.aten.masked_fill.Scalar(where_1, logical_not_1, 0);  where_1 = logical_not_1 = None
    where_2: "f32[4][1]cpu" = torch.ops.aten.where.self(logical_and_5, div, tangents_1);  logical_and_5 = div = tangents_1 = None
    masked_fill_2: "f32[4][1]cpu" = torch.ops.aten.masked_fill.Scalar(where_2, logical_or_4, 0);  where_2 = logical_or_4 = None
    return (masked_fill_2, masked_fill, masked_fill_1)
