def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "f32[2, 3][3, 1]cpu", tangents_1: "f32[2, 3][3, 1]cpu"):
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 1);  primals_1 = None
    clone: "f32[2, 3][3, 1]cpu" = torch.ops.aten.clone.default(mul)
    clamp_min: "f32[2, 3][3, 1]cpu" = torch.ops.aten.clamp_min.default(mul, -0.5);  mul = None
    clone_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.clone.default(clamp_min)
    clamp_max: "f32[2, 3][3, 1]cpu" = torch.ops.aten.clamp_max.default(clamp_min, 0.5);  clamp_min = None
    mul_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(clamp_max, primals_2)
    mul_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, clamp_max);  clamp_max = None
    mul_3: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, primals_2);  tangents_1 = primals_2 = None
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    lt: "b8[2, 3][3, 1]cpu" = torch.ops.aten.lt.Scalar(clone_1, 0.5);  clone_1 = None
    where: "f32[2, 3][3, 1]cpu" = torch.ops.aten.where.self(lt, mul_3, scalar_tensor);  lt = mul_3 = scalar_tensor = None
    scalar_tensor_1: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    gt: "b8[2, 3][3, 1]cpu" = torch.ops.aten.gt.Scalar(clone, -0.5);  clone = None
    where_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.where.self(gt, where, scalar_tensor_1);  gt = where = scalar_tensor_1 = None
    mul_4: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(where_1, 1);  where_1 = None
    return (mul_1, mul_4, mul_2)
