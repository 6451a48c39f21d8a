def forward(self, primals_1: "f32[2, 3, 6][18, 6, 1]cpu", primals_2: "f32[4, 3, 3][9, 3, 1]cpu", tangents_1: "f32[2, 4, 3][12, 3, 1]cpu"):
    convolution_backward = torch.ops.aten.convolution_backward.default(tangents_1, primals_1, primals_2, [4], [2], [1], [1], False, [0], 1, [True, True, True]);  tangents_1 = primals_1 = primals_2 = None
    getitem: "f32[2, 3, 6][18, 6, 1]cpu" = convolution_backward[0]
    getitem_1: "f32[4, 3, 3][9, 3, 1]cpu" = convolution_backward[1]
    getitem_2: "f32[4][1]cpu" = convolution_backward[2];  convolution_backward = None
    return (getitem, getitem_1, getitem_2)
