def forward(self, primals_1: "f32[3, 2][2, 1]cpu", tangents_1: "f32[3][1]cpu", tangents_2: "f32[3][1]cpu"):
    _pdist_forward: "f32[3][1]cpu" = torch.ops.aten._pdist_forward.default(primals_1)
    alias: "f32[3][1]cpu" = torch.ops.aten.alias.default(_pdist_forward)
    _pdist_forward_1: "f32[3][1]cpu" = torch.ops.aten._pdist_forward.default(primals_1, 1.0)
    alias_1: "f32[3][1]cpu" = torch.ops.aten.alias.default(_pdist_forward_1)
    alias_2: "f32[3][1]cpu" = torch.ops.aten.alias.default(alias_1);  alias_1 = None
    _pdist_backward: "f32[3, 2][2, 1]cpu" = torch.ops.aten._pdist_backward.default(tangents_2, primals_1, 1.0, alias_2);  tangents_2 = alias_2 = None
    alias_3: "f32[3][1]cpu" = torch.ops.aten.alias.default(alias);  alias = None
    _pdist_backward_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten._pdist_backward.default(tangents_1, primals_1, 2.0, alias_3);  tangents_1 = primals_1 = alias_3 = None
    add: "f32[3, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(_pdist_backward, _pdist_backward_1);  _pdist_backward = _pdist_backward_1 = None
    return (_pdist_forward, _pdist_forward_1, add)
