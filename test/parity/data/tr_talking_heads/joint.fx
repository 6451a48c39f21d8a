def forward(self, primals_1: "f32[2, 2, 3, 4][24, 12, 4, 1]cpu", primals_2: "f32[2, 2, 3, 4][24, 12, 4, 1]cpu", primals_3: "f32[2, 2, 3, 4][24, 12, 4, 1]cpu", primals_4: "f32[2, 2][2, 1]cpu", tangents_1: "f32[2, 2, 3, 4][24, 12, 4, 1]cpu"):
    unsqueeze: "f32[2, 2, 3, 4, 1][24, 12, 4, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_1, 4);  primals_1 = None
    permute: "f32[2, 2, 3, 1, 4][24, 12, 4, 1, 1]cpu" = torch.ops.aten.permute.default(unsqueeze, [0, 1, 2, 4, 3]);  unsqueeze = None
    unsqueeze_1: "f32[2, 2, 3, 4, 1][24, 12, 4, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_2, 4);  primals_2 = None
    permute_1: "f32[2, 2, 1, 3, 4][24, 12, 1, 4, 1]cpu" = torch.ops.aten.permute.default(unsqueeze_1, [0, 1, 4, 2, 3]);  unsqueeze_1 = None
    permute_2: "f32[2, 2, 3, 4, 1][24, 12, 4, 1, 1]cpu" = torch.ops.aten.permute.default(permute, [0, 1, 2, 4, 3]);  permute = None
    view: "f32[4, 3, 4][12, 4, 1]cpu" = torch.ops.aten.view.default(permute_2, [4, 3, 4]);  permute_2 = None
    permute_3: "f32[2, 2, 4, 3, 1][24, 12, 1, 4, 1]cpu" = torch.ops.aten.permute.default(permute_1, [0, 1, 4, 3, 2]);  permute_1 = None
    view_1: "f32[4, 4, 3][12, 1, 4]cpu" = torch.ops.aten.view.default(permute_3, [4, 4, 3]);  permute_3 = None
    bmm: "f32[4, 3, 3][9, 3, 1]cpu" = torch.ops.aten.bmm.default(view, view_1)
    view_2: "f32[2, 2, 3, 1, 3][18, 9, 3, 3, 1]cpu" = torch.ops.aten.view.default(bmm, [2, 2, 3, 1, 3]);  bmm = None
    permute_4: "f32[2, 2, 3, 3, 1][18, 9, 3, 1, 3]cpu" = torch.ops.aten.permute.default(view_2, [0, 1, 2, 4, 3]);  view_2 = None
    view_3: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.view.default(permute_4, [2, 2, 3, 3]);  permute_4 = None
    unsqueeze_2: "f32[2, 2, 3, 3, 1][18, 9, 3, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(view_3, 4);  view_3 = None
    permute_5: "f32[2, 1, 3, 3, 2][18, 1, 3, 1, 9]cpu" = torch.ops.aten.permute.default(unsqueeze_2, [0, 4, 2, 3, 1]);  unsqueeze_2 = None
    unsqueeze_3: "f32[2, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_4, 2);  primals_4 = None
    unsqueeze_4: "f32[2, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_3, 3);  unsqueeze_3 = None
    unsqueeze_5: "f32[2, 2, 1, 1, 1][2, 1, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_4, 4);  unsqueeze_4 = None
    permute_6: "f32[1, 2, 1, 1, 2][1, 1, 1, 1, 2]cpu" = torch.ops.aten.permute.default(unsqueeze_5, [2, 1, 3, 4, 0]);  unsqueeze_5 = None
    permute_7: "f32[2, 3, 3, 2, 1][18, 3, 1, 9, 1]cpu" = torch.ops.aten.permute.default(permute_5, [0, 2, 3, 4, 1]);  permute_5 = None
    clone: "f32[2, 3, 3, 2, 1][18, 6, 2, 1, 1]cpu" = torch.ops.aten.clone.default(permute_7, memory_format = torch.contiguous_format);  permute_7 = None
    _unsafe_view: "f32[1, 18, 2][36, 2, 1]cpu" = torch.ops.aten._unsafe_view.default(clone, [1, 18, 2]);  clone = None
    permute_8: "f32[2, 2, 1, 1, 1][2, 1, 1, 1, 1]cpu" = torch.ops.aten.permute.default(permute_6, [4, 1, 0, 2, 3]);  permute_6 = None
    view_4: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.view.default(permute_8, [1, 2, 2]);  permute_8 = None
    bmm_1: "f32[1, 18, 2][36, 2, 1]cpu" = torch.ops.aten.bmm.default(_unsafe_view, view_4)
    view_5: "f32[2, 3, 3, 1, 2][18, 6, 2, 2, 1]cpu" = torch.ops.aten.view.default(bmm_1, [2, 3, 3, 1, 2]);  bmm_1 = None
    permute_9: "f32[2, 2, 3, 3, 1][18, 1, 6, 2, 2]cpu" = torch.ops.aten.permute.default(view_5, [0, 4, 1, 2, 3]);  view_5 = None
    view_6: "f32[2, 2, 3, 3][18, 1, 6, 2]cpu" = torch.ops.aten.view.default(permute_9, [2, 2, 3, 3]);  permute_9 = None
    _softmax: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten._softmax.default(view_6, -1, False);  view_6 = None
    detach: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.detach.default(_softmax)
    unsqueeze_6: "f32[2, 2, 3, 3, 1][18, 9, 3, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(_softmax, 4);  _softmax = None
    permute_10: "f32[2, 2, 3, 1, 3][18, 9, 3, 1, 1]cpu" = torch.ops.aten.permute.default(unsqueeze_6, [0, 1, 2, 4, 3]);  unsqueeze_6 = None
    unsqueeze_7: "f32[2, 2, 3, 4, 1][24, 12, 4, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_3, 4);  primals_3 = None
    permute_11: "f32[2, 2, 1, 4, 3][24, 12, 1, 1, 4]cpu" = torch.ops.aten.permute.default(unsqueeze_7, [0, 1, 4, 3, 2]);  unsqueeze_7 = None
    permute_12: "f32[2, 2, 3, 3, 1][18, 9, 3, 1, 1]cpu" = torch.ops.aten.permute.default(permute_10, [0, 1, 2, 4, 3]);  permute_10 = None
    view_7: "f32[4, 3, 3][9, 3, 1]cpu" = torch.ops.aten.view.default(permute_12, [4, 3, 3]);  permute_12 = None
    permute_13: "f32[2, 2, 3, 4, 1][24, 12, 4, 1, 1]cpu" = torch.ops.aten.permute.default(permute_11, [0, 1, 4, 3, 2]);  permute_11 = None
    view_8: "f32[4, 3, 4][12, 4, 1]cpu" = torch.ops.aten.view.default(permute_13, [4, 3, 4]);  permute_13 = None
    bmm_2: "f32[4, 3, 4][12, 4, 1]cpu" = torch.ops.aten.bmm.default(view_7, view_8)
    view_9: "f32[2, 2, 3, 1, 4][24, 12, 4, 4, 1]cpu" = torch.ops.aten.view.default(bmm_2, [2, 2, 3, 1, 4]);  bmm_2 = None
    permute_14: "f32[2, 2, 3, 4, 1][24, 12, 4, 1, 4]cpu" = torch.ops.aten.permute.default(view_9, [0, 1, 2, 4, 3]);  view_9 = None
    view_10: "f32[2, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.view.default(permute_14, [2, 2, 3, 4]);  permute_14 = None
    view_11: "f32[2, 2, 3, 4, 1][24, 12, 4, 1, 1]cpu" = torch.ops.aten.view.default(tangents_1, [2, 2, 3, 4, 1]);  tangents_1 = None
    permute_15: "f32[2, 2, 3, 1, 4][24, 12, 4, 1, 1]cpu" = torch.ops.aten.permute.default(view_11, [0, 1, 2, 4, 3]);  view_11 = None
    view_12: "f32[4, 3, 4][12, 4, 1]cpu" = torch.ops.aten.view.default(permute_15, [4, 3, 4]);  permute_15 = None
    transpose: "f32[4, 3, 3][9, 1, 3]cpu" = torch.ops.aten.transpose.int(view_7, 1, 2);  view_7 = None
    bmm_3: "f32[4, 3, 4][12, 4, 1]cpu" = torch.ops.aten.bmm.default(transpose, view_12);  transpose = None
    transpose_1: "f32[4, 4, 3][12, 1, 4]cpu" = torch.ops.aten.transpose.int(view_8, 1, 2);  view_8 = None
    bmm_4: "f32[4, 3, 3][9, 3, 1]cpu" = torch.ops.aten.bmm.default(view_12, transpose_1);  view_12 = transpose_1 = None
    view_13: "f32[2, 2, 3, 4, 1][24, 12, 4, 1, 1]cpu" = torch.ops.aten.view.default(bmm_3, [2, 2, 3, 4, 1]);  bmm_3 = None
    permute_16: "f32[2, 2, 1, 4, 3][24, 12, 1, 1, 4]cpu" = torch.ops.aten.permute.default(view_13, [0, 1, 4, 3, 2]);  view_13 = None
    view_14: "f32[2, 2, 3, 3, 1][18, 9, 3, 1, 1]cpu" = torch.ops.aten.view.default(bmm_4, [2, 2, 3, 3, 1]);  bmm_4 = None
    permute_17: "f32[2, 2, 3, 1, 3][18, 9, 3, 1, 1]cpu" = torch.ops.aten.permute.default(view_14, [0, 1, 2, 4, 3]);  view_14 = None
    permute_18: "f32[2, 2, 3, 4, 1][24, 12, 4, 1, 1]cpu" = torch.ops.aten.permute.default(permute_16, [0, 1, 4, 3, 2]);  permute_16 = None
    squeeze: "f32[2, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.squeeze.dim(permute_18, 4);  permute_18 = None
    permute_19: "f32[2, 2, 3, 3, 1][18, 9, 3, 1, 1]cpu" = torch.ops.aten.permute.default(permute_17, [0, 1, 2, 4, 3]);  permute_17 = None
    squeeze_1: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.squeeze.dim(permute_19, 4);  permute_19 = None
    detach_1: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    _softmax_backward_data: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten._softmax_backward_data.default(squeeze_1, detach_1, -1, torch.float32);  squeeze_1 = detach_1 = None
    view_15: "f32[2, 2, 3, 3, 1][18, 9, 3, 1, 1]cpu" = torch.ops.aten.view.default(_softmax_backward_data, [2, 2, 3, 3, 1]);  _softmax_backward_data = None
    permute_20: "f32[2, 3, 3, 1, 2][18, 3, 1, 1, 9]cpu" = torch.ops.aten.permute.default(view_15, [0, 2, 3, 4, 1]);  view_15 = None
    clone_1: "f32[2, 3, 3, 1, 2][18, 6, 2, 2, 1]cpu" = torch.ops.aten.clone.default(permute_20, memory_format = torch.contiguous_format);  permute_20 = None
    _unsafe_view_1: "f32[1, 18, 2][36, 2, 1]cpu" = torch.ops.aten._unsafe_view.default(clone_1, [1, 18, 2]);  clone_1 = None
    transpose_2: "f32[1, 2, 18][36, 1, 2]cpu" = torch.ops.aten.transpose.int(_unsafe_view, 1, 2);  _unsafe_view = None
    bmm_5: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.bmm.default(transpose_2, _unsafe_view_1);  transpose_2 = None
    transpose_3: "f32[1, 2, 2][4, 1, 2]cpu" = torch.ops.aten.transpose.int(view_4, 1, 2);  view_4 = None
    bmm_6: "f32[1, 18, 2][36, 2, 1]cpu" = torch.ops.aten.bmm.default(_unsafe_view_1, transpose_3);  _unsafe_view_1 = transpose_3 = None
    view_16: "f32[2, 2, 1, 1, 1][2, 1, 1, 1, 1]cpu" = torch.ops.aten.view.default(bmm_5, [2, 2, 1, 1, 1]);  bmm_5 = None
    permute_21: "f32[1, 2, 1, 1, 2][1, 1, 1, 1, 2]cpu" = torch.ops.aten.permute.default(view_16, [2, 1, 3, 4, 0]);  view_16 = None
    view_17: "f32[2, 3, 3, 2, 1][18, 6, 2, 1, 1]cpu" = torch.ops.aten.view.default(bmm_6, [2, 3, 3, 2, 1]);  bmm_6 = None
    permute_22: "f32[2, 1, 3, 3, 2][18, 1, 6, 2, 1]cpu" = torch.ops.aten.permute.default(view_17, [0, 4, 1, 2, 3]);  view_17 = None
    permute_23: "f32[2, 2, 1, 1, 1][2, 1, 1, 1, 1]cpu" = torch.ops.aten.permute.default(permute_21, [4, 1, 0, 2, 3]);  permute_21 = None
    squeeze_2: "f32[2, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.squeeze.dim(permute_23, 4);  permute_23 = None
    squeeze_3: "f32[2, 2, 1][2, 1, 1]cpu" = torch.ops.aten.squeeze.dim(squeeze_2, 3);  squeeze_2 = None
    squeeze_4: "f32[2, 2][2, 1]cpu" = torch.ops.aten.squeeze.dim(squeeze_3, 2);  squeeze_3 = None
    permute_24: "f32[2, 2, 3, 3, 1][18, 1, 6, 2, 1]cpu" = torch.ops.aten.permute.default(permute_22, [0, 4, 2, 3, 1]);  permute_22 = None
    squeeze_5: "f32[2, 2, 3, 3][18, 1, 6, 2]cpu" = torch.ops.aten.squeeze.dim(permute_24, 4);  permute_24 = None
    view_18: "f32[2, 2, 3, 3, 1][18, 1, 6, 2, 2]cpu" = torch.ops.aten.view.default(squeeze_5, [2, 2, 3, 3, 1]);  squeeze_5 = None
    permute_25: "f32[2, 2, 3, 1, 3][18, 1, 6, 2, 2]cpu" = torch.ops.aten.permute.default(view_18, [0, 1, 2, 4, 3]);  view_18 = None
    clone_2: "f32[2, 2, 3, 1, 3][18, 9, 3, 3, 1]cpu" = torch.ops.aten.clone.default(permute_25, memory_format = torch.contiguous_format);  permute_25 = None
    _unsafe_view_2: "f32[4, 3, 3][9, 3, 1]cpu" = torch.ops.aten._unsafe_view.default(clone_2, [4, 3, 3]);  clone_2 = None
    transpose_4: "f32[4, 4, 3][12, 1, 4]cpu" = torch.ops.aten.transpose.int(view, 1, 2);  view = None
    bmm_7: "f32[4, 4, 3][12, 3, 1]cpu" = torch.ops.aten.bmm.default(transpose_4, _unsafe_view_2);  transpose_4 = None
    transpose_5: "f32[4, 3, 4][12, 4, 1]cpu" = torch.ops.aten.transpose.int(view_1, 1, 2);  view_1 = None
    bmm_8: "f32[4, 3, 4][12, 4, 1]cpu" = torch.ops.aten.bmm.default(_unsafe_view_2, transpose_5);  _unsafe_view_2 = transpose_5 = None
    view_19: "f32[2, 2, 4, 3, 1][24, 12, 3, 1, 1]cpu" = torch.ops.aten.view.default(bmm_7, [2, 2, 4, 3, 1]);  bmm_7 = None
    permute_26: "f32[2, 2, 1, 3, 4][24, 12, 1, 1, 3]cpu" = torch.ops.aten.permute.default(view_19, [0, 1, 4, 3, 2]);  view_19 = None
    view_20: "f32[2, 2, 3, 4, 1][24, 12, 4, 1, 1]cpu" = torch.ops.aten.view.default(bmm_8, [2, 2, 3, 4, 1]);  bmm_8 = None
    permute_27: "f32[2, 2, 3, 1, 4][24, 12, 4, 1, 1]cpu" = torch.ops.aten.permute.default(view_20, [0, 1, 2, 4, 3]);  view_20 = None
    permute_28: "f32[2, 2, 3, 4, 1][24, 12, 1, 3, 1]cpu" = torch.ops.aten.permute.default(permute_26, [0, 1, 3, 4, 2]);  permute_26 = None
    squeeze_6: "f32[2, 2, 3, 4][24, 12, 1, 3]cpu" = torch.ops.aten.squeeze.dim(permute_28, 4);  permute_28 = None
    permute_29: "f32[2, 2, 3, 4, 1][24, 12, 4, 1, 1]cpu" = torch.ops.aten.permute.default(permute_27, [0, 1, 2, 4, 3]);  permute_27 = None
    squeeze_7: "f32[2, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.squeeze.dim(permute_29, 4);  permute_29 = None
    return (view_10, squeeze_7, squeeze_6, squeeze, squeeze_4)
