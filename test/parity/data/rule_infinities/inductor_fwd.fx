def forward(self, primals_1: "f32[6][1]cpu", primals_2: "f32[6][1]cpu"):
    eq: "b8[6][1]cpu" = torch.ops.aten.eq.Scalar(primals_2, inf)
    eq_1: "b8[6][1]cpu" = torch.ops.aten.eq.Scalar(primals_2, -inf);  primals_2 = None
    bitwise_or: "b8[6][1]cpu" = torch.ops.aten.bitwise_or.Tensor(eq, eq_1);  eq = eq_1 = None
    mul: "f32[6][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 2)
    where: "f32[6][1]cpu" = torch.ops.aten.where.self(bitwise_or, primals_1, mul);  primals_1 = mul = None
    return (where, bitwise_or)
