def forward(self, primals_1: "f32[3, 1, 2, 2][4, 4, 2, 1]cpu", primals_2: "f32[1, 2, 2, 3][12, 6, 3, 1]cpu", primals_3: "f32[3][1]cpu"):
    expand: "f32[3, 2, 2, 2][4, 0, 2, 1]cpu" = torch.ops.aten.expand.default(primals_1, [3, 2, 2, 2])
    clone: "f32[3, 2, 2, 2][8, 4, 2, 1]cpu" = torch.ops.aten.clone.default(expand, memory_format = torch.contiguous_format);  expand = None
    _unsafe_view: "f32[6, 2, 2][4, 2, 1]cpu" = torch.ops.aten._unsafe_view.default(clone, [6, 2, 2]);  clone = None
    expand_1: "f32[3, 2, 2, 3][0, 6, 3, 1]cpu" = torch.ops.aten.expand.default(primals_2, [3, 2, 2, 3])
    clone_1: "f32[3, 2, 2, 3][12, 6, 3, 1]cpu" = torch.ops.aten.clone.default(expand_1, memory_format = torch.contiguous_format);  expand_1 = None
    _unsafe_view_1: "f32[6, 2, 3][6, 3, 1]cpu" = torch.ops.aten._unsafe_view.default(clone_1, [6, 2, 3]);  clone_1 = None
    bmm: "f32[6, 2, 3][6, 3, 1]cpu" = torch.ops.aten.bmm.default(_unsafe_view, _unsafe_view_1)
    view: "f32[3, 2, 2, 3][12, 6, 3, 1]cpu" = torch.ops.aten.view.default(bmm, [3, 2, 2, 3]);  bmm = None
    select: "f32[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten.select.int(primals_2, 0, 0);  primals_2 = None
    select_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.select.int(select, 0, 0);  select = None
    mv: "f32[2][1]cpu" = torch.ops.aten.mv.default(select_1, primals_3)
    t: "f32[3, 2][1, 3]cpu" = torch.ops.aten.t.default(select_1);  select_1 = None
    unsqueeze: "f32[1, 3][3, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_3, 0)
    mm: "f32[1, 2][2, 1]cpu" = torch.ops.aten.mm.default(unsqueeze, t);  unsqueeze = None
    squeeze: "f32[2][1]cpu" = torch.ops.aten.squeeze.dim(mm, 0);  mm = None
    dot: "f32[][]cpu" = torch.ops.aten.dot.default(primals_3, primals_3)
    slice_1: "f32[2][1]cpu" = torch.ops.aten.slice.Tensor(primals_3, 0, 0, 2)
    view_1: "f32[6, 2][2, 1]cpu" = torch.ops.aten.view.default(primals_1, [6, 2]);  primals_1 = None
    mv_1: "f32[6][1]cpu" = torch.ops.aten.mv.default(view_1, slice_1);  slice_1 = None
    _unsafe_view_2: "f32[3, 1, 2][2, 2, 1]cpu" = torch.ops.aten._unsafe_view.default(mv_1, [3, 1, 2]);  mv_1 = None
    t_1: "f32[2, 6][1, 2]cpu" = torch.ops.aten.t.default(view_1);  view_1 = None
    transpose: "f32[6, 2, 2][4, 1, 2]cpu" = torch.ops.aten.transpose.int(_unsafe_view, 1, 2);  _unsafe_view = None
    transpose_1: "f32[6, 3, 2][6, 1, 3]cpu" = torch.ops.aten.transpose.int(_unsafe_view_1, 1, 2);  _unsafe_view_1 = None
    return (view, mv, squeeze, dot, _unsafe_view_2, primals_3, t, t_1, transpose, transpose_1)
