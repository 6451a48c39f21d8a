def forward(self, arg0_1: "f32[2, 3][3, 1]cpu", arg1_1: "f32[3][1]cpu"):
    t: "f32[3, 2][1, 3]cpu" = torch.ops.aten.t.default(arg0_1)
    select: "f32[3][1]cpu" = torch.ops.aten.select.int(arg0_1, 0, 0);  arg0_1 = None
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(arg1_1, 2);  arg1_1 = None
    return (t, select, mul)
