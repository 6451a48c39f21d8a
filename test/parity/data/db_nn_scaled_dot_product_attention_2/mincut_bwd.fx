def forward(self, getitem_1: "b8[1, 4, 3, 6][72, 18, 6, 1]cpu", transpose_1: "f32[4, 6, 3][18, 1, 6]cpu", transpose_2: "f32[4, 8, 6][48, 1, 8]cpu", detach_1: "f32[1, 4, 3, 6][72, 18, 6, 1]cpu", transpose_3: "f32[4, 8, 3][24, 1, 8]cpu", transpose_4: "f32[4, 6, 8][48, 8, 1]cpu", tangents_1: "f32[4, 3, 8][24, 8, 1]cpu"):
    unsqueeze_3: "f32[1, 4, 3, 8][96, 24, 8, 1]cpu" = torch.ops.aten.unsqueeze.default(tangents_1, 0);  tangents_1 = None
    view_6: "f32[4, 3, 8][24, 8, 1]cpu" = torch.ops.aten.view.default(unsqueeze_3, [4, 3, 8]);  unsqueeze_3 = None
    bmm_2: "f32[4, 6, 8][48, 8, 1]cpu" = torch.ops.aten.bmm.default(transpose_1, view_6);  transpose_1 = None
    bmm_3: "f32[4, 3, 6][18, 6, 1]cpu" = torch.ops.aten.bmm.default(view_6, transpose_2);  view_6 = transpose_2 = None
    view_7: "f32[1, 4, 6, 8][192, 48, 8, 1]cpu" = torch.ops.aten.view.default(bmm_2, [1, 4, 6, 8]);  bmm_2 = None
    view_8: "f32[1, 4, 3, 6][72, 18, 6, 1]cpu" = torch.ops.aten.view.default(bmm_3, [1, 4, 3, 6]);  bmm_3 = None
    native_dropout_backward: "f32[1, 4, 3, 6][72, 18, 6, 1]cpu" = torch.ops.aten.native_dropout_backward.default(view_8, getitem_1, 2.0);  view_8 = getitem_1 = None
    _softmax_backward_data: "f32[1, 4, 3, 6][72, 18, 6, 1]cpu" = torch.ops.aten._softmax_backward_data.default(native_dropout_backward, detach_1, -1, torch.float32);  native_dropout_backward = detach_1 = None
    view_9: "f32[4, 3, 6][18, 6, 1]cpu" = torch.ops.aten.view.default(_softmax_backward_data, [4, 3, 6]);  _softmax_backward_data = None
    bmm_4: "f32[4, 8, 6][48, 6, 1]cpu" = torch.ops.aten.bmm.default(transpose_3, view_9);  transpose_3 = None
    bmm_5: "f32[4, 3, 8][24, 8, 1]cpu" = torch.ops.aten.bmm.default(view_9, transpose_4);  view_9 = transpose_4 = None
    view_10: "f32[1, 4, 8, 6][192, 48, 6, 1]cpu" = torch.ops.aten.view.default(bmm_4, [1, 4, 8, 6]);  bmm_4 = None
    view_11: "f32[1, 4, 3, 8][96, 24, 8, 1]cpu" = torch.ops.aten.view.default(bmm_5, [1, 4, 3, 8]);  bmm_5 = None
    mul_2: "f32[1, 4, 8, 6][192, 48, 6, 1]cpu" = torch.ops.aten.mul.Scalar(view_10, 0.5946035575013605);  view_10 = None
    transpose_5: "f32[1, 4, 6, 8][192, 48, 1, 6]cpu" = torch.ops.aten.transpose.int(mul_2, -2, -1);  mul_2 = None
    mul_3: "f32[1, 4, 3, 8][96, 24, 8, 1]cpu" = torch.ops.aten.mul.Scalar(view_11, 0.5946035575013605);  view_11 = None
    squeeze_1: "f32[4, 6, 8][48, 8, 1]cpu" = torch.ops.aten.squeeze.dim(view_7, 0);  view_7 = None
    squeeze_2: "f32[4, 6, 8][48, 1, 6]cpu" = torch.ops.aten.squeeze.dim(transpose_5, 0);  transpose_5 = None
    squeeze_3: "f32[4, 3, 8][24, 8, 1]cpu" = torch.ops.aten.squeeze.dim(mul_3, 0);  mul_3 = None
    return (squeeze_3, squeeze_2, squeeze_1)
