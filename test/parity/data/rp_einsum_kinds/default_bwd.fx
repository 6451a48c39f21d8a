def forward(self, view: "f32[2, 2, 3][6, 3, 1]cpu", view_1: "f32[2, 3, 2][6, 2, 1]cpu", view_4: "f32[1, 1, 12][12, 12, 1]cpu", view_5: "f32[1, 12, 1][12, 1, 1]cpu", view_8: "f32[1, 4, 3][12, 3, 1]cpu", view_9: "f32[1, 3, 1][3, 1, 1]cpu", tangents_1: "f32[2, 2, 2][4, 2, 1]cpu", tangents_2: "f32[2][1]cpu", tangents_3: "f32[][]cpu", tangents_4: "f32[2, 2][2, 1]cpu"):
    view_12: "f32[2, 2, 1][2, 1, 1]cpu" = torch.ops.aten.view.default(tangents_4, [2, 2, 1]);  tangents_4 = None
    permute_18: "f32[2, 2, 1][2, 1, 1]cpu" = torch.ops.aten.permute.default(view_12, [0, 1, 2]);  view_12 = None
    view_13: "f32[1, 4, 1][4, 1, 1]cpu" = torch.ops.aten.view.default(permute_18, [1, 4, 1]);  permute_18 = None
    transpose: "f32[1, 3, 4][12, 1, 3]cpu" = torch.ops.aten.transpose.int(view_8, 1, 2);  view_8 = None
    bmm_3: "f32[1, 3, 1][3, 1, 1]cpu" = torch.ops.aten.bmm.default(transpose, view_13);  transpose = None
    transpose_1: "f32[1, 1, 3][3, 1, 1]cpu" = torch.ops.aten.transpose.int(view_9, 1, 2);  view_9 = None
    bmm_4: "f32[1, 4, 3][12, 3, 1]cpu" = torch.ops.aten.bmm.default(view_13, transpose_1);  view_13 = transpose_1 = None
    view_14: "f32[3, 1, 1][1, 1, 1]cpu" = torch.ops.aten.view.default(bmm_3, [3, 1, 1]);  bmm_3 = None
    permute_19: "f32[1, 1, 3][1, 1, 1]cpu" = torch.ops.aten.permute.default(view_14, [1, 2, 0]);  view_14 = None
    view_15: "f32[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten.view.default(bmm_4, [2, 2, 3]);  bmm_4 = None
    permute_20: "f32[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten.permute.default(view_15, [0, 1, 2]);  view_15 = None
    permute_21: "f32[3, 1, 1][1, 1, 1]cpu" = torch.ops.aten.permute.default(permute_19, [2, 0, 1]);  permute_19 = None
    squeeze: "f32[3, 1][1, 1]cpu" = torch.ops.aten.squeeze.dim(permute_21, 2);  permute_21 = None
    squeeze_1: "f32[3][1]cpu" = torch.ops.aten.squeeze.dim(squeeze, 1);  squeeze = None
    permute_22: "f32[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten.permute.default(permute_20, [0, 1, 2]);  permute_20 = None
    view_16: "f32[1, 1, 1][1, 1, 1]cpu" = torch.ops.aten.view.default(tangents_3, [1, 1, 1]);  tangents_3 = None
    permute_23: "f32[1, 1, 1][1, 1, 1]cpu" = torch.ops.aten.permute.default(view_16, [0, 1, 2]);  view_16 = None
    view_17: "f32[1, 1, 1][1, 1, 1]cpu" = torch.ops.aten.view.default(permute_23, [1, 1, 1]);  permute_23 = None
    transpose_2: "f32[1, 12, 1][12, 1, 12]cpu" = torch.ops.aten.transpose.int(view_4, 1, 2);  view_4 = None
    bmm_5: "f32[1, 12, 1][12, 1, 1]cpu" = torch.ops.aten.bmm.default(transpose_2, view_17);  transpose_2 = None
    transpose_3: "f32[1, 1, 12][12, 1, 1]cpu" = torch.ops.aten.transpose.int(view_5, 1, 2);  view_5 = None
    bmm_6: "f32[1, 1, 12][12, 12, 1]cpu" = torch.ops.aten.bmm.default(view_17, transpose_3);  view_17 = transpose_3 = None
    view_18: "f32[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten.view.default(bmm_5, [2, 2, 3]);  bmm_5 = None
    permute_24: "f32[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten.permute.default(view_18, [0, 1, 2]);  view_18 = None
    view_19: "f32[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten.view.default(bmm_6, [2, 2, 3]);  bmm_6 = None
    permute_25: "f32[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten.permute.default(view_19, [0, 1, 2]);  view_19 = None
    permute_26: "f32[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten.permute.default(permute_24, [0, 1, 2]);  permute_24 = None
    add: "f32[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten.add.Tensor(permute_22, permute_26);  permute_22 = permute_26 = None
    permute_27: "f32[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten.permute.default(permute_25, [0, 1, 2]);  permute_25 = None
    add_1: "f32[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten.add.Tensor(add, permute_27);  add = permute_27 = None
    unsqueeze_4: "f32[2, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(tangents_2, 1);  tangents_2 = None
    expand: "f32[2, 2][1, 0]cpu" = torch.ops.aten.expand.default(unsqueeze_4, [2, 2]);  unsqueeze_4 = None
    permute_28: "f32[2, 2][1, 0]cpu" = torch.ops.aten.permute.default(expand, [0, 1]);  expand = None
    permute_29: "f32[2, 2][1, 0]cpu" = torch.ops.aten.permute.default(permute_28, [0, 1]);  permute_28 = None
    diagonal_backward: "f32[2, 2, 2][4, 2, 1]cpu" = torch.ops.aten.diagonal_backward.default(permute_29, [2, 2, 2], 0, 1, 2);  permute_29 = None
    slice_backward: "f32[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten.slice_backward.default(diagonal_backward, [2, 2, 3], 2, 0, 2, 1);  diagonal_backward = None
    add_2: "f32[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_1, slice_backward);  add_1 = slice_backward = None
    view_20: "f32[2, 2, 2, 1][4, 2, 1, 1]cpu" = torch.ops.aten.view.default(tangents_1, [2, 2, 2, 1]);  tangents_1 = None
    permute_30: "f32[2, 2, 1, 2][4, 2, 1, 1]cpu" = torch.ops.aten.permute.default(view_20, [0, 1, 3, 2]);  view_20 = None
    view_21: "f32[2, 2, 2][4, 2, 1]cpu" = torch.ops.aten.view.default(permute_30, [2, 2, 2]);  permute_30 = None
    transpose_4: "f32[2, 3, 2][6, 1, 3]cpu" = torch.ops.aten.transpose.int(view, 1, 2);  view = None
    bmm_7: "f32[2, 3, 2][6, 2, 1]cpu" = torch.ops.aten.bmm.default(transpose_4, view_21);  transpose_4 = None
    transpose_5: "f32[2, 2, 3][6, 1, 2]cpu" = torch.ops.aten.transpose.int(view_1, 1, 2);  view_1 = None
    bmm_8: "f32[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten.bmm.default(view_21, transpose_5);  view_21 = transpose_5 = None
    view_22: "f32[2, 3, 2, 1][6, 2, 1, 1]cpu" = torch.ops.aten.view.default(bmm_7, [2, 3, 2, 1]);  bmm_7 = None
    permute_31: "f32[2, 1, 2, 3][6, 1, 1, 2]cpu" = torch.ops.aten.permute.default(view_22, [0, 3, 2, 1]);  view_22 = None
    view_23: "f32[2, 2, 3, 1][6, 3, 1, 1]cpu" = torch.ops.aten.view.default(bmm_8, [2, 2, 3, 1]);  bmm_8 = None
    permute_32: "f32[2, 2, 1, 3][6, 3, 1, 1]cpu" = torch.ops.aten.permute.default(view_23, [0, 1, 3, 2]);  view_23 = None
    permute_33: "f32[2, 3, 2, 1][6, 2, 1, 1]cpu" = torch.ops.aten.permute.default(permute_31, [0, 3, 2, 1]);  permute_31 = None
    squeeze_2: "f32[2, 3, 2][6, 2, 1]cpu" = torch.ops.aten.squeeze.dim(permute_33, 3);  permute_33 = None
    permute_34: "f32[2, 2, 3, 1][6, 3, 1, 1]cpu" = torch.ops.aten.permute.default(permute_32, [0, 1, 3, 2]);  permute_32 = None
    squeeze_3: "f32[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten.squeeze.dim(permute_34, 3);  permute_34 = None
    add_3: "f32[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_2, squeeze_3);  add_2 = squeeze_3 = None
    return (add_3, squeeze_2, squeeze_1)
