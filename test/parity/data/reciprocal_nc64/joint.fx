def forward(self, primals_1: "f64[3, 2][1, 3]cpu", tangents_1: "f64[3, 2][1, 3]cpu"):
    reciprocal: "f64[3, 2][1, 3]cpu" = torch.ops.aten.reciprocal.default(primals_1);  primals_1 = None
    detach: "f64[3, 2][1, 3]cpu" = torch.ops.aten.detach.default(reciprocal)
    detach_1: "f64[3, 2][1, 3]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    mul: "f64[3, 2][1, 3]cpu" = torch.ops.aten.mul.Tensor(detach_1, detach_1);  detach_1 = None
    neg: "f64[3, 2][1, 3]cpu" = torch.ops.aten.neg.default(tangents_1);  tangents_1 = None
    mul_1: "f64[3, 2][1, 3]cpu" = torch.ops.aten.mul.Tensor(neg, mul);  neg = mul = None
    return (reciprocal, mul_1)
