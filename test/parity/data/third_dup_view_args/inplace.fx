def forward(self, a_1: "f32[4][1]cpu", b_1: "f32[2][1]cpu", c_1: "f32[2][1]cpu"):
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.default(a_1);  a_1 = None
    mul: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(b_1, c_1);  b_1 = c_1 = None
    add: "f32[2][1]cpu" = torch.ops.aten.add.Tensor(sum_1, mul);  sum_1 = mul = None
    return add
