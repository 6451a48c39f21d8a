def forward(self, primals_1: "f32[4, 8][8, 1]cpu", tangents_1: "f32[2, 16][16, 1]cpu"):
    exp: "f32[4, 8][8, 1]cpu" = torch.ops.aten.exp.default(primals_1);  primals_1 = None
    detach: "f32[4, 8][8, 1]cpu" = torch.ops.aten.detach.default(exp)
    view: "f32[4, 2, 4][8, 4, 1]cpu" = torch.ops.aten.view.default(exp, [4, 2, 4]);  exp = None
    transpose: "f32[2, 4, 4][4, 8, 1]cpu" = torch.ops.aten.transpose.int(view, 0, 1);  view = None
    sin: "f32[2, 4, 4][4, 8, 1]cpu" = torch.ops.aten.sin.default(transpose)
    clone: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.clone.default(sin, memory_format = torch.contiguous_format);  sin = None
    _unsafe_view: "f32[2, 16][16, 1]cpu" = torch.ops.aten._unsafe_view.default(clone, [2, 16]);  clone = None
    cos: "f32[2, 16][16, 1]cpu" = torch.ops.aten.cos.default(_unsafe_view)
    sin_1: "f32[2, 16][16, 1]cpu" = torch.ops.aten.sin.default(_unsafe_view);  _unsafe_view = None
    neg: "f32[2, 16][16, 1]cpu" = torch.ops.aten.neg.default(sin_1);  sin_1 = None
    mul: "f32[2, 16][16, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, neg);  tangents_1 = neg = None
    view_1: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.view.default(mul, [2, 4, 4]);  mul = None
    cos_1: "f32[2, 4, 4][4, 8, 1]cpu" = torch.ops.aten.cos.default(transpose);  transpose = None
    mul_1: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(view_1, cos_1);  view_1 = cos_1 = None
    transpose_1: "f32[4, 2, 4][4, 16, 1]cpu" = torch.ops.aten.transpose.int(mul_1, 0, 1);  mul_1 = None
    clone_1: "f32[4, 2, 4][8, 4, 1]cpu" = torch.ops.aten.clone.default(transpose_1, memory_format = torch.contiguous_format);  transpose_1 = None
    _unsafe_view_1: "f32[4, 8][8, 1]cpu" = torch.ops.aten._unsafe_view.default(clone_1, [4, 8]);  clone_1 = None
    detach_1: "f32[4, 8][8, 1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    mul_2: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(_unsafe_view_1, detach_1);  _unsafe_view_1 = detach_1 = None
    return (cos, mul_2)
