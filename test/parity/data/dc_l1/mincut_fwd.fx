def forward(self, primals_1: "f32[3][1]cpu", primals_2: "f32[3][1]cpu"):
    sub: "f32[3][1]cpu" = torch.ops.aten.sub.Tensor(primals_1, primals_2);  primals_1 = primals_2 = None
    abs_1: "f32[3][1]cpu" = torch.ops.aten.abs.default(sub)
    mean: "f32[][]cpu" = torch.ops.aten.mean.default(abs_1);  abs_1 = None
    abs_2: "f32[3][1]cpu" = torch.ops.aten.abs.default(sub)
    sgn: "f32[3][1]cpu" = torch.ops.aten.sgn.default(sub);  sub = None
    return (mean, abs_2, sgn)
