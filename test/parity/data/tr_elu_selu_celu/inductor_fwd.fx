def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "f32[2, 3][3, 1]cpu", primals_3: "f32[2, 3][3, 1]cpu"):
    gt: "b8[2, 3][3, 1]cpu" = torch.ops.aten.gt.Scalar(primals_1, 0)
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 1.0)
    expm1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.expm1.default(mul)
    mul_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(expm1, 0.7);  expm1 = None
    where: "f32[2, 3][3, 1]cpu" = torch.ops.aten.where.self(gt, mul, mul_2);  gt = mul = mul_2 = None
    gt_1: "b8[2, 3][3, 1]cpu" = torch.ops.aten.gt.Scalar(primals_2, 0)
    mul_3: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_2, 1.0507009873554805)
    mul_4: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_2, 1.0)
    expm1_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.expm1.default(mul_4);  mul_4 = None
    mul_5: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(expm1_1, 1.7580993408473766);  expm1_1 = None
    where_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.where.self(gt_1, mul_3, mul_5);  gt_1 = mul_3 = mul_5 = None
    div: "f32[2, 3][3, 1]cpu" = torch.ops.aten.div.Tensor(primals_3, 1.3)
    expm1_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.expm1.default(div);  div = None
    mul_6: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(expm1_2, 1.3);  expm1_2 = None
    gt_2: "b8[2, 3][3, 1]cpu" = torch.ops.aten.gt.Scalar(primals_3, 0)
    where_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.where.self(gt_2, primals_3, mul_6);  gt_2 = mul_6 = None
    mul_7: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(where_1, where_2);  where_1 = where_2 = None
    add: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(where, mul_7);  where = mul_7 = None
    return (add, primals_1, primals_2, primals_3)
