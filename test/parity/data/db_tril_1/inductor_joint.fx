def forward(self, primals_1: "f32[10, 10][10, 1]cpu", tangents_1: "f32[10, 10][10, 1]cpu"):
    iota: "i64[10][1]cpu" = torch.ops.prims.iota.default(10, start = 0, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    unsqueeze: "i64[1, 10][10, 1]cpu" = torch.ops.aten.unsqueeze.default(iota, -2);  iota = None
    iota_1: "i64[10][1]cpu" = torch.ops.prims.iota.default(10, start = 0, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    unsqueeze_1: "i64[10, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(iota_1, -1);  iota_1 = None
    sub: "i64[10, 10][10, 1]cpu" = torch.ops.aten.sub.Tensor(unsqueeze, unsqueeze_1);  unsqueeze = unsqueeze_1 = None
    le: "b8[10, 10][10, 1]cpu" = torch.ops.aten.le.Scalar(sub, 0);  sub = None
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where: "f32[10, 10][10, 1]cpu" = torch.ops.aten.where.self(le, primals_1, scalar_tensor);  le = primals_1 = scalar_tensor = None
    iota_2: "i64[10][1]cpu" = torch.ops.prims.iota.default(10, start = 0, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    unsqueeze_2: "i64[1, 10][10, 1]cpu" = torch.ops.aten.unsqueeze.default(iota_2, -2);  iota_2 = None
    iota_3: "i64[10][1]cpu" = torch.ops.prims.iota.default(10, start = 0, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    unsqueeze_3: "i64[10, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(iota_3, -1);  iota_3 = None
    sub_1: "i64[10, 10][10, 1]cpu" = torch.ops.aten.sub.Tensor(unsqueeze_2, unsqueeze_3);  unsqueeze_2 = unsqueeze_3 = None
    le_1: "b8[10, 10][10, 1]cpu" = torch.ops.aten.le.Scalar(sub_1, 0);  sub_1 = None
    scalar_tensor_1: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_1: "f32[10, 10][10, 1]cpu" = torch.ops.aten.where.self(le_1, tangents_1, scalar_tensor_1);  le_1 = tangents_1 = scalar_tensor_1 = None
    return (where, where_1)
