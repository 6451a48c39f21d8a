def forward(self, logical_not: "b8[4][1]cpu", eq_1: "b8[4][1]cpu", logical_not_1: "b8[4][1]cpu", logical_and_4: "b8[4][1]cpu", logical_and_5: "b8[4][1]cpu", logical_or_4: "b8[4][1]cpu", tangents_1: "f32[4][1]cpu"):
    div: "f32[4][1]cpu" = torch.ops.aten.div.Scalar(tangents_1, 2)
    where: "f32[4][1]cpu" = torch.ops.aten.where.self(eq_1, div, tangents_1);  eq_1 = None
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_1: "f32[4][1]cpu" = torch.ops.aten.where.self(logical_not, scalar_tensor, where);  logical_not = where = None
    where_2: "f32[4][1]cpu" = torch.ops.aten.where.self(logical_and_4, div, tangents_1);  logical_and_4 = None
    where_3: "f32[4][1]cpu" = torch.ops.aten.where.self(logical_not_1, scalar_tensor, where_2);  logical_not_1 = where_2 = None
    where_4: "f32[4][1]cpu" = torch.ops.aten.where.self(logical_and_5, div, tangents_1);  logical_and_5 = div = tangents_1 = None
    where_5: "f32[4][1]cpu" = torch.ops.aten.where.self(logical_or_4, scalar_tensor, where_4);  logical_or_4 = scalar_tensor = where_4 = None
    return (where_5, where_1, where_3)
