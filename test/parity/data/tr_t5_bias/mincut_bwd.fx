def forward(self, where: "i64[3, 3][3, 1]cpu", _softmax: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu", transpose_2: "f32[4, 4, 3][12, 1, 4]cpu", transpose_3: "f32[4, 4, 3][12, 1, 4]cpu", transpose_4: "f32[4, 3, 4][12, 4, 1]cpu", tangents_1: "f32[2, 2, 3, 4][24, 12, 4, 1]cpu"):
    view_6: "f32[4, 3, 4][12, 4, 1]cpu" = torch.ops.aten.view.default(tangents_1, [4, 3, 4]);  tangents_1 = None
    expand_2: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.expand.default(_softmax, [2, 2, 3, 3])
    view_3: "f32[4, 3, 3][9, 3, 1]cpu" = torch.ops.aten.view.default(expand_2, [4, 3, 3]);  expand_2 = None
    transpose_1: "f32[4, 3, 3][9, 1, 3]cpu" = torch.ops.aten.transpose.int(view_3, 1, 2);  view_3 = None
    bmm_2: "f32[4, 3, 4][12, 4, 1]cpu" = torch.ops.aten.bmm.default(transpose_1, view_6);  transpose_1 = None
    bmm_3: "f32[4, 3, 3][9, 3, 1]cpu" = torch.ops.aten.bmm.default(view_6, transpose_2);  view_6 = transpose_2 = None
    view_7: "f32[2, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.view.default(bmm_2, [2, 2, 3, 4]);  bmm_2 = None
    view_8: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.view.default(bmm_3, [2, 2, 3, 3]);  bmm_3 = None
    detach: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.detach.default(_softmax);  _softmax = None
    detach_1: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    _softmax_backward_data: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten._softmax_backward_data.default(view_8, detach_1, -1, torch.float32);  view_8 = detach_1 = None
    sum_1: "f32[1, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.sum.dim_IntList(_softmax_backward_data, [0], True)
    squeeze: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.squeeze.dim(sum_1, 0);  sum_1 = None
    permute_1: "f32[3, 3, 2][3, 1, 9]cpu" = torch.ops.aten.permute.default(squeeze, [1, 2, 0]);  squeeze = None
    embedding_dense_backward: "f32[3, 2][2, 1]cpu" = torch.ops.aten.embedding_dense_backward.default(permute_1, where, 3, -1, False);  permute_1 = where = None
    view_9: "f32[4, 3, 3][9, 3, 1]cpu" = torch.ops.aten.view.default(_softmax_backward_data, [4, 3, 3]);  _softmax_backward_data = None
    bmm_4: "f32[4, 4, 3][12, 3, 1]cpu" = torch.ops.aten.bmm.default(transpose_3, view_9);  transpose_3 = None
    bmm_5: "f32[4, 3, 4][12, 4, 1]cpu" = torch.ops.aten.bmm.default(view_9, transpose_4);  view_9 = transpose_4 = None
    view_10: "f32[2, 2, 4, 3][24, 12, 3, 1]cpu" = torch.ops.aten.view.default(bmm_4, [2, 2, 4, 3]);  bmm_4 = None
    view_11: "f32[2, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.view.default(bmm_5, [2, 2, 3, 4]);  bmm_5 = None
    transpose_5: "f32[2, 2, 3, 4][24, 12, 1, 3]cpu" = torch.ops.aten.transpose.int(view_10, -2, -1);  view_10 = None
    return (view_11, transpose_5, view_7, embedding_dense_backward)
