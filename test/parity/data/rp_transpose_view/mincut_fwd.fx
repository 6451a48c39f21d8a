def forward(self, primals_1: "f32[2, 3][3, 1]cpu"):
    t: "f32[3, 2][1, 3]cpu" = torch.ops.aten.t.default(primals_1)
    clone: "f32[3, 2][2, 1]cpu" = torch.ops.aten.clone.default(t, memory_format = torch.contiguous_format)
    _unsafe_view: "f32[6][1]cpu" = torch.ops.aten._unsafe_view.default(clone, [6]);  clone = None
    clone_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.clone.default(t, memory_format = torch.contiguous_format);  t = None
    view: "f32[6][1]cpu" = torch.ops.aten.view.default(clone_1, [6]);  clone_1 = None
    permute: "f32[3, 2][1, 3]cpu" = torch.ops.aten.permute.default(primals_1, [1, 0])
    clone_2: "f32[3, 2][2, 1]cpu" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format);  permute = None
    _unsafe_view_1: "f32[6][1]cpu" = torch.ops.aten._unsafe_view.default(clone_2, [6]);  clone_2 = None
    add: "f32[6][1]cpu" = torch.ops.aten.add.Tensor(_unsafe_view_1, 1);  _unsafe_view_1 = None
    transpose: "f32[3, 2][1, 3]cpu" = torch.ops.aten.transpose.int(primals_1, -2, -1)
    mm: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mm.default(transpose, primals_1)
    t_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.t.default(transpose);  transpose = None
    return (_unsafe_view, view, add, mm, primals_1, t_2)
