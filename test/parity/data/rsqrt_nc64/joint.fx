def forward(self, primals_1: "f64[3, 2][1, 3]cpu", tangents_1: "f64[3, 2][1, 3]cpu"):
    rsqrt: "f64[3, 2][1, 3]cpu" = torch.ops.aten.rsqrt.default(primals_1);  primals_1 = None
    detach: "f64[3, 2][1, 3]cpu" = torch.ops.aten.detach.default(rsqrt)
    detach_1: "f64[3, 2][1, 3]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    pow_1: "f64[3, 2][1, 3]cpu" = torch.ops.aten.pow.Tensor_Scalar(detach_1, 3);  detach_1 = None
    mul: "f64[3, 2][1, 3]cpu" = torch.ops.aten.mul.Scalar(tangents_1, -0.5);  tangents_1 = None
    mul_1: "f64[3, 2][1, 3]cpu" = torch.ops.aten.mul.Tensor(mul, pow_1);  mul = pow_1 = None
    return (rsqrt, mul_1)
