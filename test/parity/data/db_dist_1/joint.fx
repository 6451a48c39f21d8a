def forward(self, primals_1: "f32[5, 5, 5][25, 5, 1]cpu", primals_2: "f32[5, 5, 5][25, 5, 1]cpu", tangents_1: "f32[][]cpu"):
    dist: "f32[][]cpu" = torch.ops.aten.dist.default(primals_1, primals_2)
    detach: "f32[][]cpu" = torch.ops.aten.detach.default(dist)
    detach_1: "f32[][]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    sub: "f32[5, 5, 5][25, 5, 1]cpu" = torch.ops.aten.sub.Tensor(primals_1, primals_2)
    div: "f32[5, 5, 5][25, 5, 1]cpu" = torch.ops.aten.div.Tensor(sub, detach_1);  sub = None
    eq: "b8[][]cpu" = torch.ops.aten.eq.Scalar(detach_1, 0)
    masked_fill: "f32[5, 5, 5][25, 5, 1]cpu" = torch.ops.aten.masked_fill.Scalar(div, eq, 0);  div = eq = None
    mul: "f32[5, 5, 5][25, 5, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, masked_fill);  masked_fill = None
    neg: "f32[5, 5, 5][25, 5, 1]cpu" = torch.ops.aten.neg.default(mul);  mul = None
    sub_1: "f32[5, 5, 5][25, 5, 1]cpu" = torch.ops.aten.sub.Tensor(primals_1, primals_2);  primals_1 = primals_2 = None
    div_1: "f32[5, 5, 5][25, 5, 1]cpu" = torch.ops.aten.div.Tensor(sub_1, detach_1);  sub_1 = None
    eq_1: "b8[][]cpu" = torch.ops.aten.eq.Scalar(detach_1, 0);  detach_1 = None
    masked_fill_1: "f32[5, 5, 5][25, 5, 1]cpu" = torch.ops.aten.masked_fill.Scalar(div_1, eq_1, 0);  div_1 = eq_1 = None
    mul_1: "f32[5, 5, 5][25, 5, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, masked_fill_1);  tangents_1 = masked_fill_1 = None
    return (dist, mul_1, neg)
