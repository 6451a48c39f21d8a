def forward(self, primals_1: "f32[2, 4, 7, 6][168, 42, 6, 1]cpu", primals_2: "f32[3, 4, 3, 3][36, 9, 3, 1]cpu", primals_3: "f32[3][1]cpu", primals_4: "f32[4, 2, 1, 1][2, 1, 1, 1]cpu", tangents_1: "f32[2, 3, 3, 2][18, 6, 2, 1]cpu", tangents_2: "f32[2, 4, 7, 6][168, 42, 6, 1]cpu", tangents_3: "f32[2, 3, 7, 6][126, 42, 6, 1]cpu"):
    convolution: "f32[2, 3, 3, 2][18, 6, 2, 1]cpu" = torch.ops.aten.convolution.default(primals_1, primals_2, primals_3, [2, 2], [1, 1], [2, 2], False, [0, 0], 1);  primals_3 = None
    convolution_1: "f32[2, 4, 7, 6][168, 42, 6, 1]cpu" = torch.ops.aten.convolution.default(primals_1, primals_4, None, [1, 1], [0, 0], [1, 1], False, [0, 0], 2)
    convolution_2: "f32[2, 3, 7, 6][126, 42, 6, 1]cpu" = torch.ops.aten.convolution.default(primals_1, primals_2, None, [1, 1], [1, 1], [1, 1], False, [0, 0], 1)
    convolution_backward = torch.ops.aten.convolution_backward.default(tangents_3, primals_1, primals_2, None, [1, 1], [1, 1], [1, 1], False, [0, 0], 1, [True, True, False]);  tangents_3 = None
    getitem: "f32[2, 4, 7, 6][168, 42, 6, 1]cpu" = convolution_backward[0]
    getitem_1: "f32[3, 4, 3, 3][36, 9, 3, 1]cpu" = convolution_backward[1];  convolution_backward = None
    convolution_backward_1 = torch.ops.aten.convolution_backward.default(tangents_2, primals_1, primals_4, None, [1, 1], [0, 0], [1, 1], False, [0, 0], 2, [True, True, False]);  tangents_2 = primals_4 = None
    getitem_3: "f32[2, 4, 7, 6][168, 42, 6, 1]cpu" = convolution_backward_1[0]
    getitem_4: "f32[4, 2, 1, 1][2, 1, 1, 1]cpu" = convolution_backward_1[1];  convolution_backward_1 = None
    add: "f32[2, 4, 7, 6][168, 42, 6, 1]cpu" = torch.ops.aten.add.Tensor(getitem, getitem_3);  getitem = getitem_3 = None
    convolution_backward_2 = torch.ops.aten.convolution_backward.default(tangents_1, primals_1, primals_2, [3], [2, 2], [1, 1], [2, 2], False, [0, 0], 1, [True, True, True]);  tangents_1 = primals_1 = primals_2 = None
    getitem_6: "f32[2, 4, 7, 6][168, 42, 6, 1]cpu" = convolution_backward_2[0]
    getitem_7: "f32[3, 4, 3, 3][36, 9, 3, 1]cpu" = convolution_backward_2[1]
    getitem_8: "f32[3][1]cpu" = convolution_backward_2[2];  convolution_backward_2 = None
    add_1: "f32[2, 4, 7, 6][168, 42, 6, 1]cpu" = torch.ops.aten.add.Tensor(add, getitem_6);  add = getitem_6 = None
    add_2: "f32[3, 4, 3, 3][36, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(getitem_1, getitem_7);  getitem_1 = getitem_7 = None
    return (convolution, convolution_1, convolution_2, add_1, add_2, getitem_8, getitem_4)
