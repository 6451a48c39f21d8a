def forward(self, primals_1: "f32[2, 2, 3][6, 3, 1]cpu", view_9: "f32[1, 3, 1][3, 1, 1]cpu", permute_36: "f32[2, 2, 3][6, 1, 2]cpu", tangents_1: "f32[2, 2, 2][4, 2, 1]cpu", tangents_2: "f32[2][1]cpu", tangents_3: "f32[][]cpu", tangents_4: "f32[2, 2][2, 1]cpu"):
    view_12: "f32[2, 2, 1][2, 1, 1]cpu" = torch.ops.aten.view.default(tangents_4, [2, 2, 1]);  tangents_4 = None
    permute_18: "f32[2, 2, 1][2, 1, 1]cpu" = torch.ops.aten.permute.default(view_12, [0, 1, 2]);  view_12 = None
    view_13: "f32[1, 4, 1][4, 1, 1]cpu" = torch.ops.aten.view.default(permute_18, [1, 4, 1]);  permute_18 = None
    permute_13: "f32[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten.permute.default(primals_1, [0, 1, 2])
    permute_15: "f32[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten.permute.default(permute_13, [0, 1, 2]);  permute_13 = None
    view_8: "f32[1, 4, 3][12, 3, 1]cpu" = torch.ops.aten.view.default(permute_15, [1, 4, 3]);  permute_15 = None
    permute_19: "f32[1, 3, 4][12, 1, 3]cpu" = torch.ops.aten.permute.default(view_8, [0, 2, 1]);  view_8 = None
    bmm_2: "f32[1, 3, 1][3, 1, 1]cpu" = torch.ops.aten.bmm.default(permute_19, view_13);  permute_19 = None
    permute_20: "f32[1, 1, 3][3, 1, 1]cpu" = torch.ops.aten.permute.default(view_9, [0, 2, 1]);  view_9 = None
    mul_1: "f32[1, 4, 3][12, 3, 1]cpu" = torch.ops.aten.mul.Tensor(view_13, permute_20);  view_13 = permute_20 = None
    view_14: "f32[3, 1, 1][1, 1, 1]cpu" = torch.ops.aten.view.default(bmm_2, [3, 1, 1]);  bmm_2 = None
    permute_21: "f32[1, 1, 3][1, 1, 1]cpu" = torch.ops.aten.permute.default(view_14, [1, 2, 0]);  view_14 = None
    view_15: "f32[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten.view.default(mul_1, [2, 2, 3]);  mul_1 = None
    permute_22: "f32[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten.permute.default(view_15, [0, 1, 2]);  view_15 = None
    permute_23: "f32[3, 1, 1][1, 1, 1]cpu" = torch.ops.aten.permute.default(permute_21, [2, 0, 1]);  permute_21 = None
    squeeze_2: "f32[3, 1][1, 1]cpu" = torch.ops.aten.squeeze.dim(permute_23, 2);  permute_23 = None
    squeeze_3: "f32[3][1]cpu" = torch.ops.aten.squeeze.dim(squeeze_2, 1);  squeeze_2 = None
    permute_24: "f32[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten.permute.default(permute_22, [0, 1, 2]);  permute_22 = None
    view_16: "f32[1, 1, 1][1, 1, 1]cpu" = torch.ops.aten.view.default(tangents_3, [1, 1, 1]);  tangents_3 = None
    permute_25: "f32[1, 1, 1][1, 1, 1]cpu" = torch.ops.aten.permute.default(view_16, [0, 1, 2]);  view_16 = None
    view_17: "f32[1, 1, 1][1, 1, 1]cpu" = torch.ops.aten.view.default(permute_25, [1, 1, 1]);  permute_25 = None
    permute_8: "f32[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten.permute.default(primals_1, [0, 1, 2])
    permute_10: "f32[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten.permute.default(permute_8, [0, 1, 2]);  permute_8 = None
    view_4: "f32[1, 1, 12][12, 12, 1]cpu" = torch.ops.aten.view.default(permute_10, [1, 1, 12]);  permute_10 = None
    permute_26: "f32[1, 12, 1][12, 1, 12]cpu" = torch.ops.aten.permute.default(view_4, [0, 2, 1]);  view_4 = None
    mul_2: "f32[1, 12, 1][12, 1, 12]cpu" = torch.ops.aten.mul.Tensor(permute_26, view_17);  permute_26 = None
    permute_9: "f32[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten.permute.default(primals_1, [0, 1, 2])
    permute_11: "f32[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten.permute.default(permute_9, [0, 1, 2]);  permute_9 = None
    view_5: "f32[1, 12, 1][12, 1, 1]cpu" = torch.ops.aten.view.default(permute_11, [1, 12, 1]);  permute_11 = None
    permute_27: "f32[1, 1, 12][12, 1, 1]cpu" = torch.ops.aten.permute.default(view_5, [0, 2, 1]);  view_5 = None
    mul_3: "f32[1, 1, 12][12, 1, 1]cpu" = torch.ops.aten.mul.Tensor(view_17, permute_27);  view_17 = permute_27 = None
    view_18: "f32[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten.view.default(mul_2, [2, 2, 3]);  mul_2 = None
    permute_28: "f32[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten.permute.default(view_18, [0, 1, 2]);  view_18 = None
    view_19: "f32[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten.view.default(mul_3, [2, 2, 3]);  mul_3 = None
    permute_29: "f32[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten.permute.default(view_19, [0, 1, 2]);  view_19 = None
    permute_30: "f32[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten.permute.default(permute_28, [0, 1, 2]);  permute_28 = None
    add: "f32[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten.add.Tensor(permute_24, permute_30);  permute_24 = permute_30 = None
    permute_31: "f32[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten.permute.default(permute_29, [0, 1, 2]);  permute_29 = None
    add_1: "f32[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten.add.Tensor(add, permute_31);  add = permute_31 = None
    unsqueeze_5: "f32[2, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(tangents_2, 1);  tangents_2 = None
    expand: "f32[2, 2][1, 0]cpu" = torch.ops.aten.expand.default(unsqueeze_5, [2, 2]);  unsqueeze_5 = None
    permute_32: "f32[2, 2][1, 0]cpu" = torch.ops.aten.permute.default(expand, [0, 1]);  expand = None
    permute_33: "f32[2, 2][1, 0]cpu" = torch.ops.aten.permute.default(permute_32, [0, 1]);  permute_32 = None
    full: "f32[2, 2, 2][4, 2, 1]cpu" = torch.ops.aten.full.default([2, 2, 2], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    diagonal_scatter: "f32[2, 2, 2][4, 2, 1]cpu" = torch.ops.aten.diagonal_scatter.default(full, permute_33, 0, 1, 2);  full = permute_33 = None
    full_1: "f32[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten.full.default([2, 2, 3], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    slice_scatter: "f32[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten.slice_scatter.default(full_1, diagonal_scatter, 2, 0, 2);  full_1 = diagonal_scatter = None
    add_2: "f32[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_1, slice_scatter);  add_1 = slice_scatter = None
    view_20: "f32[2, 2, 2, 1][4, 2, 1, 1]cpu" = torch.ops.aten.view.default(tangents_1, [2, 2, 2, 1]);  tangents_1 = None
    permute_34: "f32[2, 2, 1, 2][4, 2, 1, 1]cpu" = torch.ops.aten.permute.default(view_20, [0, 1, 3, 2]);  view_20 = None
    view_21: "f32[2, 2, 2][4, 2, 1]cpu" = torch.ops.aten.view.default(permute_34, [2, 2, 2]);  permute_34 = None
    unsqueeze: "f32[2, 2, 3, 1][6, 3, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_1, 3);  primals_1 = None
    permute: "f32[2, 2, 1, 3][6, 3, 1, 1]cpu" = torch.ops.aten.permute.default(unsqueeze, [0, 1, 3, 2]);  unsqueeze = None
    permute_2: "f32[2, 2, 3, 1][6, 3, 1, 1]cpu" = torch.ops.aten.permute.default(permute, [0, 1, 3, 2]);  permute = None
    view: "f32[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten.view.default(permute_2, [2, 2, 3]);  permute_2 = None
    permute_35: "f32[2, 3, 2][6, 1, 3]cpu" = torch.ops.aten.permute.default(view, [0, 2, 1]);  view = None
    bmm_3: "f32[2, 3, 2][6, 2, 1]cpu" = torch.ops.aten.bmm.default(permute_35, view_21);  permute_35 = None
    bmm_4: "f32[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten.bmm.default(view_21, permute_36);  view_21 = permute_36 = None
    view_22: "f32[2, 3, 2, 1][6, 2, 1, 1]cpu" = torch.ops.aten.view.default(bmm_3, [2, 3, 2, 1]);  bmm_3 = None
    permute_37: "f32[2, 1, 2, 3][6, 1, 1, 2]cpu" = torch.ops.aten.permute.default(view_22, [0, 3, 2, 1]);  view_22 = None
    view_23: "f32[2, 2, 3, 1][6, 3, 1, 1]cpu" = torch.ops.aten.view.default(bmm_4, [2, 2, 3, 1]);  bmm_4 = None
    permute_38: "f32[2, 2, 1, 3][6, 3, 1, 1]cpu" = torch.ops.aten.permute.default(view_23, [0, 1, 3, 2]);  view_23 = None
    permute_39: "f32[2, 3, 2, 1][6, 2, 1, 1]cpu" = torch.ops.aten.permute.default(permute_37, [0, 3, 2, 1]);  permute_37 = None
    squeeze_4: "f32[2, 3, 2][6, 2, 1]cpu" = torch.ops.aten.squeeze.dim(permute_39, 3);  permute_39 = None
    permute_40: "f32[2, 2, 3, 1][6, 3, 1, 1]cpu" = torch.ops.aten.permute.default(permute_38, [0, 1, 3, 2]);  permute_38 = None
    squeeze_5: "f32[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten.squeeze.dim(permute_40, 3);  permute_40 = None
    add_3: "f32[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_2, squeeze_5);  add_2 = squeeze_5 = None
    return (add_3, squeeze_4, squeeze_3)
