def forward(self, detach_1: "f64[3, 2][1, 3]cpu", tangents_1: "f64[3, 2][1, 3]cpu"):
    mul: "f64[3, 2][1, 3]cpu" = torch.ops.aten.mul.Scalar(tangents_1, -0.5);  tangents_1 = None
    pow_1: "f64[3, 2][1, 3]cpu" = torch.ops.aten.pow.Tensor_Scalar(detach_1, 3);  detach_1 = None
    mul_1: "f64[3, 2][1, 3]cpu" = torch.ops.aten.mul.Tensor(mul, pow_1);  mul = pow_1 = None
    return (mul_1,)
