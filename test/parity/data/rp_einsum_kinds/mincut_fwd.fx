def forward(self, primals_1: "f32[2, 2, 3][6, 3, 1]cpu", primals_2: "f32[2, 3, 2][6, 2, 1]cpu", primals_3: "f32[3][1]cpu"):
    unsqueeze: "f32[2, 2, 3, 1][6, 3, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_1, 3)
    permute: "f32[2, 2, 1, 3][6, 3, 1, 1]cpu" = torch.ops.aten.permute.default(unsqueeze, [0, 1, 3, 2]);  unsqueeze = None
    unsqueeze_1: "f32[2, 3, 2, 1][6, 2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_2, 3);  primals_2 = None
    permute_1: "f32[2, 1, 2, 3][6, 1, 1, 2]cpu" = torch.ops.aten.permute.default(unsqueeze_1, [0, 3, 2, 1]);  unsqueeze_1 = None
    permute_2: "f32[2, 2, 3, 1][6, 3, 1, 1]cpu" = torch.ops.aten.permute.default(permute, [0, 1, 3, 2]);  permute = None
    view: "f32[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten.view.default(permute_2, [2, 2, 3]);  permute_2 = None
    permute_3: "f32[2, 3, 2, 1][6, 2, 1, 1]cpu" = torch.ops.aten.permute.default(permute_1, [0, 3, 2, 1]);  permute_1 = None
    view_1: "f32[2, 3, 2][6, 2, 1]cpu" = torch.ops.aten.view.default(permute_3, [2, 3, 2]);  permute_3 = None
    bmm: "f32[2, 2, 2][4, 2, 1]cpu" = torch.ops.aten.bmm.default(view, view_1);  view = None
    view_2: "f32[2, 2, 1, 2][4, 2, 2, 1]cpu" = torch.ops.aten.view.default(bmm, [2, 2, 1, 2]);  bmm = None
    permute_4: "f32[2, 2, 2, 1][4, 2, 1, 2]cpu" = torch.ops.aten.permute.default(view_2, [0, 1, 3, 2]);  view_2 = None
    view_3: "f32[2, 2, 2][4, 2, 1]cpu" = torch.ops.aten.view.default(permute_4, [2, 2, 2]);  permute_4 = None
    permute_5: "f32[2, 3, 2][6, 1, 3]cpu" = torch.ops.aten.permute.default(primals_1, [0, 2, 1])
    slice_1: "f32[2, 2, 2][6, 3, 1]cpu" = torch.ops.aten.slice.Tensor(primals_1, 2, 0, 2)
    diagonal: "f32[2, 2][6, 4]cpu" = torch.ops.aten.diagonal.default(slice_1, 0, 1, 2);  slice_1 = None
    permute_6: "f32[2, 2][6, 4]cpu" = torch.ops.aten.permute.default(diagonal, [0, 1]);  diagonal = None
    permute_7: "f32[2, 2][6, 4]cpu" = torch.ops.aten.permute.default(permute_6, [0, 1]);  permute_6 = None
    sum_1: "f32[2][1]cpu" = torch.ops.aten.sum.dim_IntList(permute_7, [1]);  permute_7 = None
    permute_8: "f32[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten.permute.default(primals_1, [0, 1, 2])
    permute_9: "f32[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten.permute.default(primals_1, [0, 1, 2])
    permute_10: "f32[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten.permute.default(permute_8, [0, 1, 2]);  permute_8 = None
    view_4: "f32[1, 1, 12][12, 12, 1]cpu" = torch.ops.aten.view.default(permute_10, [1, 1, 12]);  permute_10 = None
    permute_11: "f32[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten.permute.default(permute_9, [0, 1, 2]);  permute_9 = None
    view_5: "f32[1, 12, 1][12, 1, 1]cpu" = torch.ops.aten.view.default(permute_11, [1, 12, 1]);  permute_11 = None
    bmm_1: "f32[1, 1, 1][1, 1, 1]cpu" = torch.ops.aten.bmm.default(view_4, view_5);  view_4 = view_5 = None
    view_6: "f32[1, 1, 1][1, 1, 1]cpu" = torch.ops.aten.view.default(bmm_1, [1, 1, 1]);  bmm_1 = None
    permute_12: "f32[1, 1, 1][1, 1, 1]cpu" = torch.ops.aten.permute.default(view_6, [0, 1, 2]);  view_6 = None
    view_7: "f32[][]cpu" = torch.ops.aten.view.default(permute_12, []);  permute_12 = None
    permute_13: "f32[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten.permute.default(primals_1, [0, 1, 2])
    unsqueeze_2: "f32[3, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_3, 1);  primals_3 = None
    unsqueeze_3: "f32[3, 1, 1][1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_2, 2);  unsqueeze_2 = None
    permute_14: "f32[1, 1, 3][1, 1, 1]cpu" = torch.ops.aten.permute.default(unsqueeze_3, [1, 2, 0]);  unsqueeze_3 = None
    permute_15: "f32[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten.permute.default(permute_13, [0, 1, 2]);  permute_13 = None
    view_8: "f32[1, 4, 3][12, 3, 1]cpu" = torch.ops.aten.view.default(permute_15, [1, 4, 3]);  permute_15 = None
    permute_16: "f32[3, 1, 1][1, 1, 1]cpu" = torch.ops.aten.permute.default(permute_14, [2, 0, 1]);  permute_14 = None
    view_9: "f32[1, 3, 1][3, 1, 1]cpu" = torch.ops.aten.view.default(permute_16, [1, 3, 1]);  permute_16 = None
    bmm_2: "f32[1, 4, 1][4, 1, 1]cpu" = torch.ops.aten.bmm.default(view_8, view_9);  view_8 = None
    view_10: "f32[2, 2, 1][2, 1, 1]cpu" = torch.ops.aten.view.default(bmm_2, [2, 2, 1]);  bmm_2 = None
    permute_17: "f32[2, 2, 1][2, 1, 1]cpu" = torch.ops.aten.permute.default(view_10, [0, 1, 2]);  view_10 = None
    view_11: "f32[2, 2][2, 1]cpu" = torch.ops.aten.view.default(permute_17, [2, 2]);  permute_17 = None
    transpose_1: "f32[1, 1, 3][3, 1, 1]cpu" = torch.ops.aten.transpose.int(view_9, 1, 2);  view_9 = None
    transpose_5: "f32[2, 2, 3][6, 1, 2]cpu" = torch.ops.aten.transpose.int(view_1, 1, 2);  view_1 = None
    return (view_3, permute_5, sum_1, view_7, view_11, primals_1, transpose_1, transpose_5)
