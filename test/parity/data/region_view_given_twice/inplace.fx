def forward(self, a_1: "f32[3][1]cpu", b_1: "f32[3][1]cpu", c_1: "f32[3][1]cpu"):
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(a_1, b_1);  a_1 = b_1 = None
    mul_1: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(c_1, 2);  c_1 = None
    return (mul, mul_1)
