def forward(self, arg0_1: "f32[3, 3][3, 1]cpu"):
    as_strided: "f32[3][4]cpu" = torch.ops.aten.as_strided.default(arg0_1, [3], [4], 0)
    add: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(as_strided, 1);  as_strided = None
    as_strided_scatter: "f32[3, 3][3, 1]cpu" = torch.ops.aten.as_strided_scatter.default(arg0_1, add, [3], [4], 0);  arg0_1 = add = None
    as_strided_2: "f32[3][4]cpu" = torch.ops.aten.as_strided.default(as_strided_scatter, [3], [4], 0)
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.default(as_strided_2);  as_strided_2 = None
    as_strided_3: "f32[3][1]cpu" = torch.ops.aten.as_strided.default(as_strided_scatter, [3], [1], 0)
    add_1: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(sum_1, as_strided_3);  sum_1 = as_strided_3 = None
    return (as_strided_scatter, add_1)
