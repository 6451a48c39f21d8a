def forward(self, primals_1: "f32[3, 2][2, 1]cpu", tangents_1: "f32[3][1]cpu", tangents_2: "f32[3][1]cpu"):
    _pdist_forward: "f32[3][1]cpu" = torch.ops.aten._pdist_forward.default(primals_1)
    detach: "f32[3][1]cpu" = torch.ops.aten.detach.default(_pdist_forward)
    _pdist_forward_1: "f32[3][1]cpu" = torch.ops.aten._pdist_forward.default(primals_1, 1.0)
    detach_1: "f32[3][1]cpu" = torch.ops.aten.detach.default(_pdist_forward_1)
    detach_2: "f32[3][1]cpu" = torch.ops.aten.detach.default(detach_1);  detach_1 = None
    _pdist_backward: "f32[3, 2][2, 1]cpu" = torch.ops.aten._pdist_backward.default(tangents_2, primals_1, 1.0, detach_2);  tangents_2 = detach_2 = None
    detach_3: "f32[3][1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    _pdist_backward_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten._pdist_backward.default(tangents_1, primals_1, 2.0, detach_3);  tangents_1 = primals_1 = detach_3 = None
    add: "f32[3, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(_pdist_backward, _pdist_backward_1);  _pdist_backward = _pdist_backward_1 = None
    return (_pdist_forward, _pdist_forward_1, add)
