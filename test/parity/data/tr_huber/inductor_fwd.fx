def forward(self, primals_1: "f32[4, 3][3, 1]cpu", primals_2: "f32[3, 2][2, 1]cpu", primals_3: "f32[4, 2][2, 1]cpu"):
    mm: "f32[4, 2][2, 1]cpu" = torch.ops.aten.mm.default(primals_1, primals_2)
    sub: "f32[4, 2][2, 1]cpu" = torch.ops.aten.sub.Tensor(mm, primals_3)
    abs_1: "f32[4, 2][2, 1]cpu" = torch.ops.aten.abs.default(sub);  sub = None
    lt: "b8[4, 2][2, 1]cpu" = torch.ops.aten.lt.Scalar(abs_1, 0.5)
    mul: "f32[4, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(abs_1, 0.5)
    mul_1: "f32[4, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(mul, abs_1);  mul = None
    sub_1: "f32[4, 2][2, 1]cpu" = torch.ops.aten.sub.Tensor(abs_1, 0.25);  abs_1 = None
    mul_2: "f32[4, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(sub_1, 0.5);  sub_1 = None
    where: "f32[4, 2][2, 1]cpu" = torch.ops.aten.where.self(lt, mul_1, mul_2);  lt = mul_1 = mul_2 = None
    mean: "f32[][]cpu" = torch.ops.aten.mean.default(where);  where = None
    sub_2: "f32[4, 2][2, 1]cpu" = torch.ops.aten.sub.Tensor(mm, primals_3);  mm = primals_3 = None
    permute: "f32[3, 4][1, 3]cpu" = torch.ops.aten.permute.default(primals_1, [1, 0]);  primals_1 = None
    permute_1: "f32[2, 3][1, 2]cpu" = torch.ops.aten.permute.default(primals_2, [1, 0]);  primals_2 = None
    return (mean, sub_2, permute, permute_1)
