def forward(self, primals_1: "f32[5, 0, 5][5, 5, 1]cpu", tangents_1: "f32[1, 0, 5][5, 5, 1]cpu", tangents_2: "f32[1, 0, 5][5, 5, 1]cpu", tangents_3: "f32[1, 0, 5][5, 5, 1]cpu", tangents_4: "f32[1, 0, 5][5, 5, 1]cpu", tangents_5: "f32[1, 0, 5][5, 5, 1]cpu", tangents_6: "f32[1, 0, 1][1, 1, 1]cpu", tangents_7: "f32[1, 0, 5][5, 5, 1]cpu", tangents_8: "f32[1, 0, 5][5, 5, 1]cpu", tangents_9: "f32[1, 0, 5][5, 5, 1]cpu", tangents_10: "f32[1, 0, 5][5, 5, 1]cpu", tangents_11: "f32[1, 1, 5][5, 5, 1]cpu"):
    amin: "f32[1, 0, 5][0, 5, 1]cpu" = torch.ops.aten.amin.default(primals_1, [0], True)
    amax: "f32[1, 0, 5][0, 5, 1]cpu" = torch.ops.aten.amax.default(primals_1, [0], True)
    alias: "f32[1, 0, 5][0, 5, 1]cpu" = torch.ops.aten.alias.default(amax)
    alias_1: "f32[1, 0, 5][0, 5, 1]cpu" = torch.ops.aten.alias.default(amin)
    sum_1: "f32[1, 0, 5][0, 5, 1]cpu" = torch.ops.aten.sum.dim_IntList(primals_1, [0], True)
    prod: "f32[1, 0, 5][0, 5, 1]cpu" = torch.ops.aten.prod.dim_int(primals_1, 0, True)
    amax_1: "f32[1, 0, 5][0, 5, 1]cpu" = torch.ops.aten.amax.default(primals_1, [0], True)
    alias_3: "f32[1, 0, 5][0, 5, 1]cpu" = torch.ops.aten.alias.default(amax_1)
    amin_1: "f32[1, 0, 1][0, 1, 1]cpu" = torch.ops.aten.amin.default(primals_1, [0, 2], True)
    alias_4: "f32[1, 0, 1][0, 1, 1]cpu" = torch.ops.aten.alias.default(amin_1)
    var: "f32[1, 0, 5][0, 5, 1]cpu" = torch.ops.aten.var.correction(primals_1, [0], correction = 1, keepdim = True)
    mean: "f32[1, 0, 5][5, 5, 1]cpu" = torch.ops.aten.mean.dim(primals_1, [0], True)
    exp: "f32[5, 0, 5][5, 5, 1]cpu" = torch.ops.aten.exp.default(primals_1)
    sum_2: "f32[1, 0, 5][0, 5, 1]cpu" = torch.ops.aten.sum.dim_IntList(exp, [0], True);  exp = None
    log: "f32[1, 0, 5][5, 5, 1]cpu" = torch.ops.aten.log.default(sum_2);  sum_2 = None
    alias_5: "f32[1, 0, 5][5, 5, 1]cpu" = torch.ops.aten.alias.default(log)
    pow_1: "f32[5, 0, 5][5, 5, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(primals_1, 2)
    sum_3: "f32[1, 0, 5][0, 5, 1]cpu" = torch.ops.aten.sum.dim_IntList(pow_1, [0], True);  pow_1 = None
    pow_2: "f32[1, 0, 5][5, 5, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(sum_3, 0.5);  sum_3 = None
    alias_6: "f32[1, 0, 5][5, 5, 1]cpu" = torch.ops.aten.alias.default(pow_2)
    sum_4: "f32[1, 1, 5][5, 5, 1]cpu" = torch.ops.aten.sum.dim_IntList(primals_1, [0, 1], True)
    expand: "f32[5, 0, 5][0, 0, 1]cpu" = torch.ops.aten.expand.default(tangents_11, [5, 0, 5]);  tangents_11 = None
    alias_7: "f32[1, 0, 5][5, 5, 1]cpu" = torch.ops.aten.alias.default(alias_6);  alias_6 = None
    div: "f32[5, 0, 5][5, 5, 1]cpu" = torch.ops.aten.div.Tensor(primals_1, alias_7)
    eq: "b8[1, 0, 5][5, 5, 1]cpu" = torch.ops.aten.eq.Scalar(alias_7, 0);  alias_7 = None
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where: "f32[5, 0, 5][5, 5, 1]cpu" = torch.ops.aten.where.self(eq, scalar_tensor, div);  eq = scalar_tensor = div = None
    mul: "f32[5, 0, 5][5, 5, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_10, where);  tangents_10 = where = None
    add: "f32[5, 0, 5][5, 5, 1]cpu" = torch.ops.aten.add.Tensor(expand, mul);  expand = mul = None
    alias_8: "f32[1, 0, 5][5, 5, 1]cpu" = torch.ops.aten.alias.default(alias_5);  alias_5 = None
    sub: "f32[5, 0, 5][5, 5, 1]cpu" = torch.ops.aten.sub.Tensor(primals_1, alias_8);  alias_8 = None
    exp_1: "f32[5, 0, 5][5, 5, 1]cpu" = torch.ops.aten.exp.default(sub);  sub = None
    mul_1: "f32[5, 0, 5][5, 5, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_9, exp_1);  tangents_9 = exp_1 = None
    add_1: "f32[5, 0, 5][5, 5, 1]cpu" = torch.ops.aten.add.Tensor(add, mul_1);  add = mul_1 = None
    expand_1: "f32[5, 0, 5][0, 5, 1]cpu" = torch.ops.aten.expand.default(tangents_8, [5, 0, 5]);  tangents_8 = None
    div_1: "f32[5, 0, 5][5, 5, 1]cpu" = torch.ops.aten.div.Scalar(expand_1, 5);  expand_1 = None
    add_2: "f32[5, 0, 5][5, 5, 1]cpu" = torch.ops.aten.add.Tensor(add_1, div_1);  add_1 = div_1 = None
    mean_1: "f32[1, 0, 5][5, 5, 1]cpu" = torch.ops.aten.mean.dim(primals_1, [0], True)
    sub_1: "f32[5, 0, 5][5, 5, 1]cpu" = torch.ops.aten.sub.Tensor(primals_1, mean_1);  mean_1 = None
    mul_2: "f32[1, 0, 5][5, 5, 1]cpu" = torch.ops.aten.mul.Scalar(tangents_7, 0.5);  tangents_7 = None
    mul_3: "f32[5, 0, 5][5, 5, 1]cpu" = torch.ops.aten.mul.Tensor(mul_2, sub_1);  mul_2 = sub_1 = None
    add_3: "f32[5, 0, 5][5, 5, 1]cpu" = torch.ops.aten.add.Tensor(add_2, mul_3);  add_2 = mul_3 = None
    alias_9: "f32[1, 0, 1][0, 1, 1]cpu" = torch.ops.aten.alias.default(alias_4);  alias_4 = None
    eq_1: "b8[5, 0, 5][5, 5, 1]cpu" = torch.ops.aten.eq.Tensor(alias_9, primals_1);  alias_9 = None
    sum_5: "i64[1, 0, 1][0, 1, 1]cpu" = torch.ops.aten.sum.dim_IntList(eq_1, [0, 2], True)
    div_2: "f32[1, 0, 1][1, 1, 1]cpu" = torch.ops.aten.div.Tensor(tangents_6, sum_5);  tangents_6 = sum_5 = None
    mul_4: "f32[5, 0, 5][5, 5, 1]cpu" = torch.ops.aten.mul.Tensor(div_2, eq_1);  div_2 = eq_1 = None
    add_4: "f32[5, 0, 5][5, 5, 1]cpu" = torch.ops.aten.add.Tensor(add_3, mul_4);  add_3 = mul_4 = None
    alias_10: "f32[1, 0, 5][0, 5, 1]cpu" = torch.ops.aten.alias.default(alias_3);  alias_3 = None
    eq_2: "b8[5, 0, 5][5, 5, 1]cpu" = torch.ops.aten.eq.Tensor(alias_10, primals_1);  alias_10 = None
    sum_6: "i64[1, 0, 5][0, 5, 1]cpu" = torch.ops.aten.sum.dim_IntList(eq_2, [0], True)
    div_3: "f32[1, 0, 5][5, 5, 1]cpu" = torch.ops.aten.div.Tensor(tangents_5, sum_6);  tangents_5 = sum_6 = None
    mul_5: "f32[5, 0, 5][5, 5, 1]cpu" = torch.ops.aten.mul.Tensor(div_3, eq_2);  div_3 = eq_2 = None
    add_5: "f32[5, 0, 5][5, 5, 1]cpu" = torch.ops.aten.add.Tensor(add_4, mul_5);  add_4 = mul_5 = None
    expand_2: "f32[5, 0, 5][0, 5, 1]cpu" = torch.ops.aten.expand.default(tangents_4, [5, 0, 5]);  tangents_4 = None
    add_6: "f32[5, 0, 5][5, 5, 1]cpu" = torch.ops.aten.add.Tensor(add_5, expand_2);  add_5 = expand_2 = None
    expand_3: "f32[5, 0, 5][0, 5, 1]cpu" = torch.ops.aten.expand.default(tangents_3, [5, 0, 5]);  tangents_3 = None
    add_7: "f32[5, 0, 5][5, 5, 1]cpu" = torch.ops.aten.add.Tensor(add_6, expand_3);  add_6 = expand_3 = None
    alias_12: "f32[1, 0, 5][0, 5, 1]cpu" = torch.ops.aten.alias.default(alias);  alias = None
    alias_13: "f32[1, 0, 5][0, 5, 1]cpu" = torch.ops.aten.alias.default(alias_1);  alias_1 = None
    eq_3: "b8[5, 0, 5][5, 5, 1]cpu" = torch.ops.aten.eq.Tensor(primals_1, alias_13);  alias_13 = None
    sum_7: "i64[1, 0, 5][0, 5, 1]cpu" = torch.ops.aten.sum.dim_IntList(eq_3, [0], True)
    div_4: "f32[1, 0, 5][5, 5, 1]cpu" = torch.ops.aten.div.Tensor(tangents_1, sum_7);  tangents_1 = sum_7 = None
    mul_6: "f32[5, 0, 5][5, 5, 1]cpu" = torch.ops.aten.mul.Tensor(div_4, eq_3);  div_4 = eq_3 = None
    eq_4: "b8[5, 0, 5][5, 5, 1]cpu" = torch.ops.aten.eq.Tensor(primals_1, alias_12);  primals_1 = alias_12 = None
    sum_8: "i64[1, 0, 5][0, 5, 1]cpu" = torch.ops.aten.sum.dim_IntList(eq_4, [0], True)
    div_5: "f32[1, 0, 5][5, 5, 1]cpu" = torch.ops.aten.div.Tensor(tangents_2, sum_8);  tangents_2 = sum_8 = None
    mul_7: "f32[5, 0, 5][5, 5, 1]cpu" = torch.ops.aten.mul.Tensor(div_5, eq_4);  div_5 = eq_4 = None
    add_8: "f32[5, 0, 5][5, 5, 1]cpu" = torch.ops.aten.add.Tensor(mul_6, mul_7);  mul_6 = mul_7 = None
    add_9: "f32[5, 0, 5][5, 5, 1]cpu" = torch.ops.aten.add.Tensor(add_7, add_8);  add_7 = add_8 = None
    return (amin, amax, sum_1, prod, amax_1, amin_1, var, mean, log, pow_2, sum_4, add_9)
