def forward(self, arg0_1: "f32[2, 3][3, 1]cpu", arg1_1: "f32[2, 3][3, 1]cpu", arg2_1: "f32[2, 3][3, 1]cpu"):
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(arg0_1, 0.01)
    add: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(arg2_1, mul);  arg2_1 = mul = None
    mul_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(arg1_1, 0.9);  arg1_1 = None
    add_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(mul_1, add);  mul_1 = None
    mul_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(add_1, 0.9)
    add_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(add, mul_2);  add = mul_2 = None
    mul_3: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(add_2, 0.1);  add_2 = None
    sub: "f32[2, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(arg0_1, mul_3);  arg0_1 = mul_3 = None
    return (sub, add_1)
