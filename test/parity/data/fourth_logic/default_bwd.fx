def forward(self, logical_not: "b8[3][1]cpu", tangents_1: "f32[3][1]cpu"):
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_1: "f32[3][1]cpu" = torch.ops.aten.where.self(logical_not, scalar_tensor, tangents_1);  scalar_tensor = None
    scalar_tensor_1: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_2: "f32[3][1]cpu" = torch.ops.aten.where.self(logical_not, tangents_1, scalar_tensor_1);  logical_not = tangents_1 = scalar_tensor_1 = None
    neg_1: "f32[3][1]cpu" = torch.ops.aten.neg.default(where_1);  where_1 = None
    add: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(where_2, neg_1);  where_2 = neg_1 = None
    return (add, None, None)
