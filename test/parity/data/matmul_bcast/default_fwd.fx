def forward(self, primals_1: "f32[2, 1, 3, 4][12, 12, 4, 1]cpu", primals_2: "f32[2, 4, 2][8, 2, 1]cpu"):
    expand: "f32[2, 2, 3, 4][12, 0, 4, 1]cpu" = torch.ops.aten.expand.default(primals_1, [2, 2, 3, 4]);  primals_1 = None
    clone: "f32[2, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.clone.default(expand, memory_format = torch.contiguous_format);  expand = None
    _unsafe_view: "f32[4, 3, 4][12, 4, 1]cpu" = torch.ops.aten._unsafe_view.default(clone, [4, 3, 4]);  clone = None
    expand_1: "f32[2, 2, 4, 2][0, 8, 2, 1]cpu" = torch.ops.aten.expand.default(primals_2, [2, 2, 4, 2]);  primals_2 = None
    clone_1: "f32[2, 2, 4, 2][16, 8, 2, 1]cpu" = torch.ops.aten.clone.default(expand_1, memory_format = torch.contiguous_format);  expand_1 = None
    _unsafe_view_1: "f32[4, 4, 2][8, 2, 1]cpu" = torch.ops.aten._unsafe_view.default(clone_1, [4, 4, 2]);  clone_1 = None
    bmm: "f32[4, 3, 2][6, 2, 1]cpu" = torch.ops.aten.bmm.default(_unsafe_view, _unsafe_view_1)
    view: "f32[2, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.view.default(bmm, [2, 2, 3, 2]);  bmm = None
    return (view, _unsafe_view, _unsafe_view_1)
