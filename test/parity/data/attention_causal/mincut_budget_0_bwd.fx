def forward(self, primals_1: "f32[2, 3, 4][12, 4, 1]cpu", primals_2: "f32[2, 3, 4][12, 4, 1]cpu", primals_3: "f32[2, 3, 4][12, 4, 1]cpu", tangents_1: "f32[2, 3, 4][12, 4, 1]cpu"):
    view_6: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.view.default(tangents_1, [2, 3, 4]);  tangents_1 = None
    transpose: "f32[2, 4, 3][12, 1, 4]cpu" = torch.ops.aten.transpose.int(primals_2, -2, -1);  primals_2 = None
    expand: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.expand.default(primals_1, [2, 3, 4]);  primals_1 = None
    view: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.view.default(expand, [2, 3, 4]);  expand = None
    expand_1: "f32[2, 4, 3][12, 1, 4]cpu" = torch.ops.aten.expand.default(transpose, [2, 4, 3]);  transpose = None
    view_1: "f32[2, 4, 3][12, 1, 4]cpu" = torch.ops.aten.view.default(expand_1, [2, 4, 3]);  expand_1 = None
    bmm: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.bmm.default(view, view_1)
    view_2: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.view.default(bmm, [2, 3, 3]);  bmm = None
    div: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.div.Tensor(view_2, 2.0);  view_2 = None
    ones: "b8[3, 3][3, 1]cpu" = torch.ops.aten.ones.default([3, 3], dtype = torch.bool, device = device(type='cpu'), pin_memory = False)
    triu: "b8[3, 3][3, 1]cpu" = torch.ops.aten.triu.default(ones, 1);  ones = None
    masked_fill: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.masked_fill.Scalar(div, triu, -inf);  div = None
    _softmax: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten._softmax.default(masked_fill, -1, False);  masked_fill = None
    expand_2: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.expand.default(_softmax, [2, 3, 3])
    view_3: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.view.default(expand_2, [2, 3, 3]);  expand_2 = None
    transpose_1: "f32[2, 3, 3][9, 1, 3]cpu" = torch.ops.aten.transpose.int(view_3, 1, 2);  view_3 = None
    bmm_2: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.bmm.default(transpose_1, view_6);  transpose_1 = None
    expand_3: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.expand.default(primals_3, [2, 3, 4]);  primals_3 = None
    view_4: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.view.default(expand_3, [2, 3, 4]);  expand_3 = None
    transpose_2: "f32[2, 4, 3][12, 1, 4]cpu" = torch.ops.aten.transpose.int(view_4, 1, 2);  view_4 = None
    bmm_3: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.bmm.default(view_6, transpose_2);  view_6 = transpose_2 = None
    view_7: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.view.default(bmm_2, [2, 3, 4]);  bmm_2 = None
    view_8: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.view.default(bmm_3, [2, 3, 3]);  bmm_3 = None
    detach: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.detach.default(_softmax);  _softmax = None
    detach_1: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    _softmax_backward_data: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten._softmax_backward_data.default(view_8, detach_1, -1, torch.float32);  view_8 = detach_1 = None
    masked_fill_1: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.masked_fill.Scalar(_softmax_backward_data, triu, 0);  _softmax_backward_data = triu = None
    div_1: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.div.Tensor(masked_fill_1, 2.0);  masked_fill_1 = None
    view_9: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.view.default(div_1, [2, 3, 3]);  div_1 = None
    transpose_3: "f32[2, 4, 3][12, 1, 4]cpu" = torch.ops.aten.transpose.int(view, 1, 2);  view = None
    bmm_4: "f32[2, 4, 3][12, 3, 1]cpu" = torch.ops.aten.bmm.default(transpose_3, view_9);  transpose_3 = None
    transpose_4: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.transpose.int(view_1, 1, 2);  view_1 = None
    bmm_5: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.bmm.default(view_9, transpose_4);  view_9 = transpose_4 = None
    view_10: "f32[2, 4, 3][12, 3, 1]cpu" = torch.ops.aten.view.default(bmm_4, [2, 4, 3]);  bmm_4 = None
    view_11: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.view.default(bmm_5, [2, 3, 4]);  bmm_5 = None
    transpose_5: "f32[2, 3, 4][12, 1, 3]cpu" = torch.ops.aten.transpose.int(view_10, -2, -1);  view_10 = None
    return (view_11, transpose_5, view_7)
