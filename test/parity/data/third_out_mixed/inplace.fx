def forward(self, a_1: "f32[2, 3][3, 1]cpu", b_1: "f32[2, 3][3, 1]cpu", c_1: "i64[2][1]cpu"):
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(a_1, 2);  a_1 = None
    add: "i64[2][1]cpu" = torch.ops.aten.add.Tensor(c_1, 1);  c_1 = None
    mul_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(b_1, 2)
    t: "f32[3, 2][1, 3]cpu" = torch.ops.aten.t.default(mul_1);  mul_1 = None
    return (mul, b_1, add, t)
