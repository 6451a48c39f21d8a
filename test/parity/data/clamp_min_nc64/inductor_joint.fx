def forward(self, primals_1: "f64[3, 2][1, 3]cpu", tangents_1: "f64[3, 2][1, 3]cpu"):
    clamp_min: "f64[3, 2][1, 3]cpu" = torch.ops.aten.clamp_min.default(primals_1, 0.1)
    scalar_tensor: "f64[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float64, layout = torch.strided, device = device(type='cpu'))
    gt: "b8[3, 2][1, 3]cpu" = torch.ops.aten.gt.Scalar(primals_1, 0.1);  primals_1 = None
    where: "f64[3, 2][1, 3]cpu" = torch.ops.aten.where.self(gt, tangents_1, scalar_tensor);  gt = tangents_1 = scalar_tensor = None
    return (clamp_min, where)
