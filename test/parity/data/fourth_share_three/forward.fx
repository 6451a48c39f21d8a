def forward(self, arg0_1: "f32[8][1]cpu"):
    as_strided_1: "f32[3][1]cpu" = torch.ops.aten.as_strided.default(arg0_1, [3], [1], 0)
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(as_strided_1, 2);  as_strided_1 = None
    as_strided_scatter: "f32[8][1]cpu" = torch.ops.aten.as_strided_scatter.default(arg0_1, mul, [3], [1], 0);  arg0_1 = mul = None
    as_strided_4: "f32[3][1]cpu" = torch.ops.aten.as_strided.default(as_strided_scatter, [3], [1], 2)
    add: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(as_strided_4, 1);  as_strided_4 = None
    as_strided_scatter_1: "f32[8][1]cpu" = torch.ops.aten.as_strided_scatter.default(as_strided_scatter, add, [3], [1], 2);  as_strided_scatter = add = None
    as_strided_5: "f32[3][1]cpu" = torch.ops.aten.as_strided.default(as_strided_scatter_1, [3], [1], 2)
    as_strided_6: "f32[8][1]cpu" = torch.ops.aten.as_strided.default(as_strided_scatter_1, [8], [1], 0)
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.default(as_strided_6);  as_strided_6 = None
    as_strided_7: "f32[3][1]cpu" = torch.ops.aten.as_strided.default(as_strided_scatter_1, [3], [1], 0)
    add_1: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(sum_1, as_strided_7);  sum_1 = as_strided_7 = None
    add_2: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(add_1, as_strided_5);  add_1 = as_strided_5 = None
    return (as_strided_scatter_1, add_2)
