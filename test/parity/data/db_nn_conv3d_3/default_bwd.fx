def forward(self, primals_1: "f32[1, 1, 1, 1, 10][10, 10, 10, 10, 1]cpu", primals_2: "f32[1, 1, 1, 1, 4][4, 4, 4, 4, 1]cpu", tangents_1: "f32[1, 1, 1, 1, 7][7, 7, 7, 7, 1]cpu"):
    convolution_backward = torch.ops.aten.convolution_backward.default(tangents_1, primals_1, primals_2, None, [1, 1, 1], [0], [1, 1, 1], False, [0], 1, [True, True, False]);  tangents_1 = primals_1 = primals_2 = None
    getitem: "f32[1, 1, 1, 1, 10][10, 10, 10, 10, 1]cpu" = convolution_backward[0]
    getitem_1: "f32[1, 1, 1, 1, 4][4, 4, 4, 4, 1]cpu" = convolution_backward[1];  convolution_backward = None
    return (getitem, getitem_1)
