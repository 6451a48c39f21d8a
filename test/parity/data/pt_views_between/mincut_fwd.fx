def forward(self, primals_1: "f32[4, 8][8, 1]cpu"):
    exp: "f32[4, 8][8, 1]cpu" = torch.ops.aten.exp.default(primals_1);  primals_1 = None
    detach: "f32[4, 8][8, 1]cpu" = torch.ops.aten.detach.default(exp)
    view: "f32[4, 2, 4][8, 4, 1]cpu" = torch.ops.aten.view.default(exp, [4, 2, 4]);  exp = None
    transpose: "f32[2, 4, 4][4, 8, 1]cpu" = torch.ops.aten.transpose.int(view, 0, 1);  view = None
    sin: "f32[2, 4, 4][4, 8, 1]cpu" = torch.ops.aten.sin.default(transpose)
    clone: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.clone.default(sin, memory_format = torch.contiguous_format);  sin = None
    _unsafe_view: "f32[2, 16][16, 1]cpu" = torch.ops.aten._unsafe_view.default(clone, [2, 16]);  clone = None
    cos: "f32[2, 16][16, 1]cpu" = torch.ops.aten.cos.default(_unsafe_view);  _unsafe_view = None
    detach_1: "f32[4, 8][8, 1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    return (cos, transpose, detach_1)
