def forward(self, primals_1: "f32[4, 3][3, 1]cpu", primals_2: "f32[4, 3][3, 1]cpu", primals_3: "f32[3][1]cpu", tangents_1: "f32[][]cpu", tangents_2: "f32[][]cpu"):
    amax: "f32[4, 1][1, 1]cpu" = torch.ops.aten.amax.default(primals_2, [1], True)
    sub: "f32[4, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(primals_2, amax);  amax = None
    exp: "f32[4, 3][3, 1]cpu" = torch.ops.aten.exp.default(sub);  sub = None
    sum_1: "f32[4, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(exp, [1], True)
    div: "f32[4, 3][3, 1]cpu" = torch.ops.aten.div.Tensor(exp, sum_1);  exp = sum_1 = None
    alias: "f32[4, 3][3, 1]cpu" = torch.ops.aten.alias.default(div)
    amax_1: "f32[4, 1][1, 1]cpu" = torch.ops.aten.amax.default(primals_1, [1], True)
    sub_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(primals_1, amax_1);  amax_1 = None
    exp_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.exp.default(sub_1)
    sum_2: "f32[4, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(exp_1, [1], True);  exp_1 = None
    log: "f32[4, 1][1, 1]cpu" = torch.ops.aten.log.default(sum_2);  sum_2 = None
    sub_2: "f32[4, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(sub_1, log);  sub_1 = log = None
    alias_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.alias.default(sub_2)
    mul: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Scalar(div, 0.8);  div = None
    add: "f32[4, 3][3, 1]cpu" = torch.ops.aten.add.Scalar(mul, 0.06666666666666667);  mul = None
    mul_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(sub_2, add)
    sum_3: "f32[][]cpu" = torch.ops.aten.sum.default(mul_1);  mul_1 = None
    neg: "f32[][]cpu" = torch.ops.aten.neg.default(sum_3);  sum_3 = None
    div_1: "f32[][]cpu" = torch.ops.aten.div.Scalar(neg, 4);  neg = None
    amax_2: "f32[4, 1][1, 1]cpu" = torch.ops.aten.amax.default(primals_2, [1], True)
    sub_3: "f32[4, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(primals_2, amax_2);  primals_2 = amax_2 = None
    exp_2: "f32[4, 3][3, 1]cpu" = torch.ops.aten.exp.default(sub_3);  sub_3 = None
    sum_4: "f32[4, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(exp_2, [1], True)
    div_2: "f32[4, 3][3, 1]cpu" = torch.ops.aten.div.Tensor(exp_2, sum_4);  exp_2 = sum_4 = None
    alias_2: "f32[4, 3][3, 1]cpu" = torch.ops.aten.alias.default(div_2)
    amax_3: "f32[4, 1][1, 1]cpu" = torch.ops.aten.amax.default(primals_1, [1], True)
    sub_4: "f32[4, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(primals_1, amax_3);  primals_1 = amax_3 = None
    exp_3: "f32[4, 3][3, 1]cpu" = torch.ops.aten.exp.default(sub_4)
    sum_5: "f32[4, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(exp_3, [1], True);  exp_3 = None
    log_1: "f32[4, 1][1, 1]cpu" = torch.ops.aten.log.default(sum_5);  sum_5 = None
    sub_5: "f32[4, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(sub_4, log_1);  sub_4 = log_1 = None
    alias_3: "f32[4, 3][3, 1]cpu" = torch.ops.aten.alias.default(sub_5)
    view: "f32[1, 3][3, 1]cpu" = torch.ops.aten.view.default(primals_3, [1, 3]);  primals_3 = None
    mul_2: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(sub_5, div_2)
    mul_3: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(mul_2, view);  mul_2 = None
    sum_6: "f32[][]cpu" = torch.ops.aten.sum.default(mul_3);  mul_3 = None
    neg_1: "f32[][]cpu" = torch.ops.aten.neg.default(sum_6);  sum_6 = None
    div_3: "f32[][]cpu" = torch.ops.aten.div.Scalar(neg_1, 4);  neg_1 = None
    div_4: "f32[][]cpu" = torch.ops.aten.div.Scalar(tangents_2, 4);  tangents_2 = None
    neg_2: "f32[][]cpu" = torch.ops.aten.neg.default(div_4);  div_4 = None
    expand: "f32[4, 3][0, 0]cpu" = torch.ops.aten.expand.default(neg_2, [4, 3]);  neg_2 = None
    mul_4: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(expand, view);  expand = view = None
    mul_5: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(mul_4, sub_5);  sub_5 = None
    mul_6: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(mul_4, div_2);  mul_4 = div_2 = None
    alias_4: "f32[4, 3][3, 1]cpu" = torch.ops.aten.alias.default(alias_3);  alias_3 = None
    exp_4: "f32[4, 3][3, 1]cpu" = torch.ops.aten.exp.default(alias_4);  alias_4 = None
    sum_7: "f32[4, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_6, [1], True)
    mul_7: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(exp_4, sum_7);  exp_4 = sum_7 = None
    sub_6: "f32[4, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(mul_6, mul_7);  mul_6 = mul_7 = None
    alias_5: "f32[4, 3][3, 1]cpu" = torch.ops.aten.alias.default(alias_2);  alias_2 = None
    mul_8: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(mul_5, alias_5);  mul_5 = None
    sum_8: "f32[4, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_8, [1], True)
    neg_3: "f32[4, 3][3, 1]cpu" = torch.ops.aten.neg.default(alias_5);  alias_5 = None
    fma: "f32[4, 3][3, 1]cpu" = torch.ops.prims.fma.default(neg_3, sum_8, mul_8);  neg_3 = sum_8 = mul_8 = None
    div_5: "f32[][]cpu" = torch.ops.aten.div.Scalar(tangents_1, 4);  tangents_1 = None
    neg_4: "f32[][]cpu" = torch.ops.aten.neg.default(div_5);  div_5 = None
    expand_1: "f32[4, 3][0, 0]cpu" = torch.ops.aten.expand.default(neg_4, [4, 3]);  neg_4 = None
    mul_9: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(expand_1, sub_2);  sub_2 = None
    mul_10: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(expand_1, add);  expand_1 = add = None
    mul_11: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Scalar(mul_9, 0.8);  mul_9 = None
    alias_6: "f32[4, 3][3, 1]cpu" = torch.ops.aten.alias.default(alias_1);  alias_1 = None
    exp_5: "f32[4, 3][3, 1]cpu" = torch.ops.aten.exp.default(alias_6);  alias_6 = None
    sum_9: "f32[4, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_10, [1], True)
    mul_12: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(exp_5, sum_9);  exp_5 = sum_9 = None
    sub_7: "f32[4, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(mul_10, mul_12);  mul_10 = mul_12 = None
    add_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(sub_6, sub_7);  sub_6 = sub_7 = None
    alias_7: "f32[4, 3][3, 1]cpu" = torch.ops.aten.alias.default(alias);  alias = None
    mul_13: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(mul_11, alias_7);  mul_11 = None
    sum_10: "f32[4, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_13, [1], True)
    neg_5: "f32[4, 3][3, 1]cpu" = torch.ops.aten.neg.default(alias_7);  alias_7 = None
    fma_1: "f32[4, 3][3, 1]cpu" = torch.ops.prims.fma.default(neg_5, sum_10, mul_13);  neg_5 = sum_10 = mul_13 = None
    add_2: "f32[4, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(fma, fma_1);  fma = fma_1 = None
    return (div_1, div_3, add_1, add_2, None)
