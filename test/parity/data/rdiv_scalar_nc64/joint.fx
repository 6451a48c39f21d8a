def forward(self, primals_1: "f64[3, 2][1, 3]cpu", tangents_1: "f64[3, 2][1, 3]cpu"):
    reciprocal: "f64[3, 2][1, 3]cpu" = torch.ops.aten.reciprocal.default(primals_1);  primals_1 = None
    detach: "f64[3, 2][1, 3]cpu" = torch.ops.aten.detach.default(reciprocal)
    mul: "f64[3, 2][1, 3]cpu" = torch.ops.aten.mul.Tensor(reciprocal, 1.0);  reciprocal = None
    mul_1: "f64[3, 2][1, 3]cpu" = torch.ops.aten.mul.Tensor(tangents_1, 1.0);  tangents_1 = None
    detach_1: "f64[3, 2][1, 3]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    mul_2: "f64[3, 2][1, 3]cpu" = torch.ops.aten.mul.Tensor(detach_1, detach_1);  detach_1 = None
    neg: "f64[3, 2][1, 3]cpu" = torch.ops.aten.neg.default(mul_1);  mul_1 = None
    mul_3: "f64[3, 2][1, 3]cpu" = torch.ops.aten.mul.Tensor(neg, mul_2);  neg = mul_2 = None
    return (mul, mul_3)
