def forward(self, primals_1: "f32[2, 3][3, 1]cpu", tangents_1: "f32[2][1]cpu"):
    unsqueeze: "f32[2, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(tangents_1, 1);  tangents_1 = None
    amax: "f32[2, 1][1, 1]cpu" = torch.ops.aten.amax.default(primals_1, [1], True)
    sub: "f32[2, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(primals_1, amax)
    exp: "f32[2, 3][3, 1]cpu" = torch.ops.aten.exp.default(sub);  sub = None
    sum_1: "f32[2, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(exp, [1], True)
    div: "f32[2, 1][1, 1]cpu" = torch.ops.aten.div.Tensor(unsqueeze, sum_1);  sum_1 = None
    expand: "f32[2, 3][1, 0]cpu" = torch.ops.aten.expand.default(div, [2, 3]);  div = None
    alias_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.alias.default(exp);  exp = None
    alias_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.alias.default(alias_1);  alias_1 = None
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(expand, alias_2);  expand = alias_2 = None
    neg: "f32[2, 3][3, 1]cpu" = torch.ops.aten.neg.default(mul)
    sum_2: "f32[2, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(neg, [1], True);  neg = None
    add_1: "f32[2, 1][1, 1]cpu" = torch.ops.aten.add.Tensor(unsqueeze, sum_2);  unsqueeze = sum_2 = None
    alias: "f32[2, 1][1, 1]cpu" = torch.ops.aten.alias.default(amax);  amax = None
    alias_3: "f32[2, 1][1, 1]cpu" = torch.ops.aten.alias.default(alias);  alias = None
    eq: "b8[2, 3][3, 1]cpu" = torch.ops.aten.eq.Tensor(alias_3, primals_1);  alias_3 = primals_1 = None
    sum_3: "i64[2, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(eq, [1], True)
    div_1: "f32[2, 1][1, 1]cpu" = torch.ops.aten.div.Tensor(add_1, sum_3);  add_1 = sum_3 = None
    mul_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(div_1, eq);  div_1 = eq = None
    add_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(mul, mul_1);  mul = mul_1 = None
    return (add_2,)
