def forward(self, primals_1: "f32[0, 4, 5][20, 5, 1]cpu", primals_2: "f32[3, 5][5, 1]cpu", primals_3: "f32[0, 5][5, 1]cpu"):
    _cdist_forward: "f32[0, 4, 3][12, 3, 1]cpu" = torch.ops.aten._cdist_forward.default(primals_1, primals_2, 2.0, 2);  primals_1 = None
    _cdist_forward_1: "f32[3, 0][1, 1]cpu" = torch.ops.aten._cdist_forward.default(primals_2, primals_3, 2.0, 2);  primals_2 = primals_3 = None
    return (_cdist_forward, _cdist_forward_1)
