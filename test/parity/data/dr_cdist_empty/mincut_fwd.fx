def forward(self, primals_1: "f32[0, 4, 5][20, 5, 1]cpu", primals_2: "f32[3, 5][5, 1]cpu", primals_3: "f32[0, 5][5, 1]cpu"):
    _cdist_forward: "f32[0, 4, 3][12, 3, 1]cpu" = torch.ops.aten._cdist_forward.default(primals_1, primals_2, 2.0, 2)
    detach: "f32[0, 4, 3][12, 3, 1]cpu" = torch.ops.aten.detach.default(_cdist_forward)
    _cdist_forward_1: "f32[3, 0][1, 1]cpu" = torch.ops.aten._cdist_forward.default(primals_2, primals_3, 2.0, 2)
    detach_1: "f32[3, 0][1, 1]cpu" = torch.ops.aten.detach.default(_cdist_forward_1)
    detach_2: "f32[3, 0][1, 1]cpu" = torch.ops.aten.detach.default(detach_1);  detach_1 = None
    transpose: "f32[0, 3][1, 1]cpu" = torch.ops.aten.transpose.int(detach_2, -2, -1)
    detach_3: "f32[0, 4, 3][12, 3, 1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    transpose_2: "f32[0, 3, 4][12, 1, 3]cpu" = torch.ops.aten.transpose.int(detach_3, -2, -1)
    return (_cdist_forward, _cdist_forward_1, primals_1, primals_2, primals_3, detach_2, transpose, detach_3, transpose_2)
