def forward(self, primals_1: "f32[5, 5, 5][25, 5, 1]cpu"):
    amin: "f32[][]cpu" = torch.ops.aten.amin.default(primals_1)
    amax: "f32[][]cpu" = torch.ops.aten.amax.default(primals_1)
    alias: "f32[][]cpu" = torch.ops.aten.alias.default(amax)
    alias_1: "f32[][]cpu" = torch.ops.aten.alias.default(amin)
    alias_2: "f32[][]cpu" = torch.ops.aten.alias.default(alias);  alias = None
    alias_3: "f32[][]cpu" = torch.ops.aten.alias.default(alias_1);  alias_1 = None
    view_1: "f32[1, 1, 1][1, 1, 1]cpu" = torch.ops.aten.view.default(alias_3, [1, 1, 1]);  alias_3 = None
    eq: "b8[5, 5, 5][25, 5, 1]cpu" = torch.ops.aten.eq.Tensor(primals_1, view_1);  view_1 = None
    view_3: "f32[1, 1, 1][1, 1, 1]cpu" = torch.ops.aten.view.default(alias_2, [1, 1, 1]);  alias_2 = None
    eq_1: "b8[5, 5, 5][25, 5, 1]cpu" = torch.ops.aten.eq.Tensor(primals_1, view_3);  primals_1 = view_3 = None
    return (amin, amax, eq, eq_1)
