def forward(self, primals_1: "f32[4][1]cpu", tangents_1: "f32[4][1]cpu"):
    cos: "f32[4][1]cpu" = torch.ops.aten.cos.default(primals_1)
    sin: "f32[4][1]cpu" = torch.ops.aten.sin.default(cos);  cos = None
    neg: "f32[4][1]cpu" = torch.ops.aten.neg.default(sin);  sin = None
    mul: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, neg);  tangents_1 = neg = None
    sin_1: "f32[4][1]cpu" = torch.ops.aten.sin.default(primals_1);  primals_1 = None
    neg_1: "f32[4][1]cpu" = torch.ops.aten.neg.default(sin_1);  sin_1 = None
    mul_1: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul, neg_1);  mul = neg_1 = None
    return (mul_1,)
