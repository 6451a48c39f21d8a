def forward(self, primals_1: "f32[3, 2][2, 1]cpu"):
    pow_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(primals_1, 2)
    sum_1: "f32[3, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(pow_1, [1], True);  pow_1 = None
    pow_2: "f32[3, 1][1, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(sum_1, 0.5);  sum_1 = None
    gt: "b8[3, 1][1, 1]cpu" = torch.ops.aten.gt.Scalar(pow_2, 1.0)
    add: "f32[3, 1][1, 1]cpu" = torch.ops.aten.add.Tensor(pow_2, 1e-07);  pow_2 = None
    reciprocal: "f32[3, 1][1, 1]cpu" = torch.ops.aten.reciprocal.default(add);  add = None
    mul: "f32[3, 1][1, 1]cpu" = torch.ops.aten.mul.Tensor(reciprocal, 1.0);  reciprocal = None
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(1.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where: "f32[3, 1][1, 1]cpu" = torch.ops.aten.where.self(gt, mul, scalar_tensor);  gt = mul = None
    mul_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, where);  where = None
    abs_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.abs.default(primals_1)
    pow_3: "f32[3, 2][2, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(abs_1, 1.5);  abs_1 = None
    sum_2: "f32[1, 2][2, 1]cpu" = torch.ops.aten.sum.dim_IntList(pow_3, [0], True);  pow_3 = None
    pow_4: "f32[1, 2][2, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(sum_2, 0.6666666666666666);  sum_2 = None
    gt_1: "b8[1, 2][2, 1]cpu" = torch.ops.aten.gt.Scalar(pow_4, 0.5)
    add_1: "f32[1, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(pow_4, 1e-07);  pow_4 = None
    reciprocal_1: "f32[1, 2][2, 1]cpu" = torch.ops.aten.reciprocal.default(add_1);  add_1 = None
    mul_2: "f32[1, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(reciprocal_1, 0.5);  reciprocal_1 = None
    where_1: "f32[1, 2][2, 1]cpu" = torch.ops.aten.where.self(gt_1, mul_2, scalar_tensor);  gt_1 = mul_2 = scalar_tensor = None
    mul_3: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, where_1);  where_1 = None
    return (mul_1, mul_3, primals_1)
