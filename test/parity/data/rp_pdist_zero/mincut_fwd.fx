def forward(self, primals_1: "f32[3, 2][2, 1]cpu"):
    _pdist_forward: "f32[3][1]cpu" = torch.ops.aten._pdist_forward.default(primals_1)
    detach: "f32[3][1]cpu" = torch.ops.aten.detach.default(_pdist_forward)
    _pdist_forward_1: "f32[3][1]cpu" = torch.ops.aten._pdist_forward.default(primals_1, 1.0)
    detach_1: "f32[3][1]cpu" = torch.ops.aten.detach.default(_pdist_forward_1)
    detach_2: "f32[3][1]cpu" = torch.ops.aten.detach.default(detach_1);  detach_1 = None
    detach_3: "f32[3][1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    return (_pdist_forward, _pdist_forward_1, primals_1, detach_2, detach_3)
