def forward(self, primals_1: "f32[3, 4][4, 1]cpu", primals_2: "f32[2, 4, 2][8, 2, 1]cpu"):
    transpose: "f32[2, 2, 4][8, 1, 2]cpu" = torch.ops.aten.transpose.int(primals_2, -2, -1);  primals_2 = None
    t: "f32[4, 3][1, 4]cpu" = torch.ops.aten.t.default(primals_1);  primals_1 = None
    clone: "f32[2, 2, 4][8, 4, 1]cpu" = torch.ops.aten.clone.default(transpose, memory_format = torch.contiguous_format);  transpose = None
    _unsafe_view: "f32[4, 4][4, 1]cpu" = torch.ops.aten._unsafe_view.default(clone, [4, 4]);  clone = None
    mm: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mm.default(_unsafe_view, t)
    _unsafe_view_1: "f32[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten._unsafe_view.default(mm, [2, 2, 3]);  mm = None
    transpose_1: "f32[2, 3, 2][6, 1, 3]cpu" = torch.ops.aten.transpose.int(_unsafe_view_1, -2, -1);  _unsafe_view_1 = None
    clone_1: "f32[2, 3, 2][6, 2, 1]cpu" = torch.ops.aten.clone.default(transpose_1, memory_format = torch.contiguous_format);  transpose_1 = None
    return (clone_1, t, _unsafe_view)
