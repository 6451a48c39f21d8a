def forward(self, primals_1: "f32[2, 3, 4][12, 4, 1]cpu", primals_2: "f32[2, 2][2, 1]cpu"):
    permute: "f32[3, 4, 2][4, 1, 12]cpu" = torch.ops.aten.permute.default(primals_1, [1, 2, 0])
    view: "f32[12, 2][1, 12]cpu" = torch.ops.aten.view.default(permute, [12, 2]);  permute = None
    mm: "f32[12, 2][2, 1]cpu" = torch.ops.aten.mm.default(view, primals_2);  view = primals_2 = None
    _unsafe_view: "f32[3, 4, 2][8, 2, 1]cpu" = torch.ops.aten._unsafe_view.default(mm, [3, 4, 2]);  mm = None
    transpose: "f32[4, 3, 2][1, 4, 12]cpu" = torch.ops.aten.transpose.int(primals_1, 0, 2)
    sum_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.sum.dim_IntList(transpose, [0]);  transpose = None
    transpose_1: "f32[4, 3, 2][1, 4, 12]cpu" = torch.ops.aten.transpose.int(primals_1, 0, -1);  primals_1 = None
    clone: "f32[4, 3, 2][6, 2, 1]cpu" = torch.ops.aten.clone.default(transpose_1, memory_format = torch.contiguous_format);  transpose_1 = None
    _unsafe_view_1: "f32[4, 6][6, 1]cpu" = torch.ops.aten._unsafe_view.default(clone, [4, 6]);  clone = None
    return (_unsafe_view, sum_1, _unsafe_view_1)
