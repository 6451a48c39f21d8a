def forward(self, primals_1: "f32[5, 3][3, 1]cpu", primals_2: "f32[5, 1][1, 1]cpu", primals_3: "f32[3][1]cpu"):
    sub: "f32[5, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(primals_2, primals_1);  primals_2 = primals_1 = None
    mul: "f32[5, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_3, sub)
    sub_1: "f32[3][1]cpu" = torch.ops.aten.sub.Tensor(primals_3, 1)
    mul_1: "f32[5, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(sub_1, sub);  sub_1 = sub = None
    maximum: "f32[5, 3][3, 1]cpu" = torch.ops.aten.maximum.default(mul, mul_1)
    mean: "f32[][]cpu" = torch.ops.aten.mean.default(maximum);  maximum = None
    gt: "b8[5, 3][3, 1]cpu" = torch.ops.aten.gt.Tensor(mul, mul_1)
    eq: "b8[5, 3][3, 1]cpu" = torch.ops.aten.eq.Tensor(mul, mul_1)
    lt: "b8[5, 3][3, 1]cpu" = torch.ops.aten.lt.Tensor(mul, mul_1);  mul = mul_1 = None
    return (mean, primals_3, gt, eq, lt)
