def forward(self, primals_1: "f32[1, 4, 4, 3][48, 12, 3, 1]cpu"):
    roll: "f32[1, 4, 4, 3][48, 12, 3, 1]cpu" = torch.ops.aten.roll.default(primals_1, [-1, -1], [1, 2]);  primals_1 = None
    view: "f32[1, 2, 2, 2, 2, 3][48, 24, 12, 6, 3, 1]cpu" = torch.ops.aten.view.default(roll, [1, 2, 2, 2, 2, 3]);  roll = None
    permute: "f32[1, 2, 2, 2, 2, 3][48, 24, 6, 12, 3, 1]cpu" = torch.ops.aten.permute.default(view, [0, 1, 3, 2, 4, 5]);  view = None
    clone: "f32[1, 2, 2, 2, 2, 3][48, 24, 12, 6, 3, 1]cpu" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format);  permute = None
    _unsafe_view: "f32[4, 4, 3][12, 3, 1]cpu" = torch.ops.aten._unsafe_view.default(clone, [4, 4, 3]);  clone = None
    transpose: "f32[4, 3, 4][12, 1, 3]cpu" = torch.ops.aten.transpose.int(_unsafe_view, -2, -1)
    expand: "f32[4, 4, 3][12, 3, 1]cpu" = torch.ops.aten.expand.default(_unsafe_view, [4, 4, 3])
    view_1: "f32[4, 4, 3][12, 3, 1]cpu" = torch.ops.aten.view.default(expand, [4, 4, 3]);  expand = None
    expand_1: "f32[4, 3, 4][12, 1, 3]cpu" = torch.ops.aten.expand.default(transpose, [4, 3, 4]);  transpose = None
    view_2: "f32[4, 3, 4][12, 1, 3]cpu" = torch.ops.aten.view.default(expand_1, [4, 3, 4]);  expand_1 = None
    bmm: "f32[4, 4, 4][16, 4, 1]cpu" = torch.ops.aten.bmm.default(view_1, view_2)
    view_3: "f32[4, 4, 4][16, 4, 1]cpu" = torch.ops.aten.view.default(bmm, [4, 4, 4]);  bmm = None
    _softmax: "f32[4, 4, 4][16, 4, 1]cpu" = torch.ops.aten._softmax.default(view_3, -1, False);  view_3 = None
    detach: "f32[4, 4, 4][16, 4, 1]cpu" = torch.ops.aten.detach.default(_softmax)
    expand_2: "f32[4, 4, 4][16, 4, 1]cpu" = torch.ops.aten.expand.default(_softmax, [4, 4, 4]);  _softmax = None
    view_4: "f32[4, 4, 4][16, 4, 1]cpu" = torch.ops.aten.view.default(expand_2, [4, 4, 4]);  expand_2 = None
    expand_3: "f32[4, 4, 3][12, 3, 1]cpu" = torch.ops.aten.expand.default(_unsafe_view, [4, 4, 3]);  _unsafe_view = None
    view_5: "f32[4, 4, 3][12, 3, 1]cpu" = torch.ops.aten.view.default(expand_3, [4, 4, 3]);  expand_3 = None
    bmm_1: "f32[4, 4, 3][12, 3, 1]cpu" = torch.ops.aten.bmm.default(view_4, view_5)
    view_6: "f32[4, 4, 3][12, 3, 1]cpu" = torch.ops.aten.view.default(bmm_1, [4, 4, 3]);  bmm_1 = None
    sum_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_6, [1]);  view_6 = None
    return (sum_1, view_1, view_2, detach, view_4, view_5)
