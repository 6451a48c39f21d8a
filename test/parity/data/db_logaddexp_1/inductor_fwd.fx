def forward(self, primals_1: "f32[][]cpu", primals_2: "f32[][]cpu"):
    ge: "b8[][]cpu" = torch.ops.aten.ge.Tensor(primals_1, primals_2)
    where: "f32[][]cpu" = torch.ops.aten.where.self(ge, primals_1, primals_2)
    where_1: "f32[][]cpu" = torch.ops.aten.where.self(ge, primals_2, primals_1);  ge = None
    abs_1: "f32[][]cpu" = torch.ops.aten.abs.default(primals_1)
    ne: "b8[][]cpu" = torch.ops.aten.ne.Scalar(abs_1, inf);  abs_1 = None
    eq: "b8[][]cpu" = torch.ops.aten.eq.Tensor(primals_1, primals_1)
    mul: "b8[][]cpu" = torch.ops.aten.mul.Tensor(eq, ne);  eq = ne = None
    logical_not: "b8[][]cpu" = torch.ops.aten.logical_not.default(mul);  mul = None
    eq_1: "b8[][]cpu" = torch.ops.aten.eq.Tensor(primals_1, primals_2)
    logical_and: "b8[][]cpu" = torch.ops.aten.logical_and.default(logical_not, eq_1);  logical_not = eq_1 = None
    sub: "f32[][]cpu" = torch.ops.aten.sub.Tensor(where_1, where);  where_1 = None
    exp: "f32[][]cpu" = torch.ops.aten.exp.default(sub);  sub = None
    log1p: "f32[][]cpu" = torch.ops.aten.log1p.default(exp);  exp = None
    add: "f32[][]cpu" = torch.ops.aten.add.Tensor(where, log1p);  where = log1p = None
    where_2: "f32[][]cpu" = torch.ops.aten.where.self(logical_and, primals_1, add);  logical_and = add = None
    return (where_2, primals_1, primals_2)
