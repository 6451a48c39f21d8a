def forward(self, primals_1: "f32[1, 3, 4, 4][48, 16, 4, 1]cpu", primals_2: "f32[3, 2, 3, 3][18, 9, 3, 1]cpu", slice_1: "f32[3, 3, 4][16, 4, 1]cpu", select_1: "f32[3, 2, 3][18, 9, 1]cpu", tangents_1: "f32[1, 2, 8, 8][128, 64, 8, 1]cpu", tangents_2: "f32[1, 2, 8, 8][128, 64, 8, 1]cpu", tangents_3: "f32[3, 2, 6][12, 6, 1]cpu"):
    convolution_backward = torch.ops.aten.convolution_backward.default(tangents_3, slice_1, select_1, None, [1], [0], [1], True, [0], 1, [True, True, False]);  tangents_3 = slice_1 = select_1 = None
    getitem: "f32[3, 3, 4][12, 4, 1]cpu" = convolution_backward[0]
    getitem_1: "f32[3, 2, 3][6, 3, 1]cpu" = convolution_backward[1];  convolution_backward = None
    select_backward: "f32[3, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.select_backward.default(getitem_1, [3, 2, 3, 3], 2, 0);  getitem_1 = None
    slice_backward: "f32[3, 4, 4][16, 4, 1]cpu" = torch.ops.aten.slice_backward.default(getitem, [3, 4, 4], 1, 0, 3, 1);  getitem = None
    select_backward_1: "f32[1, 3, 4, 4][48, 16, 4, 1]cpu" = torch.ops.aten.select_backward.default(slice_backward, [1, 3, 4, 4], 0, 0);  slice_backward = None
    convolution_backward_1 = torch.ops.aten.convolution_backward.default(tangents_2, primals_1, primals_2, None, [1, 1], [0, 0], [2, 2], True, [0, 0], 1, [True, True, False]);  tangents_2 = None
    getitem_3: "f32[1, 3, 4, 4][48, 16, 4, 1]cpu" = convolution_backward_1[0]
    getitem_4: "f32[3, 2, 3, 3][18, 9, 3, 1]cpu" = convolution_backward_1[1];  convolution_backward_1 = None
    add: "f32[1, 3, 4, 4][48, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(select_backward_1, getitem_3);  select_backward_1 = getitem_3 = None
    add_1: "f32[3, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(select_backward, getitem_4);  select_backward = getitem_4 = None
    convolution_backward_2 = torch.ops.aten.convolution_backward.default(tangents_1, primals_1, primals_2, None, [2, 2], [1, 1], [1, 1], True, [1, 1], 1, [True, True, False]);  tangents_1 = primals_1 = primals_2 = None
    getitem_6: "f32[1, 3, 4, 4][48, 16, 4, 1]cpu" = convolution_backward_2[0]
    getitem_7: "f32[3, 2, 3, 3][18, 9, 3, 1]cpu" = convolution_backward_2[1];  convolution_backward_2 = None
    add_2: "f32[1, 3, 4, 4][48, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(add, getitem_6);  add = getitem_6 = None
    add_3: "f32[3, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_1, getitem_7);  add_1 = getitem_7 = None
    return (add_2, add_3)
