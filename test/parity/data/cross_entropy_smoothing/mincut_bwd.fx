def forward(self, primals_2: "i64[4][1]cpu", _log_softmax: "f32[4, 3][3, 1]cpu", getitem_1: "f32[][]cpu", eq: "b8[4][1]cpu", tangents_1: "f32[][]cpu"):
    mul_2: "f32[][]cpu" = torch.ops.aten.mul.Scalar(tangents_1, 0.9)
    mul_3: "f32[][]cpu" = torch.ops.aten.mul.Scalar(tangents_1, 0.03333333333333333);  tangents_1 = None
    bitwise_not: "b8[4][1]cpu" = torch.ops.aten.bitwise_not.default(eq)
    sum_2: "i64[][]cpu" = torch.ops.aten.sum.default(bitwise_not);  bitwise_not = None
    div_1: "f32[][]cpu" = torch.ops.aten.div.Tensor(mul_3, sum_2);  mul_3 = sum_2 = None
    expand: "f32[4][0]cpu" = torch.ops.aten.expand.default(div_1, [4]);  div_1 = None
    masked_fill_1: "f32[4][1]cpu" = torch.ops.aten.masked_fill.Scalar(expand, eq, 0);  expand = eq = None
    neg_1: "f32[4][1]cpu" = torch.ops.aten.neg.default(masked_fill_1);  masked_fill_1 = None
    unsqueeze: "f32[4, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(neg_1, 1);  neg_1 = None
    expand_1: "f32[4, 3][1, 0]cpu" = torch.ops.aten.expand.default(unsqueeze, [4, 3]);  unsqueeze = None
    nll_loss_backward: "f32[4, 3][3, 1]cpu" = torch.ops.aten.nll_loss_backward.default(mul_2, _log_softmax, primals_2, None, 1, -100, getitem_1);  mul_2 = primals_2 = getitem_1 = None
    add_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(expand_1, nll_loss_backward);  expand_1 = nll_loss_backward = None
    detach: "f32[4, 3][3, 1]cpu" = torch.ops.aten.detach.default(_log_softmax);  _log_softmax = None
    detach_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    _log_softmax_backward_data: "f32[4, 3][3, 1]cpu" = torch.ops.aten._log_softmax_backward_data.default(add_1, detach_1, 1, torch.float32);  add_1 = detach_1 = None
    return (_log_softmax_backward_data, None)
