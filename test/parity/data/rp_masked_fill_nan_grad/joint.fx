def forward(self, primals_1: "f32[3][1]cpu", primals_2: "f32[3][1]cpu", tangents_1: "f32[][]cpu"):
    div: "f32[3][1]cpu" = torch.ops.aten.div.Tensor(primals_1, primals_2)
    eq: "b8[3][1]cpu" = torch.ops.aten.eq.Scalar(primals_2, 0)
    masked_fill: "f32[3][1]cpu" = torch.ops.aten.masked_fill.Scalar(div, eq, 0.0);  div = None
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.default(masked_fill);  masked_fill = None
    expand: "f32[3][0]cpu" = torch.ops.aten.expand.default(tangents_1, [3]);  tangents_1 = None
    masked_fill_1: "f32[3][1]cpu" = torch.ops.aten.masked_fill.Scalar(expand, eq, 0);  expand = eq = None
    div_1: "f32[3][1]cpu" = torch.ops.aten.div.Tensor(primals_1, primals_2);  primals_1 = None
    div_2: "f32[3][1]cpu" = torch.ops.aten.div.Tensor(div_1, primals_2);  div_1 = None
    neg: "f32[3][1]cpu" = torch.ops.aten.neg.default(masked_fill_1)
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(neg, div_2);  neg = div_2 = None
    div_3: "f32[3][1]cpu" = torch.ops.aten.div.Tensor(masked_fill_1, primals_2);  masked_fill_1 = primals_2 = None
    return (sum_1, div_3, mul)
