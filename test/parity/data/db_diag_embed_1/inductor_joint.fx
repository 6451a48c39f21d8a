def forward(self, primals_1: "f32[5, 5][5, 1]cpu", tangents_1: "f32[5, 5, 5][25, 5, 1]cpu"):
    unsqueeze: "f32[5, 1, 5][5, 5, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_1, 1);  primals_1 = None
    permute: "f32[5, 1, 5][5, 5, 1]cpu" = torch.ops.aten.permute.default(unsqueeze, [0, 1, 2]);  unsqueeze = None
    iota: "i64[5][1]cpu" = torch.ops.prims.iota.default(5, start = 0, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    iota_1: "i64[5][1]cpu" = torch.ops.prims.iota.default(5, start = 0, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    unsqueeze_1: "i64[5, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(iota_1, -1);  iota_1 = None
    eq: "b8[5, 5][5, 1]cpu" = torch.ops.aten.eq.Tensor(iota, unsqueeze_1);  iota = unsqueeze_1 = None
    view: "b8[1, 5, 5][25, 5, 1]cpu" = torch.ops.aten.view.default(eq, [1, 5, 5]);  eq = None
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where: "f32[5, 5, 5][25, 5, 1]cpu" = torch.ops.aten.where.self(view, permute, scalar_tensor);  view = permute = scalar_tensor = None
    diagonal: "f32[5, 5][25, 6]cpu" = torch.ops.aten.diagonal.default(tangents_1, 0, -2, -1);  tangents_1 = None
    return (where, diagonal)
