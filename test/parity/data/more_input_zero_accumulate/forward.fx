def forward(self, arg0_1: "f32[3][1]cpu", arg1_1: "f32[3][1]cpu"):
    zero: "f32[3][1]cpu" = torch.ops.aten.zero.default(arg1_1);  arg1_1 = None
    add: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(zero, arg0_1);  zero = arg0_1 = None
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(add, 2)
    return (add, mul)
