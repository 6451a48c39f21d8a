def forward(self, primals_1: "f32[4][1]cpu", primals_2: "f32[4][1]cpu", tangents_1: "f32[4][1]cpu", tangents_2: "f32[4][1]cpu"):
    ge: "b8[4][1]cpu" = torch.ops.aten.ge.Tensor(primals_1, primals_2)
    where: "f32[4][1]cpu" = torch.ops.aten.where.self(ge, primals_1, primals_2)
    where_1: "f32[4][1]cpu" = torch.ops.aten.where.self(ge, primals_2, primals_1);  ge = None
    abs_1: "f32[4][1]cpu" = torch.ops.aten.abs.default(primals_1)
    ne: "b8[4][1]cpu" = torch.ops.aten.ne.Scalar(abs_1, inf);  abs_1 = None
    eq: "b8[4][1]cpu" = torch.ops.aten.eq.Tensor(primals_1, primals_1)
    mul: "b8[4][1]cpu" = torch.ops.aten.mul.Tensor(eq, ne);  eq = ne = None
    logical_not: "b8[4][1]cpu" = torch.ops.aten.logical_not.default(mul);  mul = None
    eq_1: "b8[4][1]cpu" = torch.ops.aten.eq.Tensor(primals_1, primals_2)
    logical_and: "b8[4][1]cpu" = torch.ops.aten.logical_and.default(logical_not, eq_1);  logical_not = eq_1 = None
    sub: "f32[4][1]cpu" = torch.ops.aten.sub.Tensor(where_1, where);  where_1 = None
    exp: "f32[4][1]cpu" = torch.ops.aten.exp.default(sub);  sub = None
    log1p: "f32[4][1]cpu" = torch.ops.aten.log1p.default(exp);  exp = None
    add: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(where, log1p);  where = log1p = None
    where_2: "f32[4][1]cpu" = torch.ops.aten.where.self(logical_and, primals_1, add);  logical_and = add = None
    ge_1: "b8[4][1]cpu" = torch.ops.aten.ge.Tensor(primals_1, primals_2)
    where_3: "f32[4][1]cpu" = torch.ops.aten.where.self(ge_1, primals_1, primals_2)
    where_4: "f32[4][1]cpu" = torch.ops.aten.where.self(ge_1, primals_2, primals_1);  ge_1 = None
    isinf: "b8[4][1]cpu" = torch.ops.aten.isinf.default(primals_1)
    eq_2: "b8[4][1]cpu" = torch.ops.aten.eq.Tensor(primals_1, primals_2)
    logical_and_1: "b8[4][1]cpu" = torch.ops.aten.logical_and.default(isinf, eq_2);  isinf = eq_2 = None
    sub_1: "f32[4][1]cpu" = torch.ops.aten.sub.Tensor(where_4, where_3);  where_4 = None
    exp2: "f32[4][1]cpu" = torch.ops.aten.exp2.default(sub_1);  sub_1 = None
    log1p_1: "f32[4][1]cpu" = torch.ops.aten.log1p.default(exp2);  exp2 = None
    mul_1: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(log1p_1, 1.4426950408889634);  log1p_1 = None
    add_1: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(where_3, mul_1);  where_3 = mul_1 = None
    where_5: "f32[4][1]cpu" = torch.ops.aten.where.self(logical_and_1, primals_1, add_1);  logical_and_1 = add_1 = None
    sub_2: "f32[4][1]cpu" = torch.ops.aten.sub.Tensor(primals_1, primals_2)
    pow_1: "f32[4][1]cpu" = torch.ops.aten.pow.Scalar(2, sub_2);  sub_2 = None
    add_2: "f32[4][1]cpu" = torch.ops.aten.add.Scalar(pow_1, 1);  pow_1 = None
    div: "f32[4][1]cpu" = torch.ops.aten.div.Tensor(tangents_2, add_2);  add_2 = None
    sub_3: "f32[4][1]cpu" = torch.ops.aten.sub.Tensor(primals_2, primals_1)
    pow_2: "f32[4][1]cpu" = torch.ops.aten.pow.Scalar(2, sub_3);  sub_3 = None
    add_3: "f32[4][1]cpu" = torch.ops.aten.add.Scalar(pow_2, 1);  pow_2 = None
    div_1: "f32[4][1]cpu" = torch.ops.aten.div.Tensor(tangents_2, add_3);  tangents_2 = add_3 = None
    sub_4: "f32[4][1]cpu" = torch.ops.aten.sub.Tensor(primals_1, primals_2)
    exp_1: "f32[4][1]cpu" = torch.ops.aten.exp.default(sub_4);  sub_4 = None
    add_4: "f32[4][1]cpu" = torch.ops.aten.add.Scalar(exp_1, 1);  exp_1 = None
    div_2: "f32[4][1]cpu" = torch.ops.aten.div.Tensor(tangents_1, add_4);  add_4 = None
    sub_5: "f32[4][1]cpu" = torch.ops.aten.sub.Tensor(primals_2, primals_1);  primals_2 = primals_1 = None
    exp_2: "f32[4][1]cpu" = torch.ops.aten.exp.default(sub_5);  sub_5 = None
    add_5: "f32[4][1]cpu" = torch.ops.aten.add.Scalar(exp_2, 1);  exp_2 = None
    div_3: "f32[4][1]cpu" = torch.ops.aten.div.Tensor(tangents_1, add_5);  tangents_1 = add_5 = None
    add_6: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(div_1, div_3);  div_1 = div_3 = None
    add_7: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(div, div_2);  div = div_2 = None
    return (where_2, where_5, add_6, add_7)
