def forward(self, a_1: "f32[4, 3][3, 1]cpu", b_1: "i64[][]cpu"):
    add_: "i64[][]cpu" = torch.ops.aten.add_.Tensor(b_1, 1);  b_1 = add_ = None
    sum_1: "f32[3][1]cpu" = torch.ops.aten.sum.dim_IntList(a_1, [0]);  a_1 = None
    return sum_1
