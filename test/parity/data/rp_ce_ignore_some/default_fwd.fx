def forward(self, primals_1: "f32[4, 3][3, 1]cpu", primals_2: "i64[4][1]cpu", primals_3: "f32[3][1]cpu"):
    _log_softmax: "f32[4, 3][3, 1]cpu" = torch.ops.aten._log_softmax.default(primals_1, 1, False)
    detach: "f32[4, 3][3, 1]cpu" = torch.ops.aten.detach.default(_log_softmax)
    nll_loss_forward = torch.ops.aten.nll_loss_forward.default(_log_softmax, primals_2, None, 1, -100)
    getitem: "f32[][]cpu" = nll_loss_forward[0]
    getitem_1: "f32[][]cpu" = nll_loss_forward[1];  nll_loss_forward = None
    _log_softmax_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten._log_softmax.default(primals_1, 1, False)
    detach_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.detach.default(_log_softmax_1)
    nll_loss_forward_1 = torch.ops.aten.nll_loss_forward.default(_log_softmax_1, primals_2, None, 0, -100)
    getitem_2: "f32[4][1]cpu" = nll_loss_forward_1[0]
    getitem_3: "f32[][]cpu" = nll_loss_forward_1[1];  nll_loss_forward_1 = None
    _log_softmax_2: "f32[4, 3][3, 1]cpu" = torch.ops.aten._log_softmax.default(primals_1, 1, False)
    detach_2: "f32[4, 3][3, 1]cpu" = torch.ops.aten.detach.default(_log_softmax_2)
    nll_loss_forward_2 = torch.ops.aten.nll_loss_forward.default(_log_softmax_2, primals_2, None, 1, -100)
    getitem_4: "f32[][]cpu" = nll_loss_forward_2[0]
    getitem_5: "f32[][]cpu" = nll_loss_forward_2[1];  nll_loss_forward_2 = None
    sum_1: "f32[4][1]cpu" = torch.ops.aten.sum.dim_IntList(_log_softmax_2, [1])
    neg: "f32[4][1]cpu" = torch.ops.aten.neg.default(sum_1);  sum_1 = None
    eq: "b8[4][1]cpu" = torch.ops.aten.eq.Scalar(primals_2, -100)
    masked_fill: "f32[4][1]cpu" = torch.ops.aten.masked_fill.Scalar(neg, eq, 0.0);  neg = None
    bitwise_not: "b8[4][1]cpu" = torch.ops.aten.bitwise_not.default(eq)
    sum_2: "i64[][]cpu" = torch.ops.aten.sum.default(bitwise_not);  bitwise_not = None
    sum_3: "f32[][]cpu" = torch.ops.aten.sum.default(masked_fill);  masked_fill = None
    div: "f32[][]cpu" = torch.ops.aten.div.Tensor(sum_3, sum_2);  sum_3 = None
    mul: "f32[][]cpu" = torch.ops.aten.mul.Scalar(div, 0.03333333333333333);  div = None
    mul_1: "f32[][]cpu" = torch.ops.aten.mul.Scalar(getitem_4, 0.9);  getitem_4 = None
    add: "f32[][]cpu" = torch.ops.aten.add.Tensor(mul_1, mul);  mul_1 = mul = None
    _log_softmax_3: "f32[4, 3][3, 1]cpu" = torch.ops.aten._log_softmax.default(primals_1, 1, False);  primals_1 = None
    detach_3: "f32[4, 3][3, 1]cpu" = torch.ops.aten.detach.default(_log_softmax_3)
    nll_loss_forward_3 = torch.ops.aten.nll_loss_forward.default(_log_softmax_3, primals_2, primals_3, 1, -100)
    getitem_6: "f32[][]cpu" = nll_loss_forward_3[0]
    getitem_7: "f32[][]cpu" = nll_loss_forward_3[1];  nll_loss_forward_3 = None
    view: "f32[1, 3][3, 1]cpu" = torch.ops.aten.view.default(primals_3, [1, 3])
    mul_2: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(_log_softmax_3, view)
    sum_4: "f32[4][1]cpu" = torch.ops.aten.sum.dim_IntList(mul_2, [1]);  mul_2 = None
    neg_1: "f32[4][1]cpu" = torch.ops.aten.neg.default(sum_4);  sum_4 = None
    eq_1: "b8[4][1]cpu" = torch.ops.aten.eq.Scalar(primals_2, -100)
    masked_fill_1: "f32[4][1]cpu" = torch.ops.aten.masked_fill.Scalar(neg_1, eq_1, 0.0);  neg_1 = None
    masked_fill_2: "i64[4][1]cpu" = torch.ops.aten.masked_fill.Scalar(primals_2, eq_1, 0)
    gather: "f32[4][1]cpu" = torch.ops.aten.gather.default(primals_3, 0, masked_fill_2);  masked_fill_2 = None
    masked_fill_3: "f32[4][1]cpu" = torch.ops.aten.masked_fill.Scalar(gather, eq_1, 0);  gather = None
    sum_5: "f32[][]cpu" = torch.ops.aten.sum.default(masked_fill_3);  masked_fill_3 = None
    sum_6: "f32[][]cpu" = torch.ops.aten.sum.default(masked_fill_1);  masked_fill_1 = None
    div_1: "f32[][]cpu" = torch.ops.aten.div.Tensor(sum_6, sum_5);  sum_6 = None
    mul_3: "f32[][]cpu" = torch.ops.aten.mul.Scalar(div_1, 0.03333333333333333);  div_1 = None
    mul_4: "f32[][]cpu" = torch.ops.aten.mul.Scalar(getitem_6, 0.9);  getitem_6 = None
    add_1: "f32[][]cpu" = torch.ops.aten.add.Tensor(mul_4, mul_3);  mul_4 = mul_3 = None
    return (getitem, getitem_2, add, add_1, primals_2, primals_3, _log_softmax, detach, getitem_1, _log_softmax_1, detach_1, getitem_3, _log_softmax_2, detach_2, getitem_5, eq, sum_2, _log_softmax_3, detach_3, getitem_7, view, eq_1, sum_5)
