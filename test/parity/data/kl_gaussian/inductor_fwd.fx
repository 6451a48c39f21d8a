def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "f32[2, 3][3, 1]cpu"):
    exp: "f32[2, 3][3, 1]cpu" = torch.ops.aten.exp.default(primals_2)
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, primals_1)
    add: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(exp, mul);  exp = mul = None
    sub: "f32[2, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(add, 1);  add = None
    sub_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(sub, primals_2);  sub = None
    sum_1: "f32[2][1]cpu" = torch.ops.aten.sum.dim_IntList(sub_1, [-1]);  sub_1 = None
    mean: "f32[][]cpu" = torch.ops.aten.mean.default(sum_1);  sum_1 = None
    mul_1: "f32[][]cpu" = torch.ops.aten.mul.Tensor(mean, 0.5);  mean = None
    return (mul_1, primals_1, primals_2)
