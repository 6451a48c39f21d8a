def forward(self, arg0_1: "f32[3][1]cpu", arg1_1: "f32[3][1]cpu"):
    add: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(arg1_1, arg0_1);  arg1_1 = None
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(arg0_1, 2);  arg0_1 = None
    add_1: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(mul, add)
    return (mul, add, add_1)
