def forward(self, a_1: "f32[2, 3][3, 1]cpu", b_1: "f32[3][1]cpu"):
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.default(a_1);  a_1 = None
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(sum_1, b_1);  sum_1 = b_1 = None
    return mul
