def forward(self, arg0_1: "b8[5][1]cpu", arg1_1: "i64[5][1]cpu", arg2_1: "b8[5][1]cpu"):
    scatter_add: "b8[5][1]cpu" = torch.ops.aten.scatter_add.default(arg0_1, 0, arg1_1, arg2_1)
    index_put: "b8[5][1]cpu" = torch.ops.aten.index_put.default(arg0_1, [arg1_1], arg2_1, True)
    slice_1: "i64[3][1]cpu" = torch.ops.aten.slice.Tensor(arg1_1, 0, 0, 3);  arg1_1 = None
    slice_2: "b8[3][1]cpu" = torch.ops.aten.slice.Tensor(arg0_1, 0, 0, 3);  arg0_1 = None
    index_add: "b8[5][1]cpu" = torch.ops.aten.index_add.default(arg2_1, 0, slice_1, slice_2);  arg2_1 = slice_1 = slice_2 = None
    return (scatter_add, index_put, index_add)
