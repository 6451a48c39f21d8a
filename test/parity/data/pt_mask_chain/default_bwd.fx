def forward(self, primals_2: "f32[4, 8][8, 1]cpu", relu: "f32[4, 8][8, 1]cpu", detach: "f32[4, 8][8, 1]cpu", mul: "f32[4, 8][8, 1]cpu", detach_1: "f32[4, 8][8, 1]cpu", tangents_1: "f32[4, 8][8, 1]cpu"):
    detach_2: "f32[4, 8][8, 1]cpu" = torch.ops.aten.detach.default(detach_1);  detach_1 = None
    threshold_backward: "f32[4, 8][8, 1]cpu" = torch.ops.aten.threshold_backward.default(tangents_1, detach_2, 0);  tangents_1 = detach_2 = None
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    gt: "b8[4, 8][8, 1]cpu" = torch.ops.aten.gt.Scalar(mul, -1)
    lt: "b8[4, 8][8, 1]cpu" = torch.ops.aten.lt.Scalar(mul, 1);  mul = None
    logical_and: "b8[4, 8][8, 1]cpu" = torch.ops.aten.logical_and.default(gt, lt);  gt = lt = None
    where: "f32[4, 8][8, 1]cpu" = torch.ops.aten.where.self(logical_and, threshold_backward, scalar_tensor);  logical_and = threshold_backward = scalar_tensor = None
    mul_1: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(where, relu);  relu = None
    mul_2: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(where, primals_2);  where = primals_2 = None
    detach_3: "f32[4, 8][8, 1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    threshold_backward_1: "f32[4, 8][8, 1]cpu" = torch.ops.aten.threshold_backward.default(mul_2, detach_3, 0);  mul_2 = detach_3 = None
    return (threshold_backward_1, mul_1)
