def forward(self, primals_1: "f32[4, 3][3, 1]cpu", primals_2: "f32[4, 3][3, 1]cpu", primals_3: "f32[3][1]cpu", tangents_1: "f32[][]cpu", tangents_2: "f32[][]cpu"):
    _softmax: "f32[4, 3][3, 1]cpu" = torch.ops.aten._softmax.default(primals_2, 1, False)
    alias: "f32[4, 3][3, 1]cpu" = torch.ops.aten.alias.default(_softmax)
    _log_softmax: "f32[4, 3][3, 1]cpu" = torch.ops.aten._log_softmax.default(primals_1, 1, False)
    alias_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.alias.default(_log_softmax)
    mul: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Scalar(_softmax, 0.8);  _softmax = None
    add: "f32[4, 3][3, 1]cpu" = torch.ops.aten.add.Scalar(mul, 0.06666666666666667);  mul = None
    mul_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(_log_softmax, add)
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.dim_IntList(mul_1, []);  mul_1 = None
    neg: "f32[][]cpu" = torch.ops.aten.neg.default(sum_1);  sum_1 = None
    div: "f32[][]cpu" = torch.ops.aten.div.Scalar(neg, 4);  neg = None
    _softmax_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten._softmax.default(primals_2, 1, False);  primals_2 = None
    alias_2: "f32[4, 3][3, 1]cpu" = torch.ops.aten.alias.default(_softmax_1)
    _log_softmax_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten._log_softmax.default(primals_1, 1, False);  primals_1 = None
    alias_3: "f32[4, 3][3, 1]cpu" = torch.ops.aten.alias.default(_log_softmax_1)
    view: "f32[1, 3][3, 1]cpu" = torch.ops.aten.view.default(primals_3, [1, 3]);  primals_3 = None
    mul_2: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(_log_softmax_1, _softmax_1)
    mul_3: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(mul_2, view);  mul_2 = None
    sum_2: "f32[][]cpu" = torch.ops.aten.sum.dim_IntList(mul_3, []);  mul_3 = None
    neg_1: "f32[][]cpu" = torch.ops.aten.neg.default(sum_2);  sum_2 = None
    div_1: "f32[][]cpu" = torch.ops.aten.div.Scalar(neg_1, 4);  neg_1 = None
    div_2: "f32[][]cpu" = torch.ops.aten.div.Scalar(tangents_2, 4);  tangents_2 = None
    neg_2: "f32[][]cpu" = torch.ops.aten.neg.default(div_2);  div_2 = None
    expand: "f32[4, 3][0, 0]cpu" = torch.ops.aten.expand.default(neg_2, [4, 3]);  neg_2 = None
    mul_4: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(expand, view);  expand = view = None
    mul_5: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(mul_4, _log_softmax_1);  _log_softmax_1 = None
    mul_6: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(mul_4, _softmax_1);  mul_4 = _softmax_1 = None
    alias_4: "f32[4, 3][3, 1]cpu" = torch.ops.aten.alias.default(alias_3);  alias_3 = None
    exp: "f32[4, 3][3, 1]cpu" = torch.ops.aten.exp.default(alias_4);  alias_4 = None
    sum_3: "f32[4, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_6, [1], True)
    mul_7: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(exp, sum_3);  exp = sum_3 = None
    sub: "f32[4, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(mul_6, mul_7);  mul_6 = mul_7 = None
    alias_5: "f32[4, 3][3, 1]cpu" = torch.ops.aten.alias.default(alias_2);  alias_2 = None
    mul_8: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(mul_5, alias_5);  mul_5 = None
    sum_4: "f32[4, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_8, [1], True)
    mul_9: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(alias_5, sum_4);  alias_5 = sum_4 = None
    sub_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(mul_8, mul_9);  mul_8 = mul_9 = None
    div_3: "f32[][]cpu" = torch.ops.aten.div.Scalar(tangents_1, 4);  tangents_1 = None
    neg_3: "f32[][]cpu" = torch.ops.aten.neg.default(div_3);  div_3 = None
    expand_1: "f32[4, 3][0, 0]cpu" = torch.ops.aten.expand.default(neg_3, [4, 3]);  neg_3 = None
    mul_10: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(expand_1, _log_softmax);  _log_softmax = None
    mul_11: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(expand_1, add);  expand_1 = add = None
    mul_12: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Scalar(mul_10, 0.8);  mul_10 = None
    alias_6: "f32[4, 3][3, 1]cpu" = torch.ops.aten.alias.default(alias_1);  alias_1 = None
    exp_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.exp.default(alias_6);  alias_6 = None
    sum_5: "f32[4, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_11, [1], True)
    mul_13: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(exp_1, sum_5);  exp_1 = sum_5 = None
    sub_2: "f32[4, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(mul_11, mul_13);  mul_11 = mul_13 = None
    add_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(sub, sub_2);  sub = sub_2 = None
    alias_7: "f32[4, 3][3, 1]cpu" = torch.ops.aten.alias.default(alias);  alias = None
    mul_14: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(mul_12, alias_7);  mul_12 = None
    sum_6: "f32[4, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_14, [1], True)
    mul_15: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(alias_7, sum_6);  alias_7 = sum_6 = None
    sub_3: "f32[4, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(mul_14, mul_15);  mul_14 = mul_15 = None
    add_2: "f32[4, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(sub_1, sub_3);  sub_1 = sub_3 = None
    return (div, div_1, add_1, add_2, None)
