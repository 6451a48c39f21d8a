def forward(self, primals_1: "f32[4, 8][8, 1]cpu", tangents_1: "f32[4, 8][8, 1]cpu"):
    gt: "b8[4, 8][8, 1]cpu" = torch.ops.aten.gt.Scalar(primals_1, 0)
    mul_1: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, gt);  tangents_1 = None
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_1: "f32[4, 8][8, 1]cpu" = torch.ops.aten.where.self(gt, scalar_tensor, mul_1);  scalar_tensor = None
    scalar_tensor_1: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_2: "f32[4, 8][8, 1]cpu" = torch.ops.aten.where.self(gt, mul_1, scalar_tensor_1);  gt = mul_1 = scalar_tensor_1 = None
    sin_1: "f32[4, 8][8, 1]cpu" = torch.ops.aten.sin.default(primals_1)
    neg: "f32[4, 8][8, 1]cpu" = torch.ops.aten.neg.default(sin_1);  sin_1 = None
    mul_2: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(where_1, neg);  where_1 = neg = None
    cos_1: "f32[4, 8][8, 1]cpu" = torch.ops.aten.cos.default(primals_1);  primals_1 = None
    mul_3: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(where_2, cos_1);  where_2 = cos_1 = None
    add: "f32[4, 8][8, 1]cpu" = torch.ops.aten.add.Tensor(mul_2, mul_3);  mul_2 = mul_3 = None
    return (add,)
