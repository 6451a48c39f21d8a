def forward(self, primals_1: "f32[5, 5][5, 1]cpu"):
    abs_1: "f32[5, 5][5, 1]cpu" = torch.ops.aten.abs.default(primals_1)
    gt: "b8[5, 5][5, 1]cpu" = torch.ops.aten.gt.Scalar(abs_1, 0.0);  abs_1 = None
    sign: "f32[5, 5][5, 1]cpu" = torch.ops.aten.sign.default(primals_1)
    mul: "f32[5, 5][5, 1]cpu" = torch.ops.aten.mul.Tensor(sign, 0.0);  sign = None
    sub: "f32[5, 5][5, 1]cpu" = torch.ops.aten.sub.Tensor(primals_1, mul);  mul = None
    mul_1: "f32[5, 5][5, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 0);  primals_1 = None
    where: "f32[5, 5][5, 1]cpu" = torch.ops.aten.where.self(gt, sub, mul_1);  sub = mul_1 = None
    return (where, gt)
