def forward(self, primals_1: "f32[3][1]cpu", primals_2: "f32[3][1]cpu", tangents_1: "f32[][]cpu", tangents_2: "f32[3][1]cpu"):
    sub: "f32[3][1]cpu" = torch.ops.aten.sub.Tensor(primals_1, primals_2)
    abs_1: "f32[3][1]cpu" = torch.ops.aten.abs.default(sub)
    mean: "f32[][]cpu" = torch.ops.aten.mean.default(abs_1);  abs_1 = None
    sub_1: "f32[3][1]cpu" = torch.ops.aten.sub.Tensor(primals_1, primals_2);  primals_1 = primals_2 = None
    abs_2: "f32[3][1]cpu" = torch.ops.aten.abs.default(sub_1)
    sign: "f32[3][1]cpu" = torch.ops.aten.sign.default(sub_1);  sub_1 = None
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(tangents_2, sign);  tangents_2 = sign = None
    neg: "f32[3][1]cpu" = torch.ops.aten.neg.default(mul)
    expand: "f32[3][0]cpu" = torch.ops.aten.expand.default(tangents_1, [3]);  tangents_1 = None
    div: "f32[3][1]cpu" = torch.ops.aten.div.Scalar(expand, 3);  expand = None
    sign_1: "f32[3][1]cpu" = torch.ops.aten.sign.default(sub);  sub = None
    mul_1: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(div, sign_1);  div = sign_1 = None
    neg_1: "f32[3][1]cpu" = torch.ops.aten.neg.default(mul_1)
    add: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(mul, mul_1);  mul = mul_1 = None
    add_1: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(neg, neg_1);  neg = neg_1 = None
    return (mean, abs_2, add, add_1)
