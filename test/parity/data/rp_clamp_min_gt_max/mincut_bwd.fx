def forward(self, logical_and: "b8[3][1]cpu", logical_and_1: "b8[3][1]cpu", tangents_1: "f32[3][1]cpu", tangents_2: "f32[][]cpu"):
    expand: "f32[3][0]cpu" = torch.ops.aten.expand.default(tangents_2, [3]);  tangents_2 = None
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where: "f32[3][1]cpu" = torch.ops.aten.where.self(logical_and, expand, scalar_tensor);  logical_and = expand = None
    where_1: "f32[3][1]cpu" = torch.ops.aten.where.self(logical_and_1, tangents_1, scalar_tensor);  logical_and_1 = tangents_1 = scalar_tensor = None
    add: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(where, where_1);  where = where_1 = None
    return (add,)
