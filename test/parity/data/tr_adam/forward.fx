def forward(self, arg0_1: "f32[3, 2][2, 1]cpu", arg1_1: "f32[3, 2][2, 1]cpu", arg2_1: "f32[3, 2][2, 1]cpu", arg3_1: "f32[3, 2][2, 1]cpu"):
    lerp: "f32[3, 2][2, 1]cpu" = torch.ops.aten.lerp.Scalar(arg1_1, arg3_1, 0.1);  arg1_1 = None
    mul: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(arg2_1, 0.999);  arg2_1 = None
    mul_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(arg3_1, arg3_1);  arg3_1 = None
    mul_2: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(mul_1, 0.001);  mul_1 = None
    add: "f32[3, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(mul, mul_2);  mul = mul_2 = None
    div: "f32[3, 2][2, 1]cpu" = torch.ops.aten.div.Tensor(lerp, 0.2709999999999999)
    div_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.div.Tensor(add, 0.002997000999999999)
    sqrt: "f32[3, 2][2, 1]cpu" = torch.ops.aten.sqrt.default(div_1);  div_1 = None
    add_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(sqrt, 1e-08);  sqrt = None
    addcdiv: "f32[3, 2][2, 1]cpu" = torch.ops.aten.addcdiv.default(arg0_1, div, add_1, value = -0.01);  arg0_1 = div = add_1 = None
    return (addcdiv, lerp, add)
