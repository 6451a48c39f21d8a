def forward(self, unsqueeze: "i64[1, 1][1, 1]cpu", ne: "b8[1, 1][1, 1]cpu", gt: "b8[1, 1][1, 1]cpu", tangents_1: "f32[][]cpu"):
    expand: "f32[1, 1][1, 1]cpu" = torch.ops.aten.expand.default(tangents_1, [1, 1]);  tangents_1 = None
    div: "f32[1, 1][1, 1]cpu" = torch.ops.aten.div.Scalar(expand, 1);  expand = None
    scalar_tensor_1: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_1: "f32[1, 1][1, 1]cpu" = torch.ops.aten.where.self(ne, div, scalar_tensor_1);  ne = div = scalar_tensor_1 = None
    scalar_tensor_2: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_2: "f32[1, 1][1, 1]cpu" = torch.ops.aten.where.self(gt, where_1, scalar_tensor_2);  gt = where_1 = scalar_tensor_2 = None
    neg: "f32[1, 1][1, 1]cpu" = torch.ops.aten.neg.default(where_2)
    new_zeros: "f32[1, 1][1, 1]cpu" = torch.ops.aten.new_zeros.default(neg, [1, 1])
    scatter_add: "f32[1, 1][1, 1]cpu" = torch.ops.aten.scatter_add.default(new_zeros, 1, unsqueeze, neg);  new_zeros = unsqueeze = neg = None
    add_1: "f32[1, 1][1, 1]cpu" = torch.ops.aten.add.Tensor(where_2, scatter_add);  where_2 = scatter_add = None
    view_2: "f32[][]cpu" = torch.ops.aten.view.default(add_1, []);  add_1 = None
    return (view_2, None)
