def forward(self, primals_1: "f32[][]cpu", primals_2: "f32[3][1]cpu", tangents_1: "f32[3][1]cpu"):
    neg: "f32[3][1]cpu" = torch.ops.aten.neg.default(tangents_1)
    div_1: "f32[3][1]cpu" = torch.ops.aten.div.Tensor(primals_1, primals_2);  primals_1 = None
    div_2: "f32[3][1]cpu" = torch.ops.aten.div.Tensor(div_1, primals_2);  div_1 = None
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(neg, div_2);  neg = div_2 = None
    div_3: "f32[3][1]cpu" = torch.ops.aten.div.Tensor(tangents_1, primals_2);  tangents_1 = primals_2 = None
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.default(div_3);  div_3 = None
    return (sum_1, mul)
