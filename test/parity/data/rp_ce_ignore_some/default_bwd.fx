def forward(self, primals_2: "i64[4][1]cpu", primals_3: "f32[3][1]cpu", _log_softmax: "f32[4, 3][3, 1]cpu", detach: "f32[4, 3][3, 1]cpu", getitem_1: "f32[][]cpu", _log_softmax_1: "f32[4, 3][3, 1]cpu", detach_1: "f32[4, 3][3, 1]cpu", getitem_3: "f32[][]cpu", _log_softmax_2: "f32[4, 3][3, 1]cpu", detach_2: "f32[4, 3][3, 1]cpu", getitem_5: "f32[][]cpu", eq: "b8[4][1]cpu", sum_2: "i64[][]cpu", _log_softmax_3: "f32[4, 3][3, 1]cpu", detach_3: "f32[4, 3][3, 1]cpu", getitem_7: "f32[][]cpu", view: "f32[1, 3][3, 1]cpu", eq_1: "b8[4][1]cpu", sum_5: "f32[][]cpu", tangents_1: "f32[][]cpu", tangents_2: "f32[4][1]cpu", tangents_3: "f32[][]cpu", tangents_4: "f32[][]cpu"):
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
    return (add_6, None, None)
