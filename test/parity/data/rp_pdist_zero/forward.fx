def forward(self, primals_1: "f32[3, 2][2, 1]cpu"):
    _pdist_forward: "f32[3][1]cpu" = torch.ops.aten._pdist_forward.default(primals_1)
    _pdist_forward_1: "f32[3][1]cpu" = torch.ops.aten._pdist_forward.default(primals_1, 1.0);  primals_1 = None
    return (_pdist_forward, _pdist_forward_1)
