def forward(self, primals_1: "f32[5][1]cpu", primals_2: "i64[][]cpu"):
    unsqueeze: "f32[1, 5][5, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_1, 0);  primals_1 = None
    view: "i64[1][1]cpu" = torch.ops.aten.view.default(primals_2, [1]);  primals_2 = None
    unsqueeze_1: "i64[1, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(view, 1);  view = None
    gather: "f32[1, 1][1, 1]cpu" = torch.ops.aten.gather.default(unsqueeze, 1, unsqueeze_1)
    rsub: "f32[1, 1][1, 1]cpu" = torch.ops.aten.rsub.Scalar(gather, 1.0);  gather = None
    add: "f32[1, 5][5, 1]cpu" = torch.ops.aten.add.Tensor(rsub, unsqueeze);  rsub = unsqueeze = None
    clamp_min: "f32[1, 5][5, 1]cpu" = torch.ops.aten.clamp_min.default(add, 0);  add = None
    arange: "i64[5][1]cpu" = torch.ops.aten.arange.default(5, device = device(type='cpu'), pin_memory = False)
    ne: "b8[1, 5][5, 1]cpu" = torch.ops.aten.ne.Tensor(arange, unsqueeze_1);  arange = unsqueeze_1 = None
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where: "f32[1, 5][5, 1]cpu" = torch.ops.aten.where.self(ne, clamp_min, scalar_tensor);  ne = clamp_min = scalar_tensor = None
    mean: "f32[][]cpu" = torch.ops.aten.mean.default(where);  where = None
    return mean
