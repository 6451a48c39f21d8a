def forward(self, primals_1: "f32[6][1]cpu", primals_2: "f32[6][1]cpu"):
    isposinf: "b8[6][1]cpu" = torch.ops.aten.isposinf.default(primals_2)
    isneginf: "b8[6][1]cpu" = torch.ops.aten.isneginf.default(primals_2);  primals_2 = None
    bitwise_or: "b8[6][1]cpu" = torch.ops.aten.bitwise_or.Tensor(isposinf, isneginf);  isposinf = isneginf = None
    mul: "f32[6][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 2)
    where: "f32[6][1]cpu" = torch.ops.aten.where.self(bitwise_or, primals_1, mul);  primals_1 = mul = None
    return (where, bitwise_or)
