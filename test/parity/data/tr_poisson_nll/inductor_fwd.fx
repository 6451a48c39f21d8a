def forward(self, primals_1: "f32[6][1]cpu", primals_2: "f32[6][1]cpu"):
    mul: "f32[6][1]cpu" = torch.ops.aten.mul.Tensor(primals_2, primals_1)
    exp: "f32[6][1]cpu" = torch.ops.aten.exp.default(primals_1)
    sub: "f32[6][1]cpu" = torch.ops.aten.sub.Tensor(exp, mul);  exp = mul = None
    mean: "f32[][]cpu" = torch.ops.aten.mean.default(sub);  sub = None
    return (mean, primals_1, primals_2)
