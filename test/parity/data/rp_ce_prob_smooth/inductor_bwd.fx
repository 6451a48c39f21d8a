def forward(self, primals_1: "f32[4, 3][3, 1]cpu", primals_2: "f32[4, 3][3, 1]cpu", primals_3: "f32[3][1]cpu", tangents_1: "f32[][]cpu", tangents_2: "f32[][]cpu"):
    div_4: "f32[][]cpu" = torch.ops.aten.div.Scalar(tangents_2, 4);  tangents_2 = None
    neg_2: "f32[][]cpu" = torch.ops.aten.neg.default(div_4);  div_4 = None
    expand: "f32[4, 3][0, 0]cpu" = torch.ops.aten.expand.default(neg_2, [4, 3]);  neg_2 = None
    view: "f32[1, 3][3, 1]cpu" = torch.ops.aten.view.default(primals_3, [1, 3]);  primals_3 = None
    mul_4: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(expand, view);  expand = view = None
    amax_1: "f32[4, 1][1, 1]cpu" = torch.ops.aten.amax.default(primals_1, [1], True)
    sub_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(primals_1, amax_1);  primals_1 = amax_1 = None
    exp_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.exp.default(sub_1)
    sum_2: "f32[4, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(exp_1, [1], True);  exp_1 = None
    log: "f32[4, 1][1, 1]cpu" = torch.ops.aten.log.default(sum_2);  sum_2 = None
    sub_2: "f32[4, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(sub_1, log);  sub_1 = log = None
    mul_5: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(mul_4, sub_2)
    amax: "f32[4, 1][1, 1]cpu" = torch.ops.aten.amax.default(primals_2, [1], True)
    sub: "f32[4, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(primals_2, amax);  primals_2 = amax = None
    exp: "f32[4, 3][3, 1]cpu" = torch.ops.aten.exp.default(sub);  sub = None
    sum_1: "f32[4, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(exp, [1], True)
    div: "f32[4, 3][3, 1]cpu" = torch.ops.aten.div.Tensor(exp, sum_1);  exp = sum_1 = None
    mul_6: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(mul_4, div);  mul_4 = None
    alias_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.alias.default(sub_2)
    alias_4: "f32[4, 3][3, 1]cpu" = torch.ops.aten.alias.default(alias_1);  alias_1 = None
    exp_4: "f32[4, 3][3, 1]cpu" = torch.ops.aten.exp.default(alias_4);  alias_4 = None
    sum_7: "f32[4, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_6, [1], True)
    mul_7: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(exp_4, sum_7);  sum_7 = None
    sub_6: "f32[4, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(mul_6, mul_7);  mul_6 = mul_7 = None
    alias: "f32[4, 3][3, 1]cpu" = torch.ops.aten.alias.default(div)
    alias_5: "f32[4, 3][3, 1]cpu" = torch.ops.aten.alias.default(alias);  alias = None
    mul_8: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(mul_5, alias_5);  mul_5 = None
    sum_8: "f32[4, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_8, [1], True)
    neg_3: "f32[4, 3][3, 1]cpu" = torch.ops.aten.neg.default(alias_5)
    fma: "f32[4, 3][3, 1]cpu" = torch.ops.prims.fma.default(neg_3, sum_8, mul_8);  sum_8 = mul_8 = None
    div_5: "f32[][]cpu" = torch.ops.aten.div.Scalar(tangents_1, 4);  tangents_1 = None
    neg_4: "f32[][]cpu" = torch.ops.aten.neg.default(div_5);  div_5 = None
    expand_1: "f32[4, 3][0, 0]cpu" = torch.ops.aten.expand.default(neg_4, [4, 3]);  neg_4 = None
    mul_9: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(expand_1, sub_2);  sub_2 = None
    mul: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Scalar(div, 0.8);  div = None
    add: "f32[4, 3][3, 1]cpu" = torch.ops.aten.add.Scalar(mul, 0.06666666666666667);  mul = None
    mul_10: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(expand_1, add);  expand_1 = add = None
    mul_11: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Scalar(mul_9, 0.8);  mul_9 = None
    sum_9: "f32[4, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_10, [1], True)
    mul_12: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(exp_4, sum_9);  exp_4 = sum_9 = None
    sub_7: "f32[4, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(mul_10, mul_12);  mul_10 = mul_12 = None
    add_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(sub_6, sub_7);  sub_6 = sub_7 = None
    mul_13: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(mul_11, alias_5);  mul_11 = alias_5 = None
    sum_10: "f32[4, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_13, [1], True)
    fma_1: "f32[4, 3][3, 1]cpu" = torch.ops.prims.fma.default(neg_3, sum_10, mul_13);  neg_3 = sum_10 = mul_13 = None
    add_2: "f32[4, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(fma, fma_1);  fma = fma_1 = None
    return (add_1, add_2, None)
