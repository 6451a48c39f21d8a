def forward(self, primals_1: "f32[2, 3][3, 1]cpu", tangents_1: "f32[2, 3][3, 1]cpu"):
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    gt: "b8[2, 3][3, 1]cpu" = torch.ops.aten.gt.Scalar(primals_1, -0.5)
    lt: "b8[2, 3][3, 1]cpu" = torch.ops.aten.lt.Scalar(primals_1, 0.5);  primals_1 = None
    logical_and: "b8[2, 3][3, 1]cpu" = torch.ops.aten.logical_and.default(gt, lt);  gt = lt = None
    where: "f32[2, 3][3, 1]cpu" = torch.ops.aten.where.self(logical_and, tangents_1, scalar_tensor);  logical_and = tangents_1 = scalar_tensor = None
    return (where,)
