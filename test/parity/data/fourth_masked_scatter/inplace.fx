def forward(self, a_1: "f32[2, 3][3, 1]cpu", b_1: "f32[6][1]cpu", c_1: "b8[2, 3][3, 1]cpu"):
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(a_1, 1);  a_1 = None
    masked_scatter_: "f32[2, 3][3, 1]cpu" = torch.ops.aten.masked_scatter_.default(mul, c_1, b_1);  mul = c_1 = b_1 = None
    return masked_scatter_
