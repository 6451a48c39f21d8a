def forward(self, primals_1: "f32[3][1]cpu"):
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 1)
    rsqrt: "f32[3][1]cpu" = torch.ops.aten.rsqrt.default(mul)
    reciprocal: "f32[3][1]cpu" = torch.ops.aten.reciprocal.default(mul)
    pow_1: "f32[3][1]cpu" = torch.ops.aten.pow.Tensor_Scalar(mul, 2);  mul = None
    mul_3: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(reciprocal, pow_1);  pow_1 = None
    add: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(rsqrt, mul_3);  mul_3 = None
    detach_8: "f32[3][1]cpu" = torch.ops.aten.detach.default(rsqrt);  rsqrt = None
    detach_9: "f32[3][1]cpu" = torch.ops.aten.detach.default(detach_8);  detach_8 = None
    return (add, primals_1, reciprocal, detach_9)
