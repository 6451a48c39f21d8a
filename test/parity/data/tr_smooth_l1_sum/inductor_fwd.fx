def forward(self, primals_1: "f32[4, 3][3, 1]cpu", primals_2: "f32[4, 3][3, 1]cpu"):
    sub: "f32[4, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(primals_1, primals_2)
    abs_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.abs.default(sub);  sub = None
    lt: "b8[4, 3][3, 1]cpu" = torch.ops.aten.lt.Scalar(abs_1, 0.7)
    pow_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(abs_1, 2)
    mul: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(pow_1, 0.5);  pow_1 = None
    div: "f32[4, 3][3, 1]cpu" = torch.ops.aten.div.Tensor(mul, 0.7);  mul = None
    sub_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(abs_1, 0.35);  abs_1 = None
    where: "f32[4, 3][3, 1]cpu" = torch.ops.aten.where.self(lt, div, sub_1);  lt = div = sub_1 = None
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.default(where);  where = None
    return (sum_1, primals_1, primals_2)
