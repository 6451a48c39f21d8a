def forward(self, a_1: "f32[3, 2][2, 1]cpu", b_1: "f32[4, 2][2, 1]cpu", c_1: "i64[4, 2][2, 1]cpu"):
    mul: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(a_1, 1);  a_1 = None
    scatter_reduce_: "f32[3, 2][2, 1]cpu" = torch.ops.aten.scatter_reduce_.two(mul, 0, c_1, b_1, 'sum');  mul = c_1 = b_1 = None
    return scatter_reduce_
