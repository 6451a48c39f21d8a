def forward(self, arg0_1: "f32[2, 3][3, 1]cpu", arg1_1: "f32[1, 3][3, 1]cpu"):
    t: "f32[3, 1][1, 3]cpu" = torch.ops.aten.t.default(arg1_1);  arg1_1 = None
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.default(arg0_1);  arg0_1 = None
    add: "f32[3, 1][1, 3]cpu" = torch.ops.aten.add.Tensor(sum_1, t);  sum_1 = None
    return (t, add)
