def forward(self, primals_1: "f32[4, 3, 8][24, 8, 1]cpu", primals_2: "f32[4, 6, 8][48, 8, 1]cpu", primals_3: "f32[4, 6, 8][48, 8, 1]cpu", tangents_1: "f32[4, 3, 8][24, 8, 1]cpu"):
    unsqueeze: "f32[1, 4, 3, 8][96, 24, 8, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_1, 0);  primals_1 = None
    unsqueeze_1: "f32[1, 4, 6, 8][192, 48, 8, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_2, 0);  primals_2 = None
    unsqueeze_2: "f32[1, 4, 6, 8][192, 48, 8, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_3, 0);  primals_3 = None
    mul: "f32[1, 4, 3, 8][96, 24, 8, 1]cpu" = torch.ops.aten.mul.Scalar(unsqueeze, 0.5946035575013605);  unsqueeze = None
    transpose: "f32[1, 4, 8, 6][192, 48, 1, 8]cpu" = torch.ops.aten.transpose.int(unsqueeze_1, -2, -1);  unsqueeze_1 = None
    mul_1: "f32[1, 4, 8, 6][192, 48, 1, 8]cpu" = torch.ops.aten.mul.Scalar(transpose, 0.5946035575013605);  transpose = None
    expand: "f32[1, 4, 3, 8][96, 24, 8, 1]cpu" = torch.ops.aten.expand.default(mul, [1, 4, 3, 8]);  mul = None
    view: "f32[4, 3, 8][24, 8, 1]cpu" = torch.ops.aten.view.default(expand, [4, 3, 8]);  expand = None
    expand_1: "f32[1, 4, 8, 6][192, 48, 1, 8]cpu" = torch.ops.aten.expand.default(mul_1, [1, 4, 8, 6]);  mul_1 = None
    view_1: "f32[4, 8, 6][48, 1, 8]cpu" = torch.ops.aten.view.default(expand_1, [4, 8, 6]);  expand_1 = None
    bmm: "f32[4, 3, 6][18, 6, 1]cpu" = torch.ops.aten.bmm.default(view, view_1)
    view_2: "f32[1, 4, 3, 6][72, 18, 6, 1]cpu" = torch.ops.aten.view.default(bmm, [1, 4, 3, 6]);  bmm = None
    _safe_softmax: "f32[1, 4, 3, 6][72, 18, 6, 1]cpu" = torch.ops.aten._safe_softmax.default(view_2, -1);  view_2 = None
    detach: "f32[1, 4, 3, 6][72, 18, 6, 1]cpu" = torch.ops.aten.detach.default(_safe_softmax)
    native_dropout = torch.ops.aten.native_dropout.default(_safe_softmax, 0.5, True);  _safe_softmax = None
    getitem: "f32[1, 4, 3, 6][72, 18, 6, 1]cpu" = native_dropout[0]
    getitem_1: "b8[1, 4, 3, 6][72, 18, 6, 1]cpu" = native_dropout[1];  native_dropout = None
    expand_2: "f32[1, 4, 3, 6][72, 18, 6, 1]cpu" = torch.ops.aten.expand.default(getitem, [1, 4, 3, 6]);  getitem = None
    view_3: "f32[4, 3, 6][18, 6, 1]cpu" = torch.ops.aten.view.default(expand_2, [4, 3, 6]);  expand_2 = None
    expand_3: "f32[1, 4, 6, 8][192, 48, 8, 1]cpu" = torch.ops.aten.expand.default(unsqueeze_2, [1, 4, 6, 8]);  unsqueeze_2 = None
    view_4: "f32[4, 6, 8][48, 8, 1]cpu" = torch.ops.aten.view.default(expand_3, [4, 6, 8]);  expand_3 = None
    bmm_1: "f32[4, 3, 8][24, 8, 1]cpu" = torch.ops.aten.bmm.default(view_3, view_4)
    view_5: "f32[1, 4, 3, 8][96, 24, 8, 1]cpu" = torch.ops.aten.view.default(bmm_1, [1, 4, 3, 8]);  bmm_1 = None
    squeeze: "f32[4, 3, 8][24, 8, 1]cpu" = torch.ops.aten.squeeze.dim(view_5, 0);  view_5 = None
    unsqueeze_3: "f32[1, 4, 3, 8][96, 24, 8, 1]cpu" = torch.ops.aten.unsqueeze.default(tangents_1, 0);  tangents_1 = None
    view_6: "f32[4, 3, 8][24, 8, 1]cpu" = torch.ops.aten.view.default(unsqueeze_3, [4, 3, 8]);  unsqueeze_3 = None
    transpose_1: "f32[4, 6, 3][18, 1, 6]cpu" = torch.ops.aten.transpose.int(view_3, 1, 2);  view_3 = None
    bmm_2: "f32[4, 6, 8][48, 8, 1]cpu" = torch.ops.aten.bmm.default(transpose_1, view_6);  transpose_1 = None
    transpose_2: "f32[4, 8, 6][48, 1, 8]cpu" = torch.ops.aten.transpose.int(view_4, 1, 2);  view_4 = None
    bmm_3: "f32[4, 3, 6][18, 6, 1]cpu" = torch.ops.aten.bmm.default(view_6, transpose_2);  view_6 = transpose_2 = None
    view_7: "f32[1, 4, 6, 8][192, 48, 8, 1]cpu" = torch.ops.aten.view.default(bmm_2, [1, 4, 6, 8]);  bmm_2 = None
    view_8: "f32[1, 4, 3, 6][72, 18, 6, 1]cpu" = torch.ops.aten.view.default(bmm_3, [1, 4, 3, 6]);  bmm_3 = None
    native_dropout_backward: "f32[1, 4, 3, 6][72, 18, 6, 1]cpu" = torch.ops.aten.native_dropout_backward.default(view_8, getitem_1, 2.0);  view_8 = getitem_1 = None
    detach_1: "f32[1, 4, 3, 6][72, 18, 6, 1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    _softmax_backward_data: "f32[1, 4, 3, 6][72, 18, 6, 1]cpu" = torch.ops.aten._softmax_backward_data.default(native_dropout_backward, detach_1, -1, torch.float32);  native_dropout_backward = detach_1 = None
    view_9: "f32[4, 3, 6][18, 6, 1]cpu" = torch.ops.aten.view.default(_softmax_backward_data, [4, 3, 6]);  _softmax_backward_data = None
    transpose_3: "f32[4, 8, 3][24, 1, 8]cpu" = torch.ops.aten.transpose.int(view, 1, 2);  view = None
    bmm_4: "f32[4, 8, 6][48, 6, 1]cpu" = torch.ops.aten.bmm.default(transpose_3, view_9);  transpose_3 = None
    transpose_4: "f32[4, 6, 8][48, 8, 1]cpu" = torch.ops.aten.transpose.int(view_1, 1, 2);  view_1 = None
    bmm_5: "f32[4, 3, 8][24, 8, 1]cpu" = torch.ops.aten.bmm.default(view_9, transpose_4);  view_9 = transpose_4 = None
    view_10: "f32[1, 4, 8, 6][192, 48, 6, 1]cpu" = torch.ops.aten.view.default(bmm_4, [1, 4, 8, 6]);  bmm_4 = None
    view_11: "f32[1, 4, 3, 8][96, 24, 8, 1]cpu" = torch.ops.aten.view.default(bmm_5, [1, 4, 3, 8]);  bmm_5 = None
    mul_2: "f32[1, 4, 8, 6][192, 48, 6, 1]cpu" = torch.ops.aten.mul.Scalar(view_10, 0.5946035575013605);  view_10 = None
    transpose_5: "f32[1, 4, 6, 8][192, 48, 1, 6]cpu" = torch.ops.aten.transpose.int(mul_2, -2, -1);  mul_2 = None
    mul_3: "f32[1, 4, 3, 8][96, 24, 8, 1]cpu" = torch.ops.aten.mul.Scalar(view_11, 0.5946035575013605);  view_11 = None
    squeeze_1: "f32[4, 6, 8][48, 8, 1]cpu" = torch.ops.aten.squeeze.dim(view_7, 0);  view_7 = None
    squeeze_2: "f32[4, 6, 8][48, 1, 6]cpu" = torch.ops.aten.squeeze.dim(transpose_5, 0);  transpose_5 = None
    squeeze_3: "f32[4, 3, 8][24, 8, 1]cpu" = torch.ops.aten.squeeze.dim(mul_3, 0);  mul_3 = None
    return (squeeze, squeeze_3, squeeze_2, squeeze_1)
