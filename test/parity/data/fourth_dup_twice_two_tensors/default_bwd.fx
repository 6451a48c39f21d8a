def forward(self, primals_2: "f32[3][1]cpu", primals_3: "f32[3][1]cpu", tangents_1: "f32[3][1]cpu"):
    neg: "f32[3][1]cpu" = torch.ops.aten.neg.default(tangents_1)
    mul_1: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, primals_2);  primals_2 = None
    mul_2: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, primals_3);  primals_3 = None
    return (tangents_1, mul_2, mul_1, neg)
