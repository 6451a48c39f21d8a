def forward(self, arg0_1: "f32[3, 4][4, 1]cpu", arg1_1: "f32[4][1]cpu"):
    mul: "f32[3, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(arg0_1, 1);  arg0_1 = None
    select: "f32[4][1]cpu" = torch.ops.aten.select.int(mul, 0, 1);  mul = None
    return (select, arg1_1)
