def forward(self, primals_1: "f32[5][1]cpu", primals_2: "f32[5][1]cpu"):
    sub: "f32[5][1]cpu" = torch.ops.aten.sub.Tensor(primals_1, primals_2)
    abs_1: "f32[5][1]cpu" = torch.ops.aten.abs.default(sub);  sub = None
    lt: "b8[5][1]cpu" = torch.ops.aten.lt.Scalar(abs_1, 8.698115367693557)
    mul: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(abs_1, 0.5)
    mul_1: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(mul, abs_1);  mul = None
    sub_1: "f32[5][1]cpu" = torch.ops.aten.sub.Tensor(abs_1, 4.3490576838467785);  abs_1 = None
    mul_2: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(sub_1, 8.698115367693557);  sub_1 = None
    where: "f32[5][1]cpu" = torch.ops.aten.where.self(lt, mul_1, mul_2);  lt = mul_1 = mul_2 = None
    return (where, primals_1, primals_2)
