def forward(self, arg0_1: "f32[2, 3][3, 1]cpu", arg1_1: "f32[2, 3][3, 1]cpu", arg2_1: "f32[2, 3][3, 1]cpu", arg3_1: "f32[4][1]cpu"):
    linalg_vector_norm: "f32[][]cpu" = torch.ops.aten.linalg_vector_norm.default(arg2_1)
    linalg_vector_norm_1: "f32[][]cpu" = torch.ops.aten.linalg_vector_norm.default(arg3_1);  arg3_1 = None
    stack: "f32[2][1]cpu" = torch.ops.aten.stack.default([linalg_vector_norm, linalg_vector_norm_1]);  linalg_vector_norm = linalg_vector_norm_1 = None
    linalg_vector_norm_2: "f32[][]cpu" = torch.ops.aten.linalg_vector_norm.default(stack);  stack = None
    add: "f32[][]cpu" = torch.ops.aten.add.Tensor(linalg_vector_norm_2, 1e-06);  linalg_vector_norm_2 = None
    reciprocal: "f32[][]cpu" = torch.ops.aten.reciprocal.default(add);  add = None
    mul: "f32[][]cpu" = torch.ops.aten.mul.Tensor(reciprocal, 1.0);  reciprocal = None
    clamp: "f32[][]cpu" = torch.ops.aten.clamp.default(mul, None, 1.0);  mul = None
    mul_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(arg2_1, clamp);  arg2_1 = clamp = None
    pow_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(mul_1, 2)
    add_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(arg1_1, pow_1);  arg1_1 = pow_1 = None
    sqrt: "f32[2, 3][3, 1]cpu" = torch.ops.aten.sqrt.default(add_1)
    add_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(sqrt, 1e-10);  sqrt = None
    addcdiv: "f32[2, 3][3, 1]cpu" = torch.ops.aten.addcdiv.default(arg0_1, mul_1, add_2, value = -0.05);  arg0_1 = mul_1 = add_2 = None
    return (addcdiv, add_1)
