def forward(self, a_1: "f32[3][1]cpu", b_1: "f32[2, 3][3, 1]cpu"):
    select: "f32[3][1]cpu" = torch.ops.aten.select.int(b_1, 0, 0)
    add_: "f32[3][1]cpu" = torch.ops.aten.add_.Tensor(select, 1);  select = add_ = None
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.default(b_1);  b_1 = None
    add: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(sum_1, a_1);  sum_1 = a_1 = None
    return add
