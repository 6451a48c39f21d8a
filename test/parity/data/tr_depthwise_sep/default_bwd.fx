def forward(self, primals_1: "f32[1, 2, 4, 4][32, 16, 4, 1]cpu", primals_2: "f32[2, 1, 3, 3][9, 9, 3, 1]cpu", primals_3: "f32[3, 2, 1, 1][2, 1, 1, 1]cpu", convolution: "f32[1, 2, 4, 4][32, 16, 4, 1]cpu", convolution_1: "f32[1, 3, 4, 4][48, 16, 4, 1]cpu", tangents_1: "f32[1, 3][3, 1]cpu"):
    unsqueeze: "f32[1, 3, 1][3, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(tangents_1, 2);  tangents_1 = None
    unsqueeze_1: "f32[1, 3, 1, 1][3, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze, 3);  unsqueeze = None
    expand: "f32[1, 3, 4, 4][3, 1, 0, 0]cpu" = torch.ops.aten.expand.default(unsqueeze_1, [1, 3, 4, 4]);  unsqueeze_1 = None
    div: "f32[1, 3, 4, 4][48, 16, 4, 1]cpu" = torch.ops.aten.div.Scalar(expand, 16);  expand = None
    hardswish_backward: "f32[1, 3, 4, 4][48, 16, 4, 1]cpu" = torch.ops.aten.hardswish_backward.default(div, convolution_1);  div = convolution_1 = None
    convolution_backward = torch.ops.aten.convolution_backward.default(hardswish_backward, convolution, primals_3, [3], [1, 1], [0, 0], [1, 1], False, [0, 0], 1, [True, True, True]);  hardswish_backward = convolution = primals_3 = None
    getitem: "f32[1, 2, 4, 4][32, 16, 4, 1]cpu" = convolution_backward[0]
    getitem_1: "f32[3, 2, 1, 1][2, 1, 1, 1]cpu" = convolution_backward[1]
    getitem_2: "f32[3][1]cpu" = convolution_backward[2];  convolution_backward = None
    convolution_backward_1 = torch.ops.aten.convolution_backward.default(getitem, primals_1, primals_2, None, [1, 1], [1, 1], [1, 1], False, [0, 0], 2, [True, True, False]);  getitem = primals_1 = primals_2 = None
    getitem_3: "f32[1, 2, 4, 4][32, 16, 4, 1]cpu" = convolution_backward_1[0]
    getitem_4: "f32[2, 1, 3, 3][9, 9, 3, 1]cpu" = convolution_backward_1[1];  convolution_backward_1 = None
    return (getitem_3, getitem_4, getitem_1, getitem_2)
