def forward(self, sign: "f32[3][1]cpu", tangents_1: "f32[][]cpu", tangents_2: "f32[3][1]cpu"):
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(tangents_2, sign);  tangents_2 = None
    neg: "f32[3][1]cpu" = torch.ops.aten.neg.default(mul)
    expand: "f32[3][0]cpu" = torch.ops.aten.expand.default(tangents_1, [3]);  tangents_1 = None
    div: "f32[3][1]cpu" = torch.ops.aten.div.Scalar(expand, 3);  expand = None
    mul_1: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(div, sign);  div = sign = None
    neg_1: "f32[3][1]cpu" = torch.ops.aten.neg.default(mul_1)
    add: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(mul, mul_1);  mul = mul_1 = None
    add_1: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(neg, neg_1);  neg = neg_1 = None
    return (add, add_1)
