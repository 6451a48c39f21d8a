def forward(self, sgn: "f32[][]cpu", tangents_1: "f32[][]cpu"):
    expand: "f32[][]cpu" = torch.ops.aten.expand.default(tangents_1, []);  tangents_1 = None
    div: "f32[][]cpu" = torch.ops.aten.div.Scalar(expand, 1);  expand = None
    mul: "f32[][]cpu" = torch.ops.aten.mul.Tensor(div, sgn);  div = sgn = None
    neg: "f32[][]cpu" = torch.ops.aten.neg.default(mul)
    return (mul, neg)
