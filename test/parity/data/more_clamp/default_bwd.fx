def forward(self, primals_2: "f32[2, 3][3, 1]cpu", clone: "f32[2, 3][3, 1]cpu", clamp: "f32[2, 3][3, 1]cpu", tangents_1: "f32[2, 3][3, 1]cpu"):
    mul_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, clamp);  clamp = None
    mul_3: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, primals_2);  tangents_1 = primals_2 = None
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    gt: "b8[2, 3][3, 1]cpu" = torch.ops.aten.gt.Scalar(clone, -1)
    lt: "b8[2, 3][3, 1]cpu" = torch.ops.aten.lt.Scalar(clone, 1);  clone = None
    logical_and: "b8[2, 3][3, 1]cpu" = torch.ops.aten.logical_and.default(gt, lt);  gt = lt = None
    where: "f32[2, 3][3, 1]cpu" = torch.ops.aten.where.self(logical_and, mul_3, scalar_tensor);  logical_and = mul_3 = scalar_tensor = None
    mul_4: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(where, 3);  where = None
    return (mul_4, mul_2)
