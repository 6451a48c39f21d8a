def forward(self, primals_1: "f32[10][1]cpu"):
    unsqueeze: "f32[1, 10][10, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_1, 0);  primals_1 = None
    permute: "f32[1, 10][10, 1]cpu" = torch.ops.aten.permute.default(unsqueeze, [0, 1]);  unsqueeze = None
    iota: "i64[10][1]cpu" = torch.ops.prims.iota.default(10, start = 0, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    unsqueeze_1: "i64[10, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(iota, -1)
    eq: "b8[10, 10][10, 1]cpu" = torch.ops.aten.eq.Tensor(iota, unsqueeze_1);  iota = unsqueeze_1 = None
    view: "b8[10, 10][10, 1]cpu" = torch.ops.aten.view.default(eq, [10, 10]);  eq = None
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where: "f32[10, 10][10, 1]cpu" = torch.ops.aten.where.self(view, permute, scalar_tensor);  view = permute = scalar_tensor = None
    return (where,)
