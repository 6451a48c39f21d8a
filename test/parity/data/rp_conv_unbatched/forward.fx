def forward(self, primals_1: "f32[2, 4, 4][16, 4, 1]cpu", primals_2: "f32[3, 2, 3, 3][18, 9, 3, 1]cpu"):
    unsqueeze: "f32[1, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_1, 0)
    convolution: "f32[1, 3, 2, 2][12, 4, 2, 1]cpu" = torch.ops.aten.convolution.default(unsqueeze, primals_2, None, [1, 1], [0, 0], [1, 1], False, [0, 0], 1);  unsqueeze = None
    squeeze: "f32[3, 2, 2][4, 2, 1]cpu" = torch.ops.aten.squeeze.dim(convolution, 0);  convolution = None
    select: "f32[4, 4][4, 1]cpu" = torch.ops.aten.select.int(primals_1, 0, 0);  primals_1 = None
    select_1: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.select.int(primals_2, 0, 0);  primals_2 = None
    slice_1: "f32[1, 3, 3][9, 3, 1]cpu" = torch.ops.aten.slice.Tensor(select_1, 0, 0, 1);  select_1 = None
    select_2: "f32[1, 3][9, 1]cpu" = torch.ops.aten.select.int(slice_1, 1, 0);  slice_1 = None
    expand: "f32[2, 4, 3][0, 0, 1]cpu" = torch.ops.aten.expand.default(select_2, [2, 4, 3]);  select_2 = None
    unsqueeze_1: "f32[1, 4, 4][16, 4, 1]cpu" = torch.ops.aten.unsqueeze.default(select, 0);  select = None
    convolution_1: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.convolution.default(unsqueeze_1, expand, None, [1], [0], [1], False, [0], 1);  unsqueeze_1 = expand = None
    squeeze_1: "f32[2, 2][2, 1]cpu" = torch.ops.aten.squeeze.dim(convolution_1, 0);  convolution_1 = None
    return (squeeze, squeeze_1)
