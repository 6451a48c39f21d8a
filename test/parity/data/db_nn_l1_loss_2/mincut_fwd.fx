def forward(self, primals_1: "f32[5][1]cpu", primals_2: "f32[5][1]cpu"):
    sub: "f32[5][1]cpu" = torch.ops.aten.sub.Tensor(primals_1, primals_2);  primals_1 = primals_2 = None
    abs_1: "f32[5][1]cpu" = torch.ops.aten.abs.default(sub)
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.default(abs_1);  abs_1 = None
    sgn: "f32[5][1]cpu" = torch.ops.aten.sgn.default(sub);  sub = None
    return (sum_1, sgn)
