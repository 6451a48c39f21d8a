def forward(self, primals_1: "f32[3, 2][2, 1]cpu", primals_2: "f32[4, 2][2, 1]cpu", detach: "f32[3, 4][4, 1]cpu", tangents_1: "f32[3, 4][4, 1]cpu"):
    detach_1: "f32[3, 4][4, 1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    _cdist_backward: "f32[3, 2][2, 1]cpu" = torch.ops.aten._cdist_backward.default(tangents_1, primals_1, primals_2, 2.0, detach_1)
    transpose: "f32[4, 3][1, 4]cpu" = torch.ops.aten.transpose.int(detach_1, -2, -1);  detach_1 = None
    clone: "f32[4, 3][3, 1]cpu" = torch.ops.aten.clone.default(transpose, memory_format = torch.contiguous_format);  transpose = None
    transpose_1: "f32[4, 3][1, 4]cpu" = torch.ops.aten.transpose.int(tangents_1, -2, -1);  tangents_1 = None
    clone_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.clone.default(transpose_1, memory_format = torch.contiguous_format);  transpose_1 = None
    _cdist_backward_1: "f32[4, 2][2, 1]cpu" = torch.ops.aten._cdist_backward.default(clone_1, primals_2, primals_1, 2.0, clone);  clone_1 = primals_2 = primals_1 = clone = None
    return (_cdist_backward, _cdist_backward_1)
