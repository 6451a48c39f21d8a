def forward(self, arg0_1: "i64[1, 1, 3, 4][12, 12, 4, 1]cpu", arg1_1: "i64[2, 1, 2, 2][4, 4, 2, 1]cpu", arg2_1: "i64[2][1]cpu"):
    max_pool2d_with_indices = torch.ops.aten.max_pool2d_with_indices.default(arg0_1, [2, 2])
    getitem: "i64[1, 1, 1, 2][2, 2, 2, 1]cpu" = max_pool2d_with_indices[0];  max_pool2d_with_indices = None
    max_pool2d_with_indices_1 = torch.ops.aten.max_pool2d_with_indices.default(arg0_1, [3, 3], [2, 2], [1, 1], [1, 1], True)
    getitem_2: "i64[1, 1, 2, 3][6, 6, 3, 1]cpu" = max_pool2d_with_indices_1[0];  max_pool2d_with_indices_1 = None
    convolution: "i64[1, 2, 2, 3][12, 6, 3, 1]cpu" = torch.ops.aten.convolution.default(arg0_1, arg1_1, arg2_1, [1, 1], [0, 0], [1, 1], False, [0, 0], 1);  arg2_1 = None
    select: "i64[1, 3, 4][12, 4, 1]cpu" = torch.ops.aten.select.int(arg0_1, 0, 0)
    slice_1: "i64[1, 1, 4][12, 4, 1]cpu" = torch.ops.aten.slice.Tensor(select, 1, 0, 1);  select = None
    select_1: "i64[2, 1, 2][4, 4, 1]cpu" = torch.ops.aten.select.int(arg1_1, 2, 0)
    convolution_1: "i64[1, 2, 5][10, 5, 1]cpu" = torch.ops.aten.convolution.default(slice_1, select_1, None, [1], [1], [1], False, [0], 1);  slice_1 = select_1 = None
    transpose: "i64[1, 2, 2, 2][4, 4, 2, 1]cpu" = torch.ops.aten.transpose.int(arg1_1, 0, 1);  arg1_1 = None
    convolution_2: "i64[1, 2, 6, 8][96, 48, 8, 1]cpu" = torch.ops.aten.convolution.default(arg0_1, transpose, None, [2, 2], [0, 0], [1, 1], True, [0, 0], 1);  arg0_1 = transpose = None
    return (getitem, getitem_2, convolution, convolution_1, convolution_2)
