def forward(self, arg0_1: "f32[2][1]cpu", arg1_1: "f32[3][1]cpu", arg2_1: "f32[2][1]cpu", arg3_1: "f32[3][1]cpu", arg4_1: "f32[2][1]cpu", arg5_1: "f32[3][1]cpu", arg6_1: "f32[2][1]cpu", arg7_1: "f32[3][1]cpu"):
    lerp: "f32[2][1]cpu" = torch.ops.aten.lerp.Scalar(arg2_1, arg6_1, 0.1);  arg2_1 = None
    mul: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(arg4_1, 0.999);  arg4_1 = None
    addcmul: "f32[2][1]cpu" = torch.ops.aten.addcmul.default(mul, arg6_1, arg6_1, value = 0.001);  mul = arg6_1 = None
    mul_1: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(arg0_1, 0.999);  arg0_1 = None
    sqrt: "f32[2][1]cpu" = torch.ops.aten.sqrt.default(addcmul)
    add: "f32[2][1]cpu" = torch.ops.aten.add.Tensor(sqrt, 1e-08);  sqrt = None
    addcdiv: "f32[2][1]cpu" = torch.ops.aten.addcdiv.default(mul_1, lerp, add, value = -0.01);  mul_1 = add = None
    lerp_1: "f32[3][1]cpu" = torch.ops.aten.lerp.Scalar(arg3_1, arg7_1, 0.1);  arg3_1 = None
    mul_2: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(arg5_1, 0.999);  arg5_1 = None
    addcmul_1: "f32[3][1]cpu" = torch.ops.aten.addcmul.default(mul_2, arg7_1, arg7_1, value = 0.001);  mul_2 = arg7_1 = None
    mul_3: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(arg1_1, 0.999);  arg1_1 = None
    sqrt_1: "f32[3][1]cpu" = torch.ops.aten.sqrt.default(addcmul_1)
    add_1: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(sqrt_1, 1e-08);  sqrt_1 = None
    addcdiv_1: "f32[3][1]cpu" = torch.ops.aten.addcdiv.default(mul_3, lerp_1, add_1, value = -0.01);  mul_3 = add_1 = None
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.default(addcdiv)
    sum_2: "f32[][]cpu" = torch.ops.aten.sum.default(addcdiv_1)
    add_2: "f32[][]cpu" = torch.ops.aten.add.Tensor(sum_1, sum_2);  sum_1 = sum_2 = None
    return (addcdiv, addcdiv_1, lerp, lerp_1, addcmul, addcmul_1, add_2)
