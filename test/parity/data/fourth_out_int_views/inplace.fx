def forward(self, a_1: "f32[3][1]cpu", b_1: "i64[2, 2][2, 1]cpu"):
    mul: "i64[2, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(b_1, 2);  b_1 = None
    select: "i64[2][1]cpu" = torch.ops.aten.select.int(mul, 0, 0)
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.default(a_1);  a_1 = None
    return (mul, select, sum_1)
