def forward(self, view: "f32[2, 3, 4][12, 4, 1]cpu", view_1: "f32[2, 4, 3][12, 1, 4]cpu", transpose_2: "f32[2, 4, 3][12, 1, 4]cpu", tangents_1: "f32[2, 3, 4][12, 4, 1]cpu"):
    view_6: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.view.default(tangents_1, [2, 3, 4]);  tangents_1 = None
    bmm: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.bmm.default(view, view_1)
    view_2: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.view.default(bmm, [2, 3, 3]);  bmm = None
    mul: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.mul.Tensor(view_2, 0.5);  view_2 = None
    _softmax: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten._softmax.default(mul, -1, False);  mul = None
    expand_2: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.expand.default(_softmax, [2, 3, 3])
    view_3: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.view.default(expand_2, [2, 3, 3]);  expand_2 = None
    transpose_1: "f32[2, 3, 3][9, 1, 3]cpu" = torch.ops.aten.transpose.int(view_3, 1, 2);  view_3 = None
    bmm_2: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.bmm.default(transpose_1, view_6);  transpose_1 = None
    bmm_3: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.bmm.default(view_6, transpose_2);  view_6 = transpose_2 = None
    view_7: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.view.default(bmm_2, [2, 3, 4]);  bmm_2 = None
    view_8: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.view.default(bmm_3, [2, 3, 3]);  bmm_3 = None
    detach: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.detach.default(_softmax);  _softmax = None
    detach_1: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    _softmax_backward_data: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten._softmax_backward_data.default(view_8, detach_1, -1, torch.float32);  view_8 = detach_1 = None
    mul_1: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.mul.Tensor(_softmax_backward_data, 0.5);  _softmax_backward_data = None
    view_9: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.view.default(mul_1, [2, 3, 3]);  mul_1 = None
    transpose_3: "f32[2, 4, 3][12, 1, 4]cpu" = torch.ops.aten.transpose.int(view, 1, 2);  view = None
    bmm_4: "f32[2, 4, 3][12, 3, 1]cpu" = torch.ops.aten.bmm.default(transpose_3, view_9);  transpose_3 = None
    transpose_4: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.transpose.int(view_1, 1, 2);  view_1 = None
    bmm_5: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.bmm.default(view_9, transpose_4);  view_9 = transpose_4 = None
    view_10: "f32[2, 4, 3][12, 3, 1]cpu" = torch.ops.aten.view.default(bmm_4, [2, 4, 3]);  bmm_4 = None
    view_11: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.view.default(bmm_5, [2, 3, 4]);  bmm_5 = None
    transpose_5: "f32[2, 3, 4][12, 1, 3]cpu" = torch.ops.aten.transpose.int(view_10, -2, -1);  view_10 = None
    return (view_11, transpose_5, view_7)
