def forward(self, arg0_1: "i64[3][1]cpu", arg1_1: "i64[4][1]cpu", arg2_1: "i64[4][1]cpu"):
    scatter_reduce: "i64[3][1]cpu" = torch.ops.aten.scatter_reduce.two(arg0_1, 0, arg2_1, arg1_1, 'mean')
    scatter_reduce_1: "i64[3][1]cpu" = torch.ops.aten.scatter_reduce.two(arg0_1, 0, arg2_1, arg1_1, 'mean', include_self = False)
    scatter_reduce_2: "i64[3][1]cpu" = torch.ops.aten.scatter_reduce.two(arg0_1, 0, arg2_1, arg1_1, 'prod');  arg0_1 = arg2_1 = arg1_1 = None
    return (scatter_reduce, scatter_reduce_1, scatter_reduce_2)
