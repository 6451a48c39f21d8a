def forward(self, primals_1: "f32[2, 3][3, 1]cpu", tangents_1: "f32[2, 3][3, 1]cpu"):
    clamp: "f32[2, 3][3, 1]cpu" = torch.ops.aten.clamp.default(primals_1, 0.1)
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    gt: "b8[2, 3][3, 1]cpu" = torch.ops.aten.gt.Scalar(primals_1, 0.1);  primals_1 = None
    where: "f32[2, 3][3, 1]cpu" = torch.ops.aten.where.self(gt, tangents_1, scalar_tensor);  gt = tangents_1 = scalar_tensor = None
    return (clamp, where)
