def forward(self, primals_1: "f32[20][1]cpu", tangents_1: "f32[20][1]cpu"):
    expm1: "f32[20][1]cpu" = torch.ops.aten.expm1.default(primals_1)
    gt: "b8[20][1]cpu" = torch.ops.aten.gt.Scalar(primals_1, 0)
    where: "f32[20][1]cpu" = torch.ops.aten.where.self(gt, primals_1, expm1);  gt = expm1 = None
    le: "b8[20][1]cpu" = torch.ops.aten.le.Scalar(primals_1, 0)
    mul: "f32[20][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, 1.0)
    mul_1: "f32[20][1]cpu" = torch.ops.aten.mul.Tensor(mul, 1.0);  mul = None
    mul_2: "f32[20][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 1.0);  primals_1 = None
    exp: "f32[20][1]cpu" = torch.ops.aten.exp.default(mul_2);  mul_2 = None
    mul_3: "f32[20][1]cpu" = torch.ops.aten.mul.Tensor(mul_1, exp);  mul_1 = exp = None
    mul_4: "f32[20][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, 1);  tangents_1 = None
    where_1: "f32[20][1]cpu" = torch.ops.aten.where.self(le, mul_3, mul_4);  le = mul_3 = mul_4 = None
    return (where, where_1)
