def forward(self, primals_1: "f32[2, 2][2, 1]cpu", primals_2: "f32[2, 3][3, 1]cpu", primals_3: "f32[4, 2, 3][6, 3, 1]cpu", tangents_1: "f32[2, 4][4, 1]cpu", tangents_2: "f32[2, 1, 1][1, 1, 1]cpu"):
    view: "f32[2, 2][2, 1]cpu" = torch.ops.aten.view.default(primals_1, [-1, 2])
    view_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.view.default(primals_2, [-1, 3])
    _trilinear: "f32[2, 4][4, 1]cpu" = torch.ops.aten._trilinear.default(view, primals_3, view_1, [1, 3], [0], [1, 2], [2, 3])
    view_2: "f32[2, 4][4, 1]cpu" = torch.ops.aten.view.default(_trilinear, [2, 4]);  _trilinear = None
    unsqueeze: "f32[2, 1, 2][2, 2, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_1, 1);  primals_1 = None
    unsqueeze_1: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_2, 2);  primals_2 = None
    slice_1: "f32[2, 2, 1][3, 1, 1]cpu" = torch.ops.aten.slice.Tensor(unsqueeze_1, 1, 0, 2);  unsqueeze_1 = None
    bmm: "f32[2, 1, 1][1, 1, 1]cpu" = torch.ops.aten.bmm.default(unsqueeze, slice_1)
    transpose: "f32[2, 2, 1][2, 1, 2]cpu" = torch.ops.aten.transpose.int(unsqueeze, 1, 2);  unsqueeze = None
    bmm_1: "f32[2, 2, 1][2, 1, 1]cpu" = torch.ops.aten.bmm.default(transpose, tangents_2);  transpose = None
    transpose_1: "f32[2, 1, 2][3, 1, 1]cpu" = torch.ops.aten.transpose.int(slice_1, 1, 2);  slice_1 = None
    bmm_2: "f32[2, 1, 2][2, 2, 1]cpu" = torch.ops.aten.bmm.default(tangents_2, transpose_1);  tangents_2 = transpose_1 = None
    slice_backward: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.slice_backward.default(bmm_1, [2, 3, 1], 1, 0, 2, 1);  bmm_1 = None
    squeeze: "f32[2, 3][3, 1]cpu" = torch.ops.aten.squeeze.dim(slice_backward, 2);  slice_backward = None
    squeeze_1: "f32[2, 2][2, 1]cpu" = torch.ops.aten.squeeze.dim(bmm_2, 1);  bmm_2 = None
    view_3: "f32[2, 4][4, 1]cpu" = torch.ops.aten.view.default(tangents_1, [2, 4]);  tangents_1 = None
    _trilinear_1: "f32[2, 2][2, 1]cpu" = torch.ops.aten._trilinear.default(view_3, primals_3, view_1, [2, 3], [0], [1, 2], [1, 3])
    _trilinear_2: "f32[4, 2, 3][6, 3, 1]cpu" = torch.ops.aten._trilinear.default(view, view_3, view_1, [1, 3], [2, 3], [1, 2], [0]);  view_1 = None
    _trilinear_3: "f32[2, 3][3, 1]cpu" = torch.ops.aten._trilinear.default(view, primals_3, view_3, [1, 3], [0], [2, 3], [1, 2]);  view = primals_3 = view_3 = None
    view_4: "f32[2, 3][3, 1]cpu" = torch.ops.aten.view.default(_trilinear_3, [2, 3]);  _trilinear_3 = None
    add: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(squeeze, view_4);  squeeze = view_4 = None
    view_5: "f32[2, 2][2, 1]cpu" = torch.ops.aten.view.default(_trilinear_1, [2, 2]);  _trilinear_1 = None
    add_1: "f32[2, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(squeeze_1, view_5);  squeeze_1 = view_5 = None
    return (view_2, bmm, add_1, add, _trilinear_2)
