def forward(self, arg0_1: "f32[2, 3][3, 1]cpu", arg1_1: "f32[2, 3][3, 1]cpu", arg2_1: "f32[2, 3][3, 1]cpu"):
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(arg1_1, 0.9)
    mul_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(arg2_1, 0.1)
    add: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(mul, mul_1);  mul = mul_1 = None
    sign: "f32[2, 3][3, 1]cpu" = torch.ops.aten.sign.default(add);  add = None
    mul_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(arg0_1, 0.999);  arg0_1 = None
    mul_3: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(sign, 0.01);  sign = None
    sub: "f32[2, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(mul_2, mul_3);  mul_2 = mul_3 = None
    lerp: "f32[2, 3][3, 1]cpu" = torch.ops.aten.lerp.Scalar(arg1_1, arg2_1, 0.01);  arg1_1 = arg2_1 = None
    return (sub, lerp)
