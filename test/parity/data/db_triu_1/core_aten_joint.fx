def forward(self, primals_1: "f32[10, 10][10, 1]cpu", tangents_1: "f32[10, 10][10, 1]cpu"):
    arange: "i64[10][1]cpu" = torch.ops.aten.arange.start_step(0, 10, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    unsqueeze: "i64[1, 10][10, 1]cpu" = torch.ops.aten.unsqueeze.default(arange, -2);  arange = None
    arange_1: "i64[10][1]cpu" = torch.ops.aten.arange.start_step(0, 10, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    unsqueeze_1: "i64[10, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(arange_1, -1);  arange_1 = None
    sub: "i64[10, 10][10, 1]cpu" = torch.ops.aten.sub.Tensor(unsqueeze, unsqueeze_1);  unsqueeze = unsqueeze_1 = None
    ge: "b8[10, 10][10, 1]cpu" = torch.ops.aten.ge.Scalar(sub, 0);  sub = None
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where: "f32[10, 10][10, 1]cpu" = torch.ops.aten.where.self(ge, primals_1, scalar_tensor);  ge = primals_1 = scalar_tensor = None
    arange_2: "i64[10][1]cpu" = torch.ops.aten.arange.start_step(0, 10, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    unsqueeze_2: "i64[1, 10][10, 1]cpu" = torch.ops.aten.unsqueeze.default(arange_2, -2);  arange_2 = None
    arange_3: "i64[10][1]cpu" = torch.ops.aten.arange.start_step(0, 10, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    unsqueeze_3: "i64[10, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(arange_3, -1);  arange_3 = None
    sub_1: "i64[10, 10][10, 1]cpu" = torch.ops.aten.sub.Tensor(unsqueeze_2, unsqueeze_3);  unsqueeze_2 = unsqueeze_3 = None
    ge_1: "b8[10, 10][10, 1]cpu" = torch.ops.aten.ge.Scalar(sub_1, 0);  sub_1 = None
    scalar_tensor_1: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_1: "f32[10, 10][10, 1]cpu" = torch.ops.aten.where.self(ge_1, tangents_1, scalar_tensor_1);  ge_1 = tangents_1 = scalar_tensor_1 = None
    return (where, where_1)
