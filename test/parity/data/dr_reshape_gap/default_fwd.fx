def forward(self, primals_1: "f32[1, 2, 1, 2][4, 1, 4, 2]cpu"):
    clone: "f32[1, 2, 1, 2][4, 2, 2, 1]cpu" = torch.ops.aten.clone.default(primals_1, memory_format = torch.contiguous_format)
    _unsafe_view: "f32[4][1]cpu" = torch.ops.aten._unsafe_view.default(clone, [4]);  clone = None
    clone_1: "f32[1, 2, 1, 2][4, 2, 2, 1]cpu" = torch.ops.aten.clone.default(primals_1, memory_format = torch.contiguous_format)
    _unsafe_view_1: "f32[1, 4][4, 1]cpu" = torch.ops.aten._unsafe_view.default(clone_1, [1, 4]);  clone_1 = None
    mul: "f32[1, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(_unsafe_view_1, 2);  _unsafe_view_1 = None
    view: "f32[2, 2][1, 2]cpu" = torch.ops.aten.view.default(primals_1, [2, 2])
    sin: "f32[1, 2, 1, 2][4, 1, 4, 2]cpu" = torch.ops.aten.sin.default(primals_1)
    clone_2: "f32[1, 2, 1, 2][4, 2, 2, 1]cpu" = torch.ops.aten.clone.default(sin, memory_format = torch.contiguous_format);  sin = None
    _unsafe_view_2: "f32[4][1]cpu" = torch.ops.aten._unsafe_view.default(clone_2, [4]);  clone_2 = None
    return (_unsafe_view, mul, view, _unsafe_view_2, primals_1)
