def forward(self, a_1: "f32[4, 2][2, 1]cpu", b_1: "f32[3, 2][2, 1]cpu", c_1: "i64[3][1]cpu"):
    mul: "f32[4, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(a_1, 1);  a_1 = None
    index_add_: "f32[4, 2][2, 1]cpu" = torch.ops.aten.index_add_.default(mul, 0, c_1, b_1);  mul = c_1 = b_1 = None
    return index_add_
