def forward(self, primals_1: "f32[2, 2, 4][8, 4, 1]cpu", primals_2: "f32[2, 3, 4][12, 4, 1]cpu", primals_3: "f32[1][1]cpu", primals_4: "b8[2, 3][3, 1]cpu"):
    transpose: "f32[2, 4, 3][12, 1, 4]cpu" = torch.ops.aten.transpose.int(primals_2, -1, -2)
    expand: "f32[2, 2, 4][8, 4, 1]cpu" = torch.ops.aten.expand.default(primals_1, [2, 2, 4]);  primals_1 = None
    view: "f32[2, 2, 4][8, 4, 1]cpu" = torch.ops.aten.view.default(expand, [2, 2, 4]);  expand = None
    expand_1: "f32[2, 4, 3][12, 1, 4]cpu" = torch.ops.aten.expand.default(transpose, [2, 4, 3]);  transpose = None
    view_1: "f32[2, 4, 3][12, 1, 4]cpu" = torch.ops.aten.view.default(expand_1, [2, 4, 3]);  expand_1 = None
    bmm: "f32[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten.bmm.default(view, view_1)
    view_2: "f32[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten.view.default(bmm, [2, 2, 3]);  bmm = None
    bitwise_not: "b8[2, 3][3, 1]cpu" = torch.ops.aten.bitwise_not.default(primals_4);  primals_4 = None
    masked_fill: "f32[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten.masked_fill.Scalar(view_2, bitwise_not, -inf);  view_2 = None
    _softmax: "f32[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten._softmax.default(masked_fill, -1, False);  masked_fill = None
    detach: "f32[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten.detach.default(_softmax)
    nan_to_num: "f32[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten.nan_to_num.default(_softmax)
    expand_2: "f32[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten.expand.default(nan_to_num, [2, 2, 3]);  nan_to_num = None
    view_3: "f32[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten.view.default(expand_2, [2, 2, 3]);  expand_2 = None
    expand_3: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.expand.default(primals_2, [2, 3, 4]);  primals_2 = None
    view_4: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.view.default(expand_3, [2, 3, 4]);  expand_3 = None
    bmm_1: "f32[2, 2, 4][8, 4, 1]cpu" = torch.ops.aten.bmm.default(view_3, view_4)
    view_5: "f32[2, 2, 4][8, 4, 1]cpu" = torch.ops.aten.view.default(bmm_1, [2, 2, 4]);  bmm_1 = None
    return (view_5, view, view_1, bitwise_not, _softmax, detach, view_3, view_4)
