def forward(self, a_1: "f32[2, 3][3, 1]cpu"):
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(a_1, 2);  a_1 = None
    select: "f32[3][1]cpu" = torch.ops.aten.select.int(mul, 0, 0)
    select_1: "f32[3][1]cpu" = torch.ops.aten.select.int(mul, 0, 1)
    t: "f32[3, 2][1, 3]cpu" = torch.ops.aten.t.default(mul)
    return (select, mul, select_1, t)
