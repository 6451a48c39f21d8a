def forward(self, primals_1: "f32[0, 2, 4, 4][32, 16, 4, 1]cpu", primals_2: "f32[3, 2, 3, 3][18, 9, 3, 1]cpu", primals_3: "f32[3][1]cpu", tangents_1: "f32[0, 3, 4, 4][48, 16, 4, 1]cpu", tangents_2: "f32[0, 3, 1, 1][3, 1, 1, 1]cpu"):
    convolution: "f32[0, 3, 4, 4][48, 16, 4, 1]cpu" = torch.ops.aten.convolution.default(primals_1, primals_2, primals_3, [1, 1], [1, 1], [1, 1], False, [0, 0], 1)
    convolution_1: "f32[0, 3, 2, 2][12, 4, 2, 1]cpu" = torch.ops.aten.convolution.default(primals_1, primals_2, primals_3, [1, 1], [0, 0], [1, 1], False, [0, 0], 1);  primals_3 = None
    avg_pool2d: "f32[0, 3, 1, 1][3, 1, 1, 1]cpu" = torch.ops.aten.avg_pool2d.default(convolution_1, [2, 2])
    avg_pool2d_backward: "f32[0, 3, 2, 2][12, 4, 2, 1]cpu" = torch.ops.aten.avg_pool2d_backward.default(tangents_2, convolution_1, [2, 2], [], [0, 0], False, True, None);  tangents_2 = convolution_1 = None
    convolution_backward = torch.ops.aten.convolution_backward.default(avg_pool2d_backward, primals_1, primals_2, [3], [1, 1], [0, 0], [1, 1], False, [0, 0], 1, [True, True, True]);  avg_pool2d_backward = None
    getitem: "f32[0, 2, 4, 4][32, 16, 4, 1]cpu" = convolution_backward[0]
    getitem_1: "f32[3, 2, 3, 3][18, 9, 3, 1]cpu" = convolution_backward[1]
    getitem_2: "f32[3][1]cpu" = convolution_backward[2];  convolution_backward = None
    convolution_backward_1 = torch.ops.aten.convolution_backward.default(tangents_1, primals_1, primals_2, [3], [1, 1], [1, 1], [1, 1], False, [0, 0], 1, [True, True, True]);  tangents_1 = primals_1 = primals_2 = None
    getitem_3: "f32[0, 2, 4, 4][32, 16, 4, 1]cpu" = convolution_backward_1[0]
    getitem_4: "f32[3, 2, 3, 3][18, 9, 3, 1]cpu" = convolution_backward_1[1]
    getitem_5: "f32[3][1]cpu" = convolution_backward_1[2];  convolution_backward_1 = None
    add: "f32[0, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(getitem, getitem_3);  getitem = getitem_3 = None
    add_1: "f32[3, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(getitem_1, getitem_4);  getitem_1 = getitem_4 = None
    add_2: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(getitem_2, getitem_5);  getitem_2 = getitem_5 = None
    return (convolution, avg_pool2d, add, add_1, add_2)
