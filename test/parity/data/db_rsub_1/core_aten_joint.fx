def forward(self, primals_1: "f32[][]cpu", primals_2: "f32[][]cpu", tangents_1: "f32[][]cpu"):
    sub: "f32[][]cpu" = torch.ops.aten.sub.Tensor(primals_2, primals_1);  primals_2 = primals_1 = None
    neg: "f32[][]cpu" = torch.ops.aten.neg.default(tangents_1)
    return (sub, neg, tangents_1)
