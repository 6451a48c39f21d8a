def forward(self, primals_1: "f32[20][1]cpu", tangents_1: "f32[20][1]cpu"):
    gt: "b8[20][1]cpu" = torch.ops.aten.gt.Scalar(primals_1, 0)
    mul: "f32[20][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 1.0507009873554805)
    mul_1: "f32[20][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 1.0)
    expm1: "f32[20][1]cpu" = torch.ops.aten.expm1.default(mul_1);  mul_1 = None
    mul_2: "f32[20][1]cpu" = torch.ops.aten.mul.Tensor(expm1, 1.7580993408473766);  expm1 = None
    where: "f32[20][1]cpu" = torch.ops.aten.where.self(gt, mul, mul_2);  gt = mul = mul_2 = None
    le: "b8[20][1]cpu" = torch.ops.aten.le.Scalar(primals_1, 0)
    mul_3: "f32[20][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, 1)
    mul_4: "f32[20][1]cpu" = torch.ops.aten.mul.Tensor(mul_3, 1.7580993408473766);  mul_3 = None
    mul_5: "f32[20][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 1);  primals_1 = None
    exp: "f32[20][1]cpu" = torch.ops.aten.exp.default(mul_5);  mul_5 = None
    mul_6: "f32[20][1]cpu" = torch.ops.aten.mul.Tensor(mul_4, exp);  mul_4 = exp = None
    mul_7: "f32[20][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, 1.0507009873554805);  tangents_1 = None
    where_1: "f32[20][1]cpu" = torch.ops.aten.where.self(le, mul_6, mul_7);  le = mul_6 = mul_7 = None
    return (where, where_1)
