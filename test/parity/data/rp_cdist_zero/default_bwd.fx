def forward(self, primals_1: "f32[2, 2][2, 1]cpu", primals_2: "f32[3, 2][2, 1]cpu", detach: "f32[2, 3][3, 1]cpu", detach_1: "f32[2, 3][3, 1]cpu", detach_2: "f32[2, 3][3, 1]cpu", tangents_1: "f32[2, 3][3, 1]cpu", tangents_2: "f32[2, 3][3, 1]cpu", tangents_3: "f32[2, 3][3, 1]cpu"):
    detach_3: "f32[2, 3][3, 1]cpu" = torch.ops.aten.detach.default(detach_2);  detach_2 = None
    _cdist_backward: "f32[2, 2][2, 1]cpu" = torch.ops.aten._cdist_backward.default(tangents_3, primals_1, primals_2, 3.0, detach_3)
    transpose: "f32[3, 2][1, 3]cpu" = torch.ops.aten.transpose.int(detach_3, -2, -1);  detach_3 = None
    clone: "f32[3, 2][2, 1]cpu" = torch.ops.aten.clone.default(transpose, memory_format = torch.contiguous_format);  transpose = None
    transpose_1: "f32[3, 2][1, 3]cpu" = torch.ops.aten.transpose.int(tangents_3, -2, -1);  tangents_3 = None
    clone_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.clone.default(transpose_1, memory_format = torch.contiguous_format);  transpose_1 = None
    _cdist_backward_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten._cdist_backward.default(clone_1, primals_2, primals_1, 3.0, clone);  clone_1 = clone = None
    detach_4: "f32[2, 3][3, 1]cpu" = torch.ops.aten.detach.default(detach_1);  detach_1 = None
    _cdist_backward_2: "f32[2, 2][2, 1]cpu" = torch.ops.aten._cdist_backward.default(tangents_2, primals_1, primals_2, 1.0, detach_4)
    transpose_2: "f32[3, 2][1, 3]cpu" = torch.ops.aten.transpose.int(detach_4, -2, -1);  detach_4 = None
    clone_2: "f32[3, 2][2, 1]cpu" = torch.ops.aten.clone.default(transpose_2, memory_format = torch.contiguous_format);  transpose_2 = None
    transpose_3: "f32[3, 2][1, 3]cpu" = torch.ops.aten.transpose.int(tangents_2, -2, -1);  tangents_2 = None
    clone_3: "f32[3, 2][2, 1]cpu" = torch.ops.aten.clone.default(transpose_3, memory_format = torch.contiguous_format);  transpose_3 = None
    _cdist_backward_3: "f32[3, 2][2, 1]cpu" = torch.ops.aten._cdist_backward.default(clone_3, primals_2, primals_1, 1.0, clone_2);  clone_3 = clone_2 = None
    add: "f32[2, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(_cdist_backward, _cdist_backward_2);  _cdist_backward = _cdist_backward_2 = None
    add_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(_cdist_backward_1, _cdist_backward_3);  _cdist_backward_1 = _cdist_backward_3 = None
    detach_5: "f32[2, 3][3, 1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    _cdist_backward_4: "f32[2, 2][2, 1]cpu" = torch.ops.aten._cdist_backward.default(tangents_1, primals_1, primals_2, 2.0, detach_5)
    transpose_4: "f32[3, 2][1, 3]cpu" = torch.ops.aten.transpose.int(detach_5, -2, -1);  detach_5 = None
    clone_4: "f32[3, 2][2, 1]cpu" = torch.ops.aten.clone.default(transpose_4, memory_format = torch.contiguous_format);  transpose_4 = None
    transpose_5: "f32[3, 2][1, 3]cpu" = torch.ops.aten.transpose.int(tangents_1, -2, -1);  tangents_1 = None
    clone_5: "f32[3, 2][2, 1]cpu" = torch.ops.aten.clone.default(transpose_5, memory_format = torch.contiguous_format);  transpose_5 = None
    _cdist_backward_5: "f32[3, 2][2, 1]cpu" = torch.ops.aten._cdist_backward.default(clone_5, primals_2, primals_1, 2.0, clone_4);  clone_5 = primals_2 = primals_1 = clone_4 = None
    add_2: "f32[2, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(add, _cdist_backward_4);  add = _cdist_backward_4 = None
    add_3: "f32[3, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(add_1, _cdist_backward_5);  add_1 = _cdist_backward_5 = None
    return (add_2, add_3)
