def forward(self, arg0_1: "f32[4, 2][2, 1]cpu"):
    mul: "f32[4, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(arg0_1, 1);  arg0_1 = None
    select: "f32[2][1]cpu" = torch.ops.aten.select.int(mul, 0, 0)
    select_1: "f32[2][1]cpu" = torch.ops.aten.select.int(mul, 0, 2);  mul = None
    return (select, select_1)
