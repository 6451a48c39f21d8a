def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "f32[2, 3][3, 1]cpu", tangents_1: "f32[2, 3][3, 1]cpu"):
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, primals_2)
    cat: "f32[6, 3][3, 1]cpu" = torch.ops.aten.cat.default([primals_1, primals_2, mul]);  mul = None
    view: "f32[3, 2, 3][6, 3, 1]cpu" = torch.ops.aten.view.default(cat, [3, 2, 3]);  cat = None
    amax: "f32[2, 3][3, 1]cpu" = torch.ops.aten.amax.default(view, [0])
    alias: "f32[2, 3][3, 1]cpu" = torch.ops.aten.alias.default(amax)
    alias_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.alias.default(alias);  alias = None
    view_1: "f32[1, 2, 3][6, 3, 1]cpu" = torch.ops.aten.view.default(alias_1, [1, 2, 3]);  alias_1 = None
    eq: "b8[3, 2, 3][6, 3, 1]cpu" = torch.ops.aten.eq.Tensor(view_1, view);  view_1 = view = None
    view_2: "f32[1, 2, 3][6, 3, 1]cpu" = torch.ops.aten.view.default(tangents_1, [1, 2, 3]);  tangents_1 = None
    sum_1: "i64[1, 2, 3][6, 3, 1]cpu" = torch.ops.aten.sum.dim_IntList(eq, [0], True)
    div: "f32[1, 2, 3][6, 3, 1]cpu" = torch.ops.aten.div.Tensor(view_2, sum_1);  view_2 = sum_1 = None
    mul_1: "f32[3, 2, 3][6, 3, 1]cpu" = torch.ops.aten.mul.Tensor(div, eq);  div = eq = None
    select: "f32[2, 3][3, 1]cpu" = torch.ops.aten.select.int(mul_1, 0, 0)
    select_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.select.int(mul_1, 0, 1)
    select_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.select.int(mul_1, 0, 2);  mul_1 = None
    mul_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(select_2, primals_1);  primals_1 = None
    mul_3: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(select_2, primals_2);  select_2 = primals_2 = None
    add: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(select, mul_3);  select = mul_3 = None
    add_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(select_1, mul_2);  select_1 = mul_2 = None
    return (amax, add, add_1)
