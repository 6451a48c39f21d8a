def forward(self, primals_1: "f32[2, 4, 4][16, 4, 1]cpu", primals_2: "f32[3, 2, 3, 3][18, 9, 3, 1]cpu", tangents_1: "f32[3, 2, 2][4, 2, 1]cpu", tangents_2: "f32[2, 2][2, 1]cpu"):
    unsqueeze: "f32[1, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_1, 0)
    convolution: "f32[1, 3, 2, 2][12, 4, 2, 1]cpu" = torch.ops.aten.convolution.default(unsqueeze, primals_2, None, [1, 1], [0, 0], [1, 1], False, [0, 0], 1)
    squeeze: "f32[3, 2, 2][4, 2, 1]cpu" = torch.ops.aten.squeeze.dim(convolution, 0);  convolution = None
    select: "f32[4, 4][4, 1]cpu" = torch.ops.aten.select.int(primals_1, 0, 0);  primals_1 = None
    select_1: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.select.int(primals_2, 0, 0)
    slice_1: "f32[1, 3, 3][9, 3, 1]cpu" = torch.ops.aten.slice.Tensor(select_1, 0, 0, 1);  select_1 = None
    select_2: "f32[1, 3][9, 1]cpu" = torch.ops.aten.select.int(slice_1, 1, 0);  slice_1 = None
    expand: "f32[2, 4, 3][0, 0, 1]cpu" = torch.ops.aten.expand.default(select_2, [2, 4, 3]);  select_2 = None
    unsqueeze_1: "f32[1, 4, 4][16, 4, 1]cpu" = torch.ops.aten.unsqueeze.default(select, 0);  select = None
    convolution_1: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.convolution.default(unsqueeze_1, expand, None, [1], [0], [1], False, [0], 1)
    squeeze_1: "f32[2, 2][2, 1]cpu" = torch.ops.aten.squeeze.dim(convolution_1, 0);  convolution_1 = None
    unsqueeze_2: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.unsqueeze.default(tangents_2, 0);  tangents_2 = None
    convolution_backward = torch.ops.aten.convolution_backward.default(unsqueeze_2, unsqueeze_1, expand, None, [1], [0], [1], False, [0], 1, [True, True, False]);  unsqueeze_2 = unsqueeze_1 = expand = None
    getitem: "f32[1, 4, 4][16, 4, 1]cpu" = convolution_backward[0]
    getitem_1: "f32[2, 4, 3][12, 3, 1]cpu" = convolution_backward[1];  convolution_backward = None
    squeeze_2: "f32[4, 4][4, 1]cpu" = torch.ops.aten.squeeze.dim(getitem, 0);  getitem = None
    sum_1: "f32[1, 1, 3][3, 3, 1]cpu" = torch.ops.aten.sum.dim_IntList(getitem_1, [0, 1], True);  getitem_1 = None
    view: "f32[1, 3][3, 1]cpu" = torch.ops.aten.view.default(sum_1, [1, 3]);  sum_1 = None
    select_backward: "f32[1, 3, 3][9, 3, 1]cpu" = torch.ops.aten.select_backward.default(view, [1, 3, 3], 1, 0);  view = None
    slice_backward: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.slice_backward.default(select_backward, [2, 3, 3], 0, 0, 1, 1);  select_backward = None
    select_backward_1: "f32[3, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.select_backward.default(slice_backward, [3, 2, 3, 3], 0, 0);  slice_backward = None
    select_backward_2: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.select_backward.default(squeeze_2, [2, 4, 4], 0, 0);  squeeze_2 = None
    unsqueeze_3: "f32[1, 3, 2, 2][12, 4, 2, 1]cpu" = torch.ops.aten.unsqueeze.default(tangents_1, 0);  tangents_1 = None
    convolution_backward_1 = torch.ops.aten.convolution_backward.default(unsqueeze_3, unsqueeze, primals_2, None, [1, 1], [0, 0], [1, 1], False, [0, 0], 1, [True, True, False]);  unsqueeze_3 = unsqueeze = primals_2 = None
    getitem_3: "f32[1, 2, 4, 4][32, 16, 4, 1]cpu" = convolution_backward_1[0]
    getitem_4: "f32[3, 2, 3, 3][18, 9, 3, 1]cpu" = convolution_backward_1[1];  convolution_backward_1 = None
    add: "f32[3, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(select_backward_1, getitem_4);  select_backward_1 = getitem_4 = None
    squeeze_3: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.squeeze.dim(getitem_3, 0);  getitem_3 = None
    add_1: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.add.Tensor(select_backward_2, squeeze_3);  select_backward_2 = squeeze_3 = None
    return (squeeze, squeeze_1, add_1, add)
