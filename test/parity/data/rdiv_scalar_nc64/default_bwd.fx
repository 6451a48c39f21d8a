def forward(self, detach: "f64[3, 2][1, 3]cpu", tangents_1: "f64[3, 2][1, 3]cpu"):
    mul_1: "f64[3, 2][1, 3]cpu" = torch.ops.aten.mul.Tensor(tangents_1, 1.0);  tangents_1 = None
    detach_1: "f64[3, 2][1, 3]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    mul_2: "f64[3, 2][1, 3]cpu" = torch.ops.aten.mul.Tensor(detach_1, detach_1);  detach_1 = None
    neg: "f64[3, 2][1, 3]cpu" = torch.ops.aten.neg.default(mul_1);  mul_1 = None
    mul_3: "f64[3, 2][1, 3]cpu" = torch.ops.aten.mul.Tensor(neg, mul_2);  neg = mul_2 = None
    return (mul_3,)
