def forward(self, primals_1: "f32[5][1]cpu", primals_2: "f32[][]cpu", tangents_1: "f32[5][1]cpu"):
    sub: "f32[5][1]cpu" = torch.ops.aten.sub.Tensor(primals_2, primals_1);  primals_2 = primals_1 = None
    neg: "f32[5][1]cpu" = torch.ops.aten.neg.default(tangents_1)
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.default(tangents_1);  tangents_1 = None
    return (sub, neg, sum_1)
