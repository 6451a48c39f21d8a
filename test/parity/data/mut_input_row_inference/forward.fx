def forward(self, arg0_1: "f32[3][1]cpu", arg1_1: "f32[2, 3][3, 1]cpu"):
    select: "f32[3][1]cpu" = torch.ops.aten.select.int(arg1_1, 0, 0)
    add: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(select, 1);  select = None
    select_scatter: "f32[2, 3][3, 1]cpu" = torch.ops.aten.select_scatter.default(arg1_1, add, 0, 0);  arg1_1 = add = None
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.default(select_scatter)
    add_1: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(sum_1, arg0_1);  sum_1 = arg0_1 = None
    return (select_scatter, add_1)
