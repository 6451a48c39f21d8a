def forward(self, primals_1: "f32[5, 5][5, 1]cpu", tangents_1: "f32[5, 5, 5][25, 5, 1]cpu"):
    unsqueeze: "f32[5, 1, 5][5, 5, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_1, 1);  primals_1 = None
    permute: "f32[5, 1, 5][5, 5, 1]cpu" = torch.ops.aten.permute.default(unsqueeze, [0, 1, 2]);  unsqueeze = None
    arange: "i64[5][1]cpu" = torch.ops.aten.arange.start_step(0, 5, dtype = torch.int64, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    arange_1: "i64[5][1]cpu" = torch.ops.aten.arange.start_step(0, 5, dtype = torch.int64, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    unsqueeze_1: "i64[5, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(arange_1, -1);  arange_1 = None
    eq: "b8[5, 5][5, 1]cpu" = torch.ops.aten.eq.Tensor(arange, unsqueeze_1);  arange = unsqueeze_1 = None
    view: "b8[1, 5, 5][25, 5, 1]cpu" = torch.ops.aten.view.default(eq, [1, 5, 5]);  eq = None
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where: "f32[5, 5, 5][25, 5, 1]cpu" = torch.ops.aten.where.self(view, permute, scalar_tensor);  view = permute = scalar_tensor = None
    diagonal: "f32[5, 5][25, 6]cpu" = torch.ops.aten.diagonal.default(tangents_1, 0, -2, -1);  tangents_1 = None
    return (where, diagonal)
