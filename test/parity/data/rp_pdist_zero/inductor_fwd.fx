def forward(self, primals_1: "f32[3, 2][2, 1]cpu"):
    _pdist_forward: "f32[3][1]cpu" = torch.ops.aten._pdist_forward.default(primals_1)
    alias: "f32[3][1]cpu" = torch.ops.aten.alias.default(_pdist_forward)
    _pdist_forward_1: "f32[3][1]cpu" = torch.ops.aten._pdist_forward.default(primals_1, 1.0)
    alias_1: "f32[3][1]cpu" = torch.ops.aten.alias.default(_pdist_forward_1)
    alias_2: "f32[3][1]cpu" = torch.ops.aten.alias.default(alias_1);  alias_1 = None
    alias_3: "f32[3][1]cpu" = torch.ops.aten.alias.default(alias);  alias = None
    return (_pdist_forward, _pdist_forward_1, primals_1, alias_2, alias_3)
