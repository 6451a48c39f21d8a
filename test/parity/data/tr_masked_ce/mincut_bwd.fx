def forward(self, primals_3: "f32[2, 3][3, 1]cpu", _log_softmax: "f32[2, 5, 3][15, 3, 1]cpu", view_1: "i64[2, 1, 3][3, 3, 1]cpu", getitem_1: "f32[][]cpu", sum_2: "f32[][]cpu", tangents_1: "f32[][]cpu"):
    div_1: "f32[][]cpu" = torch.ops.aten.div.Tensor(tangents_1, sum_2);  tangents_1 = sum_2 = None
    expand: "f32[2, 3][0, 0]cpu" = torch.ops.aten.expand.default(div_1, [2, 3]);  div_1 = None
    mul_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(expand, primals_3);  expand = primals_3 = None
    view_3: "f32[2, 1, 3][3, 3, 1]cpu" = torch.ops.aten.view.default(mul_1, [2, 1, 3]);  mul_1 = None
    view: "f32[2, 5, 1, 3][15, 3, 3, 1]cpu" = torch.ops.aten.view.default(_log_softmax, [2, 5, 1, -1])
    nll_loss2d_backward: "f32[2, 5, 1, 3][15, 3, 3, 1]cpu" = torch.ops.aten.nll_loss2d_backward.default(view_3, view, view_1, None, 0, -100, getitem_1);  view_3 = view = view_1 = getitem_1 = None
    view_4: "f32[2, 5, 3][15, 3, 1]cpu" = torch.ops.aten.view.default(nll_loss2d_backward, [2, 5, 3]);  nll_loss2d_backward = None
    detach: "f32[2, 5, 3][15, 3, 1]cpu" = torch.ops.aten.detach.default(_log_softmax);  _log_softmax = None
    detach_1: "f32[2, 5, 3][15, 3, 1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    _log_softmax_backward_data: "f32[2, 5, 3][15, 3, 1]cpu" = torch.ops.aten._log_softmax_backward_data.default(view_4, detach_1, 1, torch.float32);  view_4 = detach_1 = None
    transpose_1: "f32[2, 3, 5][15, 1, 3]cpu" = torch.ops.aten.transpose.int(_log_softmax_backward_data, 1, 2);  _log_softmax_backward_data = None
    return (transpose_1, None, None)
