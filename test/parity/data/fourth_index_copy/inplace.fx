def forward(self, a_1: "f32[4, 2][2, 1]cpu", b_1: "f32[2, 2][2, 1]cpu", c_1: "i64[2][1]cpu"):
    mul: "f32[4, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(a_1, 1)
    index_copy_: "f32[4, 2][2, 1]cpu" = torch.ops.aten.index_copy_.default(mul, 0, c_1, b_1);  mul = c_1 = b_1 = None
    mul_1: "f32[4, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(index_copy_, a_1);  index_copy_ = a_1 = None
    return mul_1
