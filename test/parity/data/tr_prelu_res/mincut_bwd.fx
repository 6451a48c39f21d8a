def forward(self, primals_1: "f32[2, 3, 5][15, 5, 1]cpu", primals_2: "f32[3, 3, 3][9, 3, 1]cpu", convolution: "f32[2, 3, 5][15, 5, 1]cpu", view: "f32[1, 3, 1][3, 1, 1]cpu", tangents_1: "f32[2, 3, 5][15, 5, 1]cpu"):
    _prelu_kernel_backward = torch.ops.aten._prelu_kernel_backward.default(tangents_1, convolution, view);  convolution = view = None
    getitem: "f32[2, 3, 5][15, 5, 1]cpu" = _prelu_kernel_backward[0]
    getitem_1: "f32[2, 3, 5][15, 5, 1]cpu" = _prelu_kernel_backward[1];  _prelu_kernel_backward = None
    sum_1: "f32[1, 3, 1][3, 1, 1]cpu" = torch.ops.aten.sum.dim_IntList(getitem_1, [0, 2], True);  getitem_1 = None
    view_1: "f32[3][1]cpu" = torch.ops.aten.view.default(sum_1, [3]);  sum_1 = None
    convolution_backward = torch.ops.aten.convolution_backward.default(getitem, primals_1, primals_2, None, [1], [1], [1], False, [0], 1, [True, True, False]);  getitem = primals_1 = primals_2 = None
    getitem_2: "f32[2, 3, 5][15, 5, 1]cpu" = convolution_backward[0]
    getitem_3: "f32[3, 3, 3][9, 3, 1]cpu" = convolution_backward[1];  convolution_backward = None
    add_1: "f32[2, 3, 5][15, 5, 1]cpu" = torch.ops.aten.add.Tensor(tangents_1, getitem_2);  tangents_1 = getitem_2 = None
    return (add_1, getitem_3, view_1)
