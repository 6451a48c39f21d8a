def forward(self, logical_or: "b8[][]cpu", eq: "b8[][]cpu", logical_not: "b8[][]cpu", tangents_1: "f32[][]cpu"):
    div: "f32[][]cpu" = torch.ops.aten.div.Scalar(tangents_1, 2)
    where_1: "f32[][]cpu" = torch.ops.aten.where.self(eq, div, tangents_1);  eq = div = tangents_1 = None
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_2: "f32[][]cpu" = torch.ops.aten.where.self(logical_or, scalar_tensor, where_1);  logical_or = None
    where_4: "f32[][]cpu" = torch.ops.aten.where.self(logical_not, scalar_tensor, where_1);  logical_not = scalar_tensor = where_1 = None
    return (where_4, where_2)
