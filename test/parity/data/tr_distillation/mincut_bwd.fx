def forward(self, primals_3: "i64[4][1]cpu", _log_softmax_1: "f32[4, 5][5, 1]cpu", _log_softmax_2: "f32[4, 5][5, 1]cpu", getitem_1: "f32[][]cpu", detach_3: "f32[4, 5][5, 1]cpu", tangents_1: "f32[][]cpu"):
    nll_loss_backward: "f32[4, 5][5, 1]cpu" = torch.ops.aten.nll_loss_backward.default(tangents_1, _log_softmax_2, primals_3, None, 1, -100, getitem_1);  primals_3 = getitem_1 = None
    detach_1: "f32[4, 5][5, 1]cpu" = torch.ops.aten.detach.default(_log_softmax_2);  _log_softmax_2 = None
    detach_2: "f32[4, 5][5, 1]cpu" = torch.ops.aten.detach.default(detach_1);  detach_1 = None
    _log_softmax_backward_data: "f32[4, 5][5, 1]cpu" = torch.ops.aten._log_softmax_backward_data.default(nll_loss_backward, detach_2, 1, torch.float32);  nll_loss_backward = detach_2 = None
    mul_3: "f32[][]cpu" = torch.ops.aten.mul.Tensor(tangents_1, 2.0);  tangents_1 = None
    mul_4: "f32[][]cpu" = torch.ops.aten.mul.Tensor(mul_3, 2.0);  mul_3 = None
    div_3: "f32[][]cpu" = torch.ops.aten.div.Tensor(mul_4, 4);  mul_4 = None
    expand: "f32[4, 5][0, 0]cpu" = torch.ops.aten.expand.default(div_3, [4, 5]);  div_3 = None
    exp: "f32[4, 5][5, 1]cpu" = torch.ops.aten.exp.default(_log_softmax_1);  _log_softmax_1 = None
    mul_5: "f32[4, 5][5, 1]cpu" = torch.ops.aten.mul.Tensor(expand, exp);  expand = exp = None
    neg: "f32[4, 5][5, 1]cpu" = torch.ops.aten.neg.default(mul_5);  mul_5 = None
    _log_softmax_backward_data_1: "f32[4, 5][5, 1]cpu" = torch.ops.aten._log_softmax_backward_data.default(neg, detach_3, 1, torch.float32);  neg = detach_3 = None
    div_4: "f32[4, 5][5, 1]cpu" = torch.ops.aten.div.Tensor(_log_softmax_backward_data_1, 2.0);  _log_softmax_backward_data_1 = None
    add_1: "f32[4, 5][5, 1]cpu" = torch.ops.aten.add.Tensor(_log_softmax_backward_data, div_4);  _log_softmax_backward_data = div_4 = None
    return (add_1, None, None)
