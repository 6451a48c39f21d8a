def forward(self, arg0_1: "f32[4][1]cpu", arg1_1: "f32[4][1]cpu"):
    as_strided: "f32[2][1]cpu" = torch.ops.aten.as_strided.default(arg0_1, [2], [1], 0)
    as_strided_2: "f32[2][1]cpu" = torch.ops.aten.as_strided.default(arg1_1, [2], [1], 0)
    mul: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(as_strided, 2);  as_strided = None
    as_strided_scatter: "f32[4][1]cpu" = torch.ops.aten.as_strided_scatter.default(arg0_1, mul, [2], [1], 0);  arg0_1 = mul = None
    as_strided_4: "f32[2][1]cpu" = torch.ops.aten.as_strided.default(as_strided_scatter, [2], [1], 0)
    add: "f32[2][1]cpu" = torch.ops.aten.add.Tensor(as_strided_2, 1);  as_strided_2 = None
    as_strided_scatter_1: "f32[4][1]cpu" = torch.ops.aten.as_strided_scatter.default(arg1_1, add, [2], [1], 0);  arg1_1 = add = None
    as_strided_5: "f32[2][1]cpu" = torch.ops.aten.as_strided.default(as_strided_scatter_1, [2], [1], 0)
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.default(as_strided_4);  as_strided_4 = None
    as_strided_6: "f32[2][1]cpu" = torch.ops.aten.as_strided.default(as_strided_scatter, [2], [1], 1)
    sum_2: "f32[][]cpu" = torch.ops.aten.sum.default(as_strided_6);  as_strided_6 = None
    add_1: "f32[][]cpu" = torch.ops.aten.add.Tensor(sum_1, sum_2);  sum_1 = sum_2 = None
    add_2: "f32[2][1]cpu" = torch.ops.aten.add.Tensor(add_1, as_strided_5);  add_1 = as_strided_5 = None
    as_strided_7: "f32[2][1]cpu" = torch.ops.aten.as_strided.default(as_strided_scatter_1, [2], [1], 1)
    add_3: "f32[2][1]cpu" = torch.ops.aten.add.Tensor(add_2, as_strided_7);  add_2 = as_strided_7 = None
    return (as_strided_scatter, as_strided_scatter_1, add_3)
