def forward(self, detach: "f32[4, 3][3, 1]cpu", _log_softmax: "f32[4, 3][3, 1]cpu", detach_1: "f32[4, 3][3, 1]cpu", add: "f32[4, 3][3, 1]cpu", _softmax_1: "f32[4, 3][3, 1]cpu", detach_2: "f32[4, 3][3, 1]cpu", _log_softmax_1: "f32[4, 3][3, 1]cpu", detach_3: "f32[4, 3][3, 1]cpu", view: "f32[1, 3][3, 1]cpu", tangents_1: "f32[][]cpu", tangents_2: "f32[][]cpu"):
    div_2: "f32[][]cpu" = torch.ops.aten.div.Scalar(tangents_2, 4);  tangents_2 = None
    neg_2: "f32[][]cpu" = torch.ops.aten.neg.default(div_2);  div_2 = None
    expand: "f32[4, 3][0, 0]cpu" = torch.ops.aten.expand.default(neg_2, [4, 3]);  neg_2 = None
    mul_4: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(expand, view);  expand = view = None
    mul_5: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(mul_4, _log_softmax_1);  _log_softmax_1 = None
    mul_6: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(mul_4, _softmax_1);  mul_4 = _softmax_1 = None
    detach_4: "f32[4, 3][3, 1]cpu" = torch.ops.aten.detach.default(detach_3);  detach_3 = None
    _log_softmax_backward_data: "f32[4, 3][3, 1]cpu" = torch.ops.aten._log_softmax_backward_data.default(mul_6, detach_4, 1, torch.float32);  mul_6 = detach_4 = None
    detach_5: "f32[4, 3][3, 1]cpu" = torch.ops.aten.detach.default(detach_2);  detach_2 = None
    _softmax_backward_data: "f32[4, 3][3, 1]cpu" = torch.ops.aten._softmax_backward_data.default(mul_5, detach_5, 1, torch.float32);  mul_5 = detach_5 = None
    div_3: "f32[][]cpu" = torch.ops.aten.div.Scalar(tangents_1, 4);  tangents_1 = None
    neg_3: "f32[][]cpu" = torch.ops.aten.neg.default(div_3);  div_3 = None
    expand_1: "f32[4, 3][0, 0]cpu" = torch.ops.aten.expand.default(neg_3, [4, 3]);  neg_3 = None
    mul_7: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(expand_1, _log_softmax);  _log_softmax = None
    mul_8: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(expand_1, add);  expand_1 = add = None
    mul_9: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Scalar(mul_7, 0.8);  mul_7 = None
    detach_6: "f32[4, 3][3, 1]cpu" = torch.ops.aten.detach.default(detach_1);  detach_1 = None
    _log_softmax_backward_data_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten._log_softmax_backward_data.default(mul_8, detach_6, 1, torch.float32);  mul_8 = detach_6 = None
    add_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(_log_softmax_backward_data, _log_softmax_backward_data_1);  _log_softmax_backward_data = _log_softmax_backward_data_1 = None
    detach_7: "f32[4, 3][3, 1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    _softmax_backward_data_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten._softmax_backward_data.default(mul_9, detach_7, 1, torch.float32);  mul_9 = detach_7 = None
    add_2: "f32[4, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(_softmax_backward_data, _softmax_backward_data_1);  _softmax_backward_data = _softmax_backward_data_1 = None
    return (add_1, add_2, None)
