def forward(self, arg0_1: "f32[2, 3][3, 1]cpu", arg1_1: "f32[2, 3][3, 1]cpu", arg2_1: "f32[2, 3][3, 1]cpu", arg3_1: "f32[2, 3][3, 1]cpu", arg4_1: "f32[][]cpu"):
    add: "f32[][]cpu" = torch.ops.aten.add.Tensor(arg4_1, 1);  arg4_1 = None
    lerp: "f32[2, 3][3, 1]cpu" = torch.ops.aten.lerp.Scalar(arg2_1, arg1_1, 0.1);  arg2_1 = None
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(arg3_1, 0.999);  arg3_1 = None
    mul_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(arg1_1, 0.001)
    mul_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(mul_1, arg1_1);  mul_1 = arg1_1 = None
    add_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(mul, mul_2);  mul = mul_2 = None
    pow_1: "f32[][]cpu" = torch.ops.aten.pow.Scalar(0.9, add)
    rsub: "f32[][]cpu" = torch.ops.aten.rsub.Scalar(pow_1, 1);  pow_1 = None
    reciprocal: "f32[][]cpu" = torch.ops.aten.reciprocal.default(rsub);  rsub = None
    mul_3: "f32[][]cpu" = torch.ops.aten.mul.Tensor(reciprocal, 0.001);  reciprocal = None
    mul_4: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(mul_3, lerp);  mul_3 = None
    pow_2: "f32[][]cpu" = torch.ops.aten.pow.Scalar(0.999, add)
    rsub_1: "f32[][]cpu" = torch.ops.aten.rsub.Scalar(pow_2, 1);  pow_2 = None
    div: "f32[2, 3][3, 1]cpu" = torch.ops.aten.div.Tensor(add_1, rsub_1);  rsub_1 = None
    sqrt: "f32[2, 3][3, 1]cpu" = torch.ops.aten.sqrt.default(div);  div = None
    add_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(sqrt, 1e-08);  sqrt = None
    div_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.div.Tensor(mul_4, add_2);  mul_4 = add_2 = None
    sub: "f32[2, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(arg0_1, div_1);  arg0_1 = div_1 = None
    return (sub, lerp, add_1, add)
