def forward(self, primals_1: "f32[][]cpu", primals_2: "f32[][]cpu", tangents_1: "f32[][]cpu"):
    atan2: "f32[][]cpu" = torch.ops.aten.atan2.default(primals_1, primals_2)
    mul: "f32[][]cpu" = torch.ops.aten.mul.Tensor(primals_2, primals_2)
    mul_1: "f32[][]cpu" = torch.ops.aten.mul.Tensor(primals_1, primals_1)
    add: "f32[][]cpu" = torch.ops.aten.add.Tensor(mul_1, mul);  mul_1 = mul = None
    reciprocal: "f32[][]cpu" = torch.ops.aten.reciprocal.default(add)
    eq: "b8[][]cpu" = torch.ops.aten.eq.Scalar(add, 0);  add = None
    masked_fill: "f32[][]cpu" = torch.ops.aten.masked_fill.Scalar(reciprocal, eq, 0);  reciprocal = eq = None
    mul_2: "f32[][]cpu" = torch.ops.aten.mul.Tensor(tangents_1, primals_2);  primals_2 = None
    mul_3: "f32[][]cpu" = torch.ops.aten.mul.Tensor(mul_2, masked_fill);  mul_2 = None
    neg: "f32[][]cpu" = torch.ops.aten.neg.default(primals_1);  primals_1 = None
    mul_4: "f32[][]cpu" = torch.ops.aten.mul.Tensor(tangents_1, neg);  tangents_1 = neg = None
    mul_5: "f32[][]cpu" = torch.ops.aten.mul.Tensor(mul_4, masked_fill);  mul_4 = masked_fill = None
    return (atan2, mul_3, mul_5)
