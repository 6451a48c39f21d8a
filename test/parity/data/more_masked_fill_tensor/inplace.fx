def forward(self, a_1: "f32[2, 3][3, 1]cpu", b_1: "b8[2, 3][3, 1]cpu", c_1: "f32[2][1]cpu"):
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(a_1, 1);  a_1 = None
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.default(c_1);  c_1 = None
    masked_fill_: "f32[2, 3][3, 1]cpu" = torch.ops.aten.masked_fill_.Tensor(mul, b_1, sum_1);  mul = b_1 = sum_1 = None
    return masked_fill_
