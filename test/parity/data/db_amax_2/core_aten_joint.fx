def forward(self, primals_1: "f32[][]cpu", tangents_1: "f32[][]cpu"):
    amax: "f32[][]cpu" = torch.ops.aten.amax.default(primals_1, [0], True)
    alias: "f32[][]cpu" = torch.ops.aten.alias.default(amax)
    alias_1: "f32[][]cpu" = torch.ops.aten.alias.default(alias);  alias = None
    eq: "b8[][]cpu" = torch.ops.aten.eq.Tensor(alias_1, primals_1);  alias_1 = primals_1 = None
    sum_1: "i64[][]cpu" = torch.ops.aten.sum.dim_IntList(eq, [0], True)
    div: "f32[][]cpu" = torch.ops.aten.div.Tensor(tangents_1, sum_1);  tangents_1 = sum_1 = None
    mul: "f32[][]cpu" = torch.ops.aten.mul.Tensor(div, eq);  div = eq = None
    return (amax, mul)
