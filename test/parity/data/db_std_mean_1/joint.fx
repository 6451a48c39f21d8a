def forward(self, primals_1: "f32[5, 5, 5][25, 5, 1]cpu", tangents_1: "f32[][]cpu", tangents_2: "f32[][]cpu"):
    std_mean = torch.ops.aten.std_mean.correction(primals_1)
    getitem: "f32[][]cpu" = std_mean[0]
    getitem_1: "f32[][]cpu" = std_mean[1];  std_mean = None
    detach: "f32[][]cpu" = torch.ops.aten.detach.default(getitem)
    detach_1: "f32[][]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    mul: "f32[][]cpu" = torch.ops.aten.mul.Scalar(detach_1, 2)
    div: "f32[][]cpu" = torch.ops.aten.div.Tensor(tangents_1, mul);  tangents_1 = mul = None
    eq: "b8[][]cpu" = torch.ops.aten.eq.Scalar(detach_1, 0);  detach_1 = None
    masked_fill: "f32[][]cpu" = torch.ops.aten.masked_fill.Scalar(div, eq, 0);  div = eq = None
    mean: "f32[][]cpu" = torch.ops.aten.mean.default(primals_1)
    sub: "f32[5, 5, 5][25, 5, 1]cpu" = torch.ops.aten.sub.Tensor(primals_1, mean);  primals_1 = mean = None
    mul_1: "f32[][]cpu" = torch.ops.aten.mul.Scalar(masked_fill, 0.016129032258064516);  masked_fill = None
    mul_2: "f32[5, 5, 5][25, 5, 1]cpu" = torch.ops.aten.mul.Tensor(mul_1, sub);  mul_1 = sub = None
    expand: "f32[5, 5, 5][0, 0, 0]cpu" = torch.ops.aten.expand.default(tangents_2, [5, 5, 5]);  tangents_2 = None
    div_1: "f32[5, 5, 5][25, 5, 1]cpu" = torch.ops.aten.div.Scalar(expand, 125);  expand = None
    add: "f32[5, 5, 5][25, 5, 1]cpu" = torch.ops.aten.add.Tensor(mul_2, div_1);  mul_2 = div_1 = None
    return (getitem, getitem_1, add)
