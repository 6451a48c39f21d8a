def forward(self, logical_and: "b8[2, 3][3, 1]cpu", logical_or_1: "b8[2, 3][3, 1]cpu", tangents_1: "f32[2, 3][3, 1]cpu"):
    div: "f32[2, 3][3, 1]cpu" = torch.ops.aten.div.Scalar(tangents_1, 2)
    where: "f32[2, 3][3, 1]cpu" = torch.ops.aten.where.self(logical_and, div, tangents_1);  logical_and = div = tangents_1 = None
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.where.self(logical_or_1, scalar_tensor, where);  logical_or_1 = scalar_tensor = where = None
    return (where_1, None, None)
