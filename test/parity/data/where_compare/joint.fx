def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "f32[3][1]cpu", tangents_1: "f32[2, 3][3, 1]cpu"):
    gt: "b8[2, 3][3, 1]cpu" = torch.ops.aten.gt.Tensor(primals_1, primals_2)
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(primals_2, 2);  primals_2 = None
    where: "f32[2, 3][3, 1]cpu" = torch.ops.aten.where.self(gt, primals_1, mul);  primals_1 = mul = None
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.where.self(gt, scalar_tensor, tangents_1);  scalar_tensor = None
    scalar_tensor_1: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.where.self(gt, tangents_1, scalar_tensor_1);  gt = tangents_1 = scalar_tensor_1 = None
    sum_1: "f32[1, 3][3, 1]cpu" = torch.ops.aten.sum.dim_IntList(where_1, [0], True);  where_1 = None
    view: "f32[3][1]cpu" = torch.ops.aten.view.default(sum_1, [3]);  sum_1 = None
    mul_1: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(view, 2);  view = None
    return (where, where_2, mul_1)
