def forward(self, a_1: "f32[2, 3][3, 1]cpu", b_1: "f32[2][1]cpu"):
    select: "f32[3][1]cpu" = torch.ops.aten.select.int(a_1, 0, 0)
    add_: "f32[3][1]cpu" = torch.ops.aten.add_.Tensor(select, 1);  select = add_ = None
    select_1: "f32[2][3]cpu" = torch.ops.aten.select.int(a_1, 1, 1)
    mul_: "f32[2][3]cpu" = torch.ops.aten.mul_.Tensor(select_1, b_1);  select_1 = mul_ = None
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.default(a_1);  a_1 = None
    mul: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(sum_1, b_1);  sum_1 = b_1 = None
    return mul
