def forward(self, a_1: "f32[2, 3][3, 1]cpu", b_1: "f32[2, 3][3, 1]cpu"):
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(b_1, 2)
    select: "f32[3][1]cpu" = torch.ops.aten.select.int(mul, 0, 0)
    mul_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(a_1, b_1);  a_1 = b_1 = None
    return (mul, select, mul_1)
