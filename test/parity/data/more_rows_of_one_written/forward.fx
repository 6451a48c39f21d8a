def forward(self, arg0_1: "f32[2][1]cpu", arg1_1: "f32[2][1]cpu"):
    mul: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(arg0_1, 2);  arg0_1 = None
    add: "f32[2][1]cpu" = torch.ops.aten.add.Tensor(arg1_1, mul);  arg1_1 = None
    add_1: "f32[2][1]cpu" = torch.ops.aten.add.Tensor(mul, add)
    return (mul, add, add_1)
