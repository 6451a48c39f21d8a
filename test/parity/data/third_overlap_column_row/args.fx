def forward(self, arg0_1: "f32[3, 3][3, 1]cpu"):
    mul: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(arg0_1, 1);  arg0_1 = None
    select: "f32[3][3]cpu" = torch.ops.aten.select.int(mul, 1, 0)
    select_1: "f32[3][1]cpu" = torch.ops.aten.select.int(mul, 0, 1);  mul = None
    return (select, select_1)
