def forward(self, transpose: "f32[2, 4, 3][12, 1, 4]cpu", transpose_1: "f32[2, 2, 4][8, 1, 2]cpu", tangents_1: "f32[2, 3, 2][6, 2, 1]cpu"):
    view_4: "f32[2, 3, 2, 1][6, 2, 1, 1]cpu" = torch.ops.aten.view.default(tangents_1, [2, 3, 2, 1]);  tangents_1 = None
    permute_5: "f32[2, 3, 1, 2][6, 2, 1, 1]cpu" = torch.ops.aten.permute.default(view_4, [0, 1, 3, 2]);  view_4 = None
    view_5: "f32[2, 3, 2][6, 2, 1]cpu" = torch.ops.aten.view.default(permute_5, [2, 3, 2]);  permute_5 = None
    bmm_1: "f32[2, 4, 2][8, 2, 1]cpu" = torch.ops.aten.bmm.default(transpose, view_5);  transpose = None
    bmm_2: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.bmm.default(view_5, transpose_1);  view_5 = transpose_1 = None
    view_6: "f32[2, 4, 2, 1][8, 2, 1, 1]cpu" = torch.ops.aten.view.default(bmm_1, [2, 4, 2, 1]);  bmm_1 = None
    permute_6: "f32[2, 1, 2, 4][8, 1, 1, 2]cpu" = torch.ops.aten.permute.default(view_6, [0, 3, 2, 1]);  view_6 = None
    view_7: "f32[2, 3, 4, 1][12, 4, 1, 1]cpu" = torch.ops.aten.view.default(bmm_2, [2, 3, 4, 1]);  bmm_2 = None
    permute_7: "f32[2, 3, 1, 4][12, 4, 1, 1]cpu" = torch.ops.aten.permute.default(view_7, [0, 1, 3, 2]);  view_7 = None
    permute_8: "f32[2, 4, 2, 1][8, 2, 1, 1]cpu" = torch.ops.aten.permute.default(permute_6, [0, 3, 2, 1]);  permute_6 = None
    squeeze: "f32[2, 4, 2][8, 2, 1]cpu" = torch.ops.aten.squeeze.dim(permute_8, 3);  permute_8 = None
    permute_9: "f32[2, 3, 4, 1][12, 4, 1, 1]cpu" = torch.ops.aten.permute.default(permute_7, [0, 1, 3, 2]);  permute_7 = None
    squeeze_1: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.squeeze.dim(permute_9, 3);  permute_9 = None
    return (squeeze_1, squeeze)
