def forward(self, primals_3: "i64[4][1]cpu", tangents_1: "f32[3, 2][2, 1]cpu"):
    full_2: "f32[3, 2][2, 1]cpu" = torch.ops.aten.full.default([3, 2], 1, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    full_3: "f32[4, 2][2, 1]cpu" = torch.ops.aten.full.default([4, 2], 1, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    index_put_2: "f32[3, 2][2, 1]cpu" = torch.ops.aten.index_put.default(full_2, [primals_3], full_3, True);  full_2 = full_3 = None
    eq: "b8[3, 2][2, 1]cpu" = torch.ops.aten.eq.Scalar(index_put_2, 0)
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(1.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where: "f32[3, 2][2, 1]cpu" = torch.ops.aten.where.self(eq, scalar_tensor, index_put_2);  eq = scalar_tensor = index_put_2 = None
    div_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.div.Tensor(tangents_1, where)
    index: "f32[4, 2][2, 1]cpu" = torch.ops.aten.index.Tensor(where, [primals_3]);  where = None
    index_1: "f32[4, 2][2, 1]cpu" = torch.ops.aten.index.Tensor(tangents_1, [primals_3]);  tangents_1 = primals_3 = None
    div_2: "f32[4, 2][2, 1]cpu" = torch.ops.aten.div.Tensor(index_1, index);  index_1 = index = None
    return (div_1, div_2, None)
