def forward(self, primals_1: "f32[1, 3, 4, 4][48, 16, 4, 1]cpu", primals_2: "f32[3, 2, 3, 3][18, 9, 3, 1]cpu"):
    convolution: "f32[1, 2, 8, 8][128, 64, 8, 1]cpu" = torch.ops.aten.convolution.default(primals_1, primals_2, None, [2, 2], [1, 1], [1, 1], True, [1, 1], 1)
    convolution_1: "f32[1, 2, 8, 8][128, 64, 8, 1]cpu" = torch.ops.aten.convolution.default(primals_1, primals_2, None, [1, 1], [0, 0], [2, 2], True, [0, 0], 1)
    select: "f32[3, 4, 4][16, 4, 1]cpu" = torch.ops.aten.select.int(primals_1, 0, 0)
    slice_1: "f32[3, 3, 4][16, 4, 1]cpu" = torch.ops.aten.slice.Tensor(select, 1, 0, 3);  select = None
    select_1: "f32[3, 2, 3][18, 9, 1]cpu" = torch.ops.aten.select.int(primals_2, 2, 0)
    convolution_2: "f32[3, 2, 6][12, 6, 1]cpu" = torch.ops.aten.convolution.default(slice_1, select_1, None, [1], [0], [1], True, [0], 1);  slice_1 = select_1 = None
    return (convolution, convolution_1, convolution_2, primals_1, primals_2)
