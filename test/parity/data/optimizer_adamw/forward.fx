def forward(self, arg0_1: "f32[2, 3][3, 1]cpu", arg1_1: "f32[2, 3][3, 1]cpu", arg2_1: "f32[2, 3][3, 1]cpu", arg3_1: "f32[2, 3][3, 1]cpu"):
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(arg0_1, 0.99999);  arg0_1 = None
    lerp: "f32[2, 3][3, 1]cpu" = torch.ops.aten.lerp.Scalar(arg2_1, arg1_1, 0.1);  arg2_1 = None
    mul_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(arg3_1, 0.999);  arg3_1 = None
    addcmul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.addcmul.default(mul_1, arg1_1, arg1_1, value = 0.001);  mul_1 = arg1_1 = None
    sqrt: "f32[2, 3][3, 1]cpu" = torch.ops.aten.sqrt.default(addcmul)
    add: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(sqrt, 1e-08);  sqrt = None
    addcdiv: "f32[2, 3][3, 1]cpu" = torch.ops.aten.addcdiv.default(mul, lerp, add, value = -0.001);  mul = add = None
    return (addcdiv, lerp, addcmul)
