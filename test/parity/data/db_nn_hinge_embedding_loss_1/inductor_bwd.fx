def forward(self, ne: "b8[5][1]cpu", ne_1: "b8[5][1]cpu", gt: "b8[5][1]cpu", tangents_1: "f32[5][1]cpu"):
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_2: "f32[5][1]cpu" = torch.ops.aten.where.self(ne_1, tangents_1, scalar_tensor);  ne_1 = None
    where_3: "f32[5][1]cpu" = torch.ops.aten.where.self(ne, tangents_1, scalar_tensor);  ne = tangents_1 = scalar_tensor = None
    scalar_tensor_2: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_4: "f32[5][1]cpu" = torch.ops.aten.where.self(gt, where_3, scalar_tensor_2);  gt = where_3 = scalar_tensor_2 = None
    neg: "f32[5][1]cpu" = torch.ops.aten.neg.default(where_4);  where_4 = None
    add_1: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(where_2, neg);  where_2 = neg = None
    return (add_1, None)
