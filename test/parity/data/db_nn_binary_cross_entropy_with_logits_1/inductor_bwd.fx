def forward(self, primals_1: "f32[][]cpu", primals_2: "f32[][]cpu", tangents_1: "f32[][]cpu"):
    sigmoid: "f32[][]cpu" = torch.ops.aten.sigmoid.default(primals_1)
    sub_3: "f32[][]cpu" = torch.ops.aten.sub.Tensor(sigmoid, primals_2);  sigmoid = primals_2 = None
    mul_1: "f32[][]cpu" = torch.ops.aten.mul.Tensor(sub_3, tangents_1);  sub_3 = None
    div: "f32[][]cpu" = torch.ops.aten.div.Scalar(mul_1, 1);  mul_1 = None
    neg_1: "f32[][]cpu" = torch.ops.aten.neg.default(primals_1);  primals_1 = None
    mul_2: "f32[][]cpu" = torch.ops.aten.mul.Tensor(neg_1, tangents_1);  neg_1 = tangents_1 = None
    div_1: "f32[][]cpu" = torch.ops.aten.div.Scalar(mul_2, 1);  mul_2 = None
    return (div, div_1)
