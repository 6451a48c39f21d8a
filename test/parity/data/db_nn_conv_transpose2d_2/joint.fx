def forward(self, primals_1: "f32[3, 4, 4][16, 4, 1]cpu", primals_2: "f32[3, 3, 3, 3][27, 9, 3, 1]cpu", primals_3: "f32[3][1]cpu", tangents_1: "f32[3, 6, 6][36, 6, 1]cpu"):
    unsqueeze: "f32[1, 3, 4, 4][48, 16, 4, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_1, 0);  primals_1 = None
    convolution: "f32[1, 3, 6, 6][108, 36, 6, 1]cpu" = torch.ops.aten.convolution.default(unsqueeze, primals_2, primals_3, [2, 2], [2, 2], [1, 1], True, [1, 1], 1);  primals_3 = None
    squeeze: "f32[3, 6, 6][36, 6, 1]cpu" = torch.ops.aten.squeeze.dim(convolution, 0);  convolution = None
    unsqueeze_1: "f32[1, 3, 6, 6][108, 36, 6, 1]cpu" = torch.ops.aten.unsqueeze.default(tangents_1, 0);  tangents_1 = None
    convolution_backward = torch.ops.aten.convolution_backward.default(unsqueeze_1, unsqueeze, primals_2, [3], [2, 2], [2, 2], [1, 1], True, [1, 1], 1, [True, True, True]);  unsqueeze_1 = unsqueeze = primals_2 = None
    getitem: "f32[1, 3, 4, 4][48, 16, 4, 1]cpu" = convolution_backward[0]
    getitem_1: "f32[3, 3, 3, 3][27, 9, 3, 1]cpu" = convolution_backward[1]
    getitem_2: "f32[3][1]cpu" = convolution_backward[2];  convolution_backward = None
    squeeze_1: "f32[3, 4, 4][16, 4, 1]cpu" = torch.ops.aten.squeeze.dim(getitem, 0);  getitem = None
    return (squeeze, squeeze_1, getitem_1, getitem_2)
