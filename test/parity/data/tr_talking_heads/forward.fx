def forward(self, primals_1: "f32[2, 2, 3, 4][24, 12, 4, 1]cpu", primals_2: "f32[2, 2, 3, 4][24, 12, 4, 1]cpu", primals_3: "f32[2, 2, 3, 4][24, 12, 4, 1]cpu", primals_4: "f32[2, 2][2, 1]cpu"):
    unsqueeze: "f32[2, 2, 3, 4, 1][24, 12, 4, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_1, 4);  primals_1 = None
    permute: "f32[2, 2, 3, 1, 4][24, 12, 4, 1, 1]cpu" = torch.ops.aten.permute.default(unsqueeze, [0, 1, 2, 4, 3]);  unsqueeze = None
    unsqueeze_1: "f32[2, 2, 3, 4, 1][24, 12, 4, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_2, 4);  primals_2 = None
    permute_1: "f32[2, 2, 1, 3, 4][24, 12, 1, 4, 1]cpu" = torch.ops.aten.permute.default(unsqueeze_1, [0, 1, 4, 2, 3]);  unsqueeze_1 = None
    permute_2: "f32[2, 2, 3, 4, 1][24, 12, 4, 1, 1]cpu" = torch.ops.aten.permute.default(permute, [0, 1, 2, 4, 3]);  permute = None
    view: "f32[4, 3, 4][12, 4, 1]cpu" = torch.ops.aten.view.default(permute_2, [4, 3, 4]);  permute_2 = None
    permute_3: "f32[2, 2, 4, 3, 1][24, 12, 1, 4, 1]cpu" = torch.ops.aten.permute.default(permute_1, [0, 1, 4, 3, 2]);  permute_1 = None
    view_1: "f32[4, 4, 3][12, 1, 4]cpu" = torch.ops.aten.view.default(permute_3, [4, 4, 3]);  permute_3 = None
    bmm: "f32[4, 3, 3][9, 3, 1]cpu" = torch.ops.aten.bmm.default(view, view_1);  view = view_1 = None
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
    bmm_1: "f32[1, 18, 2][36, 2, 1]cpu" = torch.ops.aten.bmm.default(_unsafe_view, view_4);  _unsafe_view = view_4 = None
    view_5: "f32[2, 3, 3, 1, 2][18, 6, 2, 2, 1]cpu" = torch.ops.aten.view.default(bmm_1, [2, 3, 3, 1, 2]);  bmm_1 = None
    permute_9: "f32[2, 2, 3, 3, 1][18, 1, 6, 2, 2]cpu" = torch.ops.aten.permute.default(view_5, [0, 4, 1, 2, 3]);  view_5 = None
    view_6: "f32[2, 2, 3, 3][18, 1, 6, 2]cpu" = torch.ops.aten.view.default(permute_9, [2, 2, 3, 3]);  permute_9 = None
    _softmax: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten._softmax.default(view_6, -1, False);  view_6 = None
    unsqueeze_6: "f32[2, 2, 3, 3, 1][18, 9, 3, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(_softmax, 4);  _softmax = None
    permute_10: "f32[2, 2, 3, 1, 3][18, 9, 3, 1, 1]cpu" = torch.ops.aten.permute.default(unsqueeze_6, [0, 1, 2, 4, 3]);  unsqueeze_6 = None
    unsqueeze_7: "f32[2, 2, 3, 4, 1][24, 12, 4, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_3, 4);  primals_3 = None
    permute_11: "f32[2, 2, 1, 4, 3][24, 12, 1, 1, 4]cpu" = torch.ops.aten.permute.default(unsqueeze_7, [0, 1, 4, 3, 2]);  unsqueeze_7 = None
    permute_12: "f32[2, 2, 3, 3, 1][18, 9, 3, 1, 1]cpu" = torch.ops.aten.permute.default(permute_10, [0, 1, 2, 4, 3]);  permute_10 = None
    view_7: "f32[4, 3, 3][9, 3, 1]cpu" = torch.ops.aten.view.default(permute_12, [4, 3, 3]);  permute_12 = None
    permute_13: "f32[2, 2, 3, 4, 1][24, 12, 4, 1, 1]cpu" = torch.ops.aten.permute.default(permute_11, [0, 1, 4, 3, 2]);  permute_11 = None
    view_8: "f32[4, 3, 4][12, 4, 1]cpu" = torch.ops.aten.view.default(permute_13, [4, 3, 4]);  permute_13 = None
    bmm_2: "f32[4, 3, 4][12, 4, 1]cpu" = torch.ops.aten.bmm.default(view_7, view_8);  view_7 = view_8 = None
    view_9: "f32[2, 2, 3, 1, 4][24, 12, 4, 4, 1]cpu" = torch.ops.aten.view.default(bmm_2, [2, 2, 3, 1, 4]);  bmm_2 = None
    permute_14: "f32[2, 2, 3, 4, 1][24, 12, 4, 1, 4]cpu" = torch.ops.aten.permute.default(view_9, [0, 1, 2, 4, 3]);  view_9 = None
    view_10: "f32[2, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.view.default(permute_14, [2, 2, 3, 4]);  permute_14 = None
    return view_10
