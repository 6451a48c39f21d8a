def forward(self, primals_1: "f32[][]cpu", primals_2: "f32[][]cpu", tangents_1: "f32[][]cpu"):
    sub: "f32[][]cpu" = torch.ops.aten.sub.Tensor(primals_1, primals_2);  primals_1 = primals_2 = None
    abs_1: "f32[][]cpu" = torch.ops.aten.abs.default(sub)
    mean: "f32[][]cpu" = torch.ops.aten.mean.default(abs_1);  abs_1 = None
    expand: "f32[][]cpu" = torch.ops.aten.expand.default(tangents_1, []);  tangents_1 = None
    div: "f32[][]cpu" = torch.ops.aten.div.Scalar(expand, 1);  expand = None
    sgn: "f32[][]cpu" = torch.ops.aten.sgn.default(sub);  sub = None
    mul: "f32[][]cpu" = torch.ops.aten.mul.Tensor(div, sgn);  div = sgn = None
    neg: "f32[][]cpu" = torch.ops.aten.neg.default(mul)
    return (mean, mul, neg)
