def forward(self, logical_and: "b8[2, 3][3, 1]cpu", logical_or_1: "b8[2, 3][3, 1]cpu", tangents_1: "f32[2, 3][3, 1]cpu"):
    div: "f32[2, 3][3, 1]cpu" = torch.ops.aten.div.Scalar(tangents_1, 2)
    where: "f32[2, 3][3, 1]cpu" = torch.ops.aten.where.self(logical_and, div, tangents_1);  logical_and = div = tangents_1 = None
    masked_fill: "f32[2, 3][3, 1]cpu" = torch.ops.aten.masked_fill.Scalar(where, logical_or_1, 0);  where = logical_or_1 = None
    mul_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(masked_fill, 1);  masked_fill = None
    return (mul_1, None, None)
