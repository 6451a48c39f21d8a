def forward(self, primals_1: "f32[0, 4, 5][20, 5, 1]cpu", primals_2: "f32[3, 5][5, 1]cpu", primals_3: "f32[0, 5][5, 1]cpu", detach: "f32[0, 4, 3][12, 3, 1]cpu", detach_1: "f32[3, 0][1, 1]cpu", tangents_1: "f32[0, 4, 3][12, 3, 1]cpu", tangents_2: "f32[3, 0][1, 1]cpu"):
    detach_2: "f32[3, 0][1, 1]cpu" = torch.ops.aten.detach.default(detach_1);  detach_1 = None
    _cdist_backward: "f32[3, 5][5, 1]cpu" = torch.ops.aten._cdist_backward.default(tangents_2, primals_2, primals_3, 2.0, detach_2)
    transpose: "f32[0, 3][1, 1]cpu" = torch.ops.aten.transpose.int(detach_2, -2, -1);  detach_2 = None
    transpose_1: "f32[0, 3][1, 1]cpu" = torch.ops.aten.transpose.int(tangents_2, -2, -1);  tangents_2 = None
    _cdist_backward_1: "f32[0, 5][5, 1]cpu" = torch.ops.aten._cdist_backward.default(transpose_1, primals_3, primals_2, 2.0, transpose);  transpose_1 = primals_3 = transpose = None
    detach_3: "f32[0, 4, 3][12, 3, 1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    _cdist_backward_2: "f32[0, 4, 5][20, 5, 1]cpu" = torch.ops.aten._cdist_backward.default(tangents_1, primals_1, primals_2, 2.0, detach_3)
    transpose_2: "f32[0, 3, 4][12, 1, 3]cpu" = torch.ops.aten.transpose.int(detach_3, -2, -1);  detach_3 = None
    transpose_3: "f32[0, 3, 4][12, 1, 3]cpu" = torch.ops.aten.transpose.int(tangents_1, -2, -1);  tangents_1 = None
    _cdist_backward_3: "f32[3, 5][5, 1]cpu" = torch.ops.aten._cdist_backward.default(transpose_3, primals_2, primals_1, 2.0, transpose_2);  transpose_3 = primals_2 = primals_1 = transpose_2 = None
    add: "f32[3, 5][5, 1]cpu" = torch.ops.aten.add.Tensor(_cdist_backward, _cdist_backward_3);  _cdist_backward = _cdist_backward_3 = None
    return (_cdist_backward_2, add, _cdist_backward_1)
