def forward(self, gt: "b8[2, 3][3, 1]cpu", tangents_1: "f32[2, 3][3, 1]cpu"):
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.where.self(gt, scalar_tensor, tangents_1)
    where_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.where.self(gt, tangents_1, scalar_tensor);  gt = tangents_1 = scalar_tensor = None
    sum_1: "f32[1, 3][3, 1]cpu" = torch.ops.aten.sum.dim_IntList(where_1, [0], True);  where_1 = None
    view: "f32[3][1]cpu" = torch.ops.aten.view.default(sum_1, [3]);  sum_1 = None
    mul_1: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(view, 2);  view = None
    return (where_2, mul_1)
