def forward(self, arg0_1: "f32[2, 3][3, 1]cpu", arg1_1: "f32[2, 3][3, 1]cpu", arg2_1: "f32[2, 3][3, 1]cpu"):
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(arg2_1, 0.9);  arg2_1 = None
    add: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(mul, arg1_1);  mul = arg1_1 = None
    mul_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(arg0_1, 0.01)
    add_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(add, mul_1);  add = mul_1 = None
    mul_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(add_1, 0.1)
    sub: "f32[2, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(arg0_1, mul_2);  arg0_1 = mul_2 = None
    return (sub, add_1)
