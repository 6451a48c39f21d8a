def forward(self, primals_1: "f32[2, 2][2, 1]cpu", primals_2: "f32[3, 2][2, 1]cpu"):
    _cdist_forward: "f32[2, 3][3, 1]cpu" = torch.ops.aten._cdist_forward.default(primals_1, primals_2, 2.0, None)
    detach: "f32[2, 3][3, 1]cpu" = torch.ops.aten.detach.default(_cdist_forward)
    _cdist_forward_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten._cdist_forward.default(primals_1, primals_2, 1.0, None)
    detach_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.detach.default(_cdist_forward_1)
    _cdist_forward_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten._cdist_forward.default(primals_1, primals_2, 3.0, None)
    detach_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.detach.default(_cdist_forward_2)
    detach_3: "f32[2, 3][3, 1]cpu" = torch.ops.aten.detach.default(detach_2);  detach_2 = None
    detach_4: "f32[2, 3][3, 1]cpu" = torch.ops.aten.detach.default(detach_1);  detach_1 = None
    detach_5: "f32[2, 3][3, 1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    return (_cdist_forward, _cdist_forward_1, _cdist_forward_2, primals_1, primals_2, detach_3, detach_4, detach_5)
