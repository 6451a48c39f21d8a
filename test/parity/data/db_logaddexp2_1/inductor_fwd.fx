def forward(self, primals_1: "f32[5, 5][5, 1]cpu", primals_2: "f32[5, 5][5, 1]cpu"):
    ge: "b8[5, 5][5, 1]cpu" = torch.ops.aten.ge.Tensor(primals_1, primals_2)
    where: "f32[5, 5][5, 1]cpu" = torch.ops.aten.where.self(ge, primals_1, primals_2)
    where_1: "f32[5, 5][5, 1]cpu" = torch.ops.aten.where.self(ge, primals_2, primals_1);  ge = None
    isinf: "b8[5, 5][5, 1]cpu" = torch.ops.aten.isinf.default(primals_1)
    eq: "b8[5, 5][5, 1]cpu" = torch.ops.aten.eq.Tensor(primals_1, primals_2)
    logical_and: "b8[5, 5][5, 1]cpu" = torch.ops.aten.logical_and.default(isinf, eq);  isinf = eq = None
    sub: "f32[5, 5][5, 1]cpu" = torch.ops.aten.sub.Tensor(where_1, where);  where_1 = None
    exp2: "f32[5, 5][5, 1]cpu" = torch.ops.aten.exp2.default(sub);  sub = None
    log1p: "f32[5, 5][5, 1]cpu" = torch.ops.aten.log1p.default(exp2);  exp2 = None
    mul: "f32[5, 5][5, 1]cpu" = torch.ops.aten.mul.Tensor(log1p, 1.4426950408889634);  log1p = None
    add: "f32[5, 5][5, 1]cpu" = torch.ops.aten.add.Tensor(where, mul);  where = mul = None
    where_2: "f32[5, 5][5, 1]cpu" = torch.ops.aten.where.self(logical_and, primals_1, add);  logical_and = add = None
    return (where_2, primals_1, primals_2)
