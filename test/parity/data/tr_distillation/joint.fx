def forward(self, primals_1: "f32[4, 5][5, 1]cpu", primals_2: "f32[4, 5][5, 1]cpu", primals_3: "i64[4][1]cpu", tangents_1: "f32[][]cpu"):
    div: "f32[4, 5][5, 1]cpu" = torch.ops.aten.div.Tensor(primals_1, 2.0)
    _log_softmax: "f32[4, 5][5, 1]cpu" = torch.ops.aten._log_softmax.default(div, 1, False);  div = None
    detach: "f32[4, 5][5, 1]cpu" = torch.ops.aten.detach.default(_log_softmax)
    div_1: "f32[4, 5][5, 1]cpu" = torch.ops.aten.div.Tensor(primals_2, 2.0);  primals_2 = None
    _log_softmax_1: "f32[4, 5][5, 1]cpu" = torch.ops.aten._log_softmax.default(div_1, 1, False);  div_1 = None
    sub: "f32[4, 5][5, 1]cpu" = torch.ops.aten.sub.Tensor(_log_softmax_1, _log_softmax);  _log_softmax = None
    exp: "f32[4, 5][5, 1]cpu" = torch.ops.aten.exp.default(_log_softmax_1);  _log_softmax_1 = None
    mul: "f32[4, 5][5, 1]cpu" = torch.ops.aten.mul.Tensor(exp, sub);  sub = None
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.default(mul);  mul = None
    div_2: "f32[][]cpu" = torch.ops.aten.div.Tensor(sum_1, 4);  sum_1 = None
    mul_1: "f32[][]cpu" = torch.ops.aten.mul.Tensor(div_2, 2.0);  div_2 = None
    mul_2: "f32[][]cpu" = torch.ops.aten.mul.Tensor(mul_1, 2.0);  mul_1 = None
    _log_softmax_2: "f32[4, 5][5, 1]cpu" = torch.ops.aten._log_softmax.default(primals_1, 1, False);  primals_1 = None
    detach_1: "f32[4, 5][5, 1]cpu" = torch.ops.aten.detach.default(_log_softmax_2)
    nll_loss_forward = torch.ops.aten.nll_loss_forward.default(_log_softmax_2, primals_3, None, 1, -100)
    getitem: "f32[][]cpu" = nll_loss_forward[0]
    getitem_1: "f32[][]cpu" = nll_loss_forward[1];  nll_loss_forward = None
    add: "f32[][]cpu" = torch.ops.aten.add.Tensor(mul_2, getitem);  mul_2 = getitem = None
    nll_loss_backward: "f32[4, 5][5, 1]cpu" = torch.ops.aten.nll_loss_backward.default(tangents_1, _log_softmax_2, primals_3, None, 1, -100, getitem_1);  _log_softmax_2 = primals_3 = getitem_1 = None
    detach_2: "f32[4, 5][5, 1]cpu" = torch.ops.aten.detach.default(detach_1);  detach_1 = None
    _log_softmax_backward_data: "f32[4, 5][5, 1]cpu" = torch.ops.aten._log_softmax_backward_data.default(nll_loss_backward, detach_2, 1, torch.float32);  nll_loss_backward = detach_2 = None
    mul_3: "f32[][]cpu" = torch.ops.aten.mul.Tensor(tangents_1, 2.0);  tangents_1 = None
    mul_4: "f32[][]cpu" = torch.ops.aten.mul.Tensor(mul_3, 2.0);  mul_3 = None
    div_3: "f32[][]cpu" = torch.ops.aten.div.Tensor(mul_4, 4);  mul_4 = None
    expand: "f32[4, 5][0, 0]cpu" = torch.ops.aten.expand.default(div_3, [4, 5]);  div_3 = None
    mul_5: "f32[4, 5][5, 1]cpu" = torch.ops.aten.mul.Tensor(expand, exp);  expand = exp = None
    neg: "f32[4, 5][5, 1]cpu" = torch.ops.aten.neg.default(mul_5);  mul_5 = None
    detach_3: "f32[4, 5][5, 1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    _log_softmax_backward_data_1: "f32[4, 5][5, 1]cpu" = torch.ops.aten._log_softmax_backward_data.default(neg, detach_3, 1, torch.float32);  neg = detach_3 = None
    div_4: "f32[4, 5][5, 1]cpu" = torch.ops.aten.div.Tensor(_log_softmax_backward_data_1, 2.0);  _log_softmax_backward_data_1 = None
    add_1: "f32[4, 5][5, 1]cpu" = torch.ops.aten.add.Tensor(_log_softmax_backward_data, div_4);  _log_softmax_backward_data = div_4 = None
    return (add, add_1, None, None)
