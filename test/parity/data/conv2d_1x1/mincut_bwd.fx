def forward(self, primals_1: "f32[1, 3, 4, 4][48, 16, 4, 1]cpu", primals_2: "f32[2, 3, 1, 1][3, 1, 1, 1]cpu", tangents_1: "f32[1, 2, 4, 4][32, 16, 4, 1]cpu"):
    convolution_backward = torch.ops.aten.convolution_backward.default(tangents_1, primals_1, primals_2, [2], [1, 1], [0, 0], [1, 1], False, [0, 0], 1, [True, True, True]);  tangents_1 = primals_1 = primals_2 = None
    getitem: "f32[1, 3, 4, 4][48, 16, 4, 1]cpu" = convolution_backward[0]
    getitem_1: "f32[2, 3, 1, 1][3, 1, 1, 1]cpu" = convolution_backward[1]
    getitem_2: "f32[2][1]cpu" = convolution_backward[2];  convolution_backward = None
    return (getitem, getitem_1, getitem_2)
