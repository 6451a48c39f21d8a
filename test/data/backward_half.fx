def forward(self, primals_1: "f32[3]", tangents_1: "f32[3]"):
    mul: "f32[3]" = torch.ops.aten.mul.Tensor(tangents_1, primals_1)
    neg: "f32[3]" = torch.ops.aten.neg.default(tangents_1)
    return (None, mul, None, neg)
