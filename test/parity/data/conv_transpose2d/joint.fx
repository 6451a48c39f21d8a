def forward(self, primals_1: "f32[1, 2, 3, 3][18, 9, 3, 1]cpu", primals_2: "f32[2, 3, 3, 3][27, 9, 3, 1]cpu", primals_3: "f32[3][1]cpu", tangents_1: "f32[1, 3, 6, 6][108, 36, 6, 1]cpu"):
    convolution: "f32[1, 3, 6, 6][108, 36, 6, 1]cpu" = torch.ops.aten.convolution.default(primals_1, primals_2, primals_3, [2, 2], [1, 1], [1, 1], True, [1, 1], 1);  primals_3 = None
    convolution_backward = torch.ops.aten.convolution_backward.default(tangents_1, primals_1, primals_2, [3], [2, 2], [1, 1], [1, 1], True, [1, 1], 1, [True, True, True]);  tangents_1 = primals_1 = primals_2 = None
    getitem: "f32[1, 2, 3, 3][18, 9, 3, 1]cpu" = convolution_backward[0]
    getitem_1: "f32[2, 3, 3, 3][27, 9, 3, 1]cpu" = convolution_backward[1]
    getitem_2: "f32[3][1]cpu" = convolution_backward[2];  convolution_backward = None
    return (convolution, getitem, getitem_1, getitem_2)
