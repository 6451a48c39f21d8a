def forward(self, a_1: "f32[2, 3][3, 1]cpu", b_1: "f32[3][1]cpu"):
    t: "f32[3, 2][1, 3]cpu" = torch.ops.aten.t.default(a_1)
    select: "f32[3][1]cpu" = torch.ops.aten.select.int(a_1, 0, 0);  a_1 = None
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(b_1, 2);  b_1 = None
    return (t, select, mul)
