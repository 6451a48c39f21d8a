def forward(self, primals_1: "f32[4, 3][3, 1]cpu", primals_2: "i64[4][1]cpu", primals_3: "f32[3][1]cpu", tangents_1: "f32[][]cpu", tangents_2: "f32[4][1]cpu", tangents_3: "f32[][]cpu", tangents_4: "f32[][]cpu"):
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
    mul_5: "f32[][]cpu" = torch.ops.aten.mul.Scalar(tangents_4, 0.9)
    mul_6: "f32[][]cpu" = torch.ops.aten.mul.Scalar(tangents_4, 0.03333333333333333);  tangents_4 = None
    div_2: "f32[][]cpu" = torch.ops.aten.div.Tensor(mul_6, sum_5);  mul_6 = sum_5 = None
    expand: "f32[4][0]cpu" = torch.ops.aten.expand.default(div_2, [4]);  div_2 = None
    masked_fill_4: "f32[4][1]cpu" = torch.ops.aten.masked_fill.Scalar(expand, eq_1, 0);  expand = eq_1 = None
    neg_2: "f32[4][1]cpu" = torch.ops.aten.neg.default(masked_fill_4);  masked_fill_4 = None
    unsqueeze: "f32[4, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(neg_2, 1);  neg_2 = None
    expand_1: "f32[4, 3][1, 0]cpu" = torch.ops.aten.expand.default(unsqueeze, [4, 3]);  unsqueeze = None
    mul_7: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(expand_1, view);  expand_1 = view = None
    nll_loss_backward: "f32[4, 3][3, 1]cpu" = torch.ops.aten.nll_loss_backward.default(mul_5, _log_softmax_3, primals_2, primals_3, 1, -100, getitem_7);  mul_5 = _log_softmax_3 = primals_3 = getitem_7 = None
    add_2: "f32[4, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(mul_7, nll_loss_backward);  mul_7 = nll_loss_backward = None
    detach_4: "f32[4, 3][3, 1]cpu" = torch.ops.aten.detach.default(detach_3);  detach_3 = None
    _log_softmax_backward_data: "f32[4, 3][3, 1]cpu" = torch.ops.aten._log_softmax_backward_data.default(add_2, detach_4, 1, torch.float32);  add_2 = detach_4 = None
    mul_8: "f32[][]cpu" = torch.ops.aten.mul.Scalar(tangents_3, 0.9)
    mul_9: "f32[][]cpu" = torch.ops.aten.mul.Scalar(tangents_3, 0.03333333333333333);  tangents_3 = None
    div_3: "f32[][]cpu" = torch.ops.aten.div.Tensor(mul_9, sum_2);  mul_9 = sum_2 = None
    expand_2: "f32[4][0]cpu" = torch.ops.aten.expand.default(div_3, [4]);  div_3 = None
    masked_fill_5: "f32[4][1]cpu" = torch.ops.aten.masked_fill.Scalar(expand_2, eq, 0);  expand_2 = eq = None
    neg_3: "f32[4][1]cpu" = torch.ops.aten.neg.default(masked_fill_5);  masked_fill_5 = None
    unsqueeze_1: "f32[4, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(neg_3, 1);  neg_3 = None
    expand_3: "f32[4, 3][1, 0]cpu" = torch.ops.aten.expand.default(unsqueeze_1, [4, 3]);  unsqueeze_1 = None
    nll_loss_backward_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.nll_loss_backward.default(mul_8, _log_softmax_2, primals_2, None, 1, -100, getitem_5);  mul_8 = _log_softmax_2 = getitem_5 = None
    add_3: "f32[4, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(expand_3, nll_loss_backward_1);  expand_3 = nll_loss_backward_1 = None
    detach_5: "f32[4, 3][3, 1]cpu" = torch.ops.aten.detach.default(detach_2);  detach_2 = None
    _log_softmax_backward_data_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten._log_softmax_backward_data.default(add_3, detach_5, 1, torch.float32);  add_3 = detach_5 = None
    add_4: "f32[4, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(_log_softmax_backward_data, _log_softmax_backward_data_1);  _log_softmax_backward_data = _log_softmax_backward_data_1 = None
    nll_loss_backward_2: "f32[4, 3][3, 1]cpu" = torch.ops.aten.nll_loss_backward.default(tangents_2, _log_softmax_1, primals_2, None, 0, -100, getitem_3);  tangents_2 = _log_softmax_1 = getitem_3 = None
    detach_6: "f32[4, 3][3, 1]cpu" = torch.ops.aten.detach.default(detach_1);  detach_1 = None
    _log_softmax_backward_data_2: "f32[4, 3][3, 1]cpu" = torch.ops.aten._log_softmax_backward_data.default(nll_loss_backward_2, detach_6, 1, torch.float32);  nll_loss_backward_2 = detach_6 = None
    add_5: "f32[4, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(add_4, _log_softmax_backward_data_2);  add_4 = _log_softmax_backward_data_2 = None
    nll_loss_backward_3: "f32[4, 3][3, 1]cpu" = torch.ops.aten.nll_loss_backward.default(tangents_1, _log_softmax, primals_2, None, 1, -100, getitem_1);  tangents_1 = _log_softmax = primals_2 = getitem_1 = None
    detach_7: "f32[4, 3][3, 1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    _log_softmax_backward_data_3: "f32[4, 3][3, 1]cpu" = torch.ops.aten._log_softmax_backward_data.default(nll_loss_backward_3, detach_7, 1, torch.float32);  nll_loss_backward_3 = detach_7 = None
    add_6: "f32[4, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(add_5, _log_softmax_backward_data_3);  add_5 = _log_softmax_backward_data_3 = None
    return (getitem, getitem_2, add, add_1, add_6, None, None)
