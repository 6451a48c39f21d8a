def forward(self, primals_1: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu", primals_2: "f32[2, 1, 3, 3][9, 9, 3, 1]cpu", relu: "f32[1, 2, 4, 4][32, 16, 4, 1]cpu", getitem_1: "i64[1, 2, 2, 2][8, 4, 2, 1]cpu", tangents_1: "f32[1, 2, 2, 2][8, 4, 2, 1]cpu"):
    max_pool2d_with_indices_backward: "f32[1, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.max_pool2d_with_indices_backward.default(tangents_1, relu, [2, 2], [], [0, 0], [1, 1], False, getitem_1);  tangents_1 = getitem_1 = None
    detach: "f32[1, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.detach.default(relu);  relu = None
    detach_1: "f32[1, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    threshold_backward: "f32[1, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.threshold_backward.default(max_pool2d_with_indices_backward, detach_1, 0);  max_pool2d_with_indices_backward = detach_1 = None
    convolution_backward = torch.ops.aten.convolution_backward.default(threshold_backward, primals_1, primals_2, [2], [1, 1], [0, 0], [1, 1], False, [0, 0], 1, [True, True, True]);  threshold_backward = primals_1 = primals_2 = None
    getitem_2: "f32[1, 1, 6, 6][36, 36, 6, 1]cpu" = convolution_backward[0]
    getitem_3: "f32[2, 1, 3, 3][9, 9, 3, 1]cpu" = convolution_backward[1]
    getitem_4: "f32[2][1]cpu" = convolution_backward[2];  convolution_backward = None
    return (getitem_2, getitem_3, getitem_4)
