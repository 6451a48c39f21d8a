def forward(self, primals_1: "f32[][]cpu", primals_2: "i64[][]cpu", tangents_1: "f32[][]cpu"):
    view: "f32[1, 1][1, 1]cpu" = torch.ops.aten.view.default(primals_1, [1, 1]);  primals_1 = None
    view_1: "i64[1][1]cpu" = torch.ops.aten.view.default(primals_2, [1]);  primals_2 = None
    unsqueeze: "i64[1, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(view_1, 1);  view_1 = None
    gather: "f32[1, 1][1, 1]cpu" = torch.ops.aten.gather.default(view, 1, unsqueeze)
    rsub: "f32[1, 1][1, 1]cpu" = torch.ops.aten.rsub.Scalar(gather, 1.0);  gather = None
    add: "f32[1, 1][1, 1]cpu" = torch.ops.aten.add.Tensor(rsub, view);  rsub = view = None
    clamp_min: "f32[1, 1][1, 1]cpu" = torch.ops.aten.clamp_min.default(add, 0)
    arange: "i64[1][1]cpu" = torch.ops.aten.arange.default(1, device = device(type='cpu'), pin_memory = False)
    ne: "b8[1, 1][1, 1]cpu" = torch.ops.aten.ne.Tensor(arange, unsqueeze);  arange = None
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where: "f32[1, 1][1, 1]cpu" = torch.ops.aten.where.self(ne, clamp_min, scalar_tensor);  clamp_min = scalar_tensor = None
    mean: "f32[][]cpu" = torch.ops.aten.mean.default(where);  where = None
    expand: "f32[1, 1][1, 1]cpu" = torch.ops.aten.expand.default(tangents_1, [1, 1]);  tangents_1 = None
    div: "f32[1, 1][1, 1]cpu" = torch.ops.aten.div.Scalar(expand, 1);  expand = None
    scalar_tensor_1: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_1: "f32[1, 1][1, 1]cpu" = torch.ops.aten.where.self(ne, div, scalar_tensor_1);  ne = div = scalar_tensor_1 = None
    scalar_tensor_2: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    gt: "b8[1, 1][1, 1]cpu" = torch.ops.aten.gt.Scalar(add, 0);  add = None
    where_2: "f32[1, 1][1, 1]cpu" = torch.ops.aten.where.self(gt, where_1, scalar_tensor_2);  gt = where_1 = scalar_tensor_2 = None
    neg: "f32[1, 1][1, 1]cpu" = torch.ops.aten.neg.default(where_2)
    new_zeros: "f32[1, 1][1, 1]cpu" = torch.ops.aten.new_zeros.default(neg, [1, 1])
    scatter_add: "f32[1, 1][1, 1]cpu" = torch.ops.aten.scatter_add.default(new_zeros, 1, unsqueeze, neg);  new_zeros = unsqueeze = neg = None
    add_1: "f32[1, 1][1, 1]cpu" = torch.ops.aten.add.Tensor(where_2, scatter_add);  where_2 = scatter_add = None
    view_2: "f32[][]cpu" = torch.ops.aten.view.default(add_1, []);  add_1 = None
    return (mean, view_2, None)
