def forward(self, primals_2: "f32[1, 4, 2, 3][24, 6, 3, 1]cpu", constant_pad_nd: "f32[1, 4, 6, 5][120, 30, 5, 1]cpu", tangents_1: "f32[1, 5, 5][25, 5, 1]cpu"):
    unsqueeze_1: "f32[1, 1, 5, 5][25, 25, 5, 1]cpu" = torch.ops.aten.unsqueeze.default(tangents_1, 0);  tangents_1 = None
    convolution_backward = torch.ops.aten.convolution_backward.default(unsqueeze_1, constant_pad_nd, primals_2, [1], [1, 1], [1, 3], [3, 3], False, [0, 0], 1, [True, True, True]);  unsqueeze_1 = constant_pad_nd = primals_2 = None
    getitem: "f32[1, 4, 6, 5][120, 30, 5, 1]cpu" = convolution_backward[0]
    getitem_1: "f32[1, 4, 2, 3][24, 6, 3, 1]cpu" = convolution_backward[1]
    getitem_2: "f32[1][1]cpu" = convolution_backward[2];  convolution_backward = None
    constant_pad_nd_1: "f32[1, 4, 5, 5][100, 25, 5, 1]cpu" = torch.ops.aten.constant_pad_nd.default(getitem, [0, 0, 0, -1]);  getitem = None
    squeeze_1: "f32[4, 5, 5][25, 5, 1]cpu" = torch.ops.aten.squeeze.dim(constant_pad_nd_1, 0);  constant_pad_nd_1 = None
    return (squeeze_1, getitem_1, getitem_2)
