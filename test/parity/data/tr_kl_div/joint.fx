def forward(self, primals_1: "f32[4, 5][5, 1]cpu", primals_2: "f32[4, 5][5, 1]cpu", tangents_1: "f32[][]cpu"):
    _log_softmax: "f32[4, 5][5, 1]cpu" = torch.ops.aten._log_softmax.default(primals_1, -1, False);  primals_1 = None
    detach: "f32[4, 5][5, 1]cpu" = torch.ops.aten.detach.default(_log_softmax)
    _softmax: "f32[4, 5][5, 1]cpu" = torch.ops.aten._softmax.default(primals_2, -1, False);  primals_2 = None
    mul: "f32[4, 5][5, 1]cpu" = torch.ops.aten.mul.Tensor(_softmax, _log_softmax);  _log_softmax = None
    xlogy: "f32[4, 5][5, 1]cpu" = torch.ops.aten.xlogy.Tensor(_softmax, _softmax)
    sub: "f32[4, 5][5, 1]cpu" = torch.ops.aten.sub.Tensor(xlogy, mul);  xlogy = mul = None
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.default(sub);  sub = None
    div: "f32[][]cpu" = torch.ops.aten.div.Tensor(sum_1, 4);  sum_1 = None
    div_1: "f32[][]cpu" = torch.ops.aten.div.Tensor(tangents_1, 4);  tangents_1 = None
    expand: "f32[4, 5][0, 0]cpu" = torch.ops.aten.expand.default(div_1, [4, 5]);  div_1 = None
    neg: "f32[4, 5][5, 1]cpu" = torch.ops.aten.neg.default(expand);  expand = None
    mul_1: "f32[4, 5][5, 1]cpu" = torch.ops.aten.mul.Tensor(neg, _softmax);  neg = _softmax = None
    detach_1: "f32[4, 5][5, 1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    _log_softmax_backward_data: "f32[4, 5][5, 1]cpu" = torch.ops.aten._log_softmax_backward_data.default(mul_1, detach_1, -1, torch.float32);  mul_1 = detach_1 = None
    return (div, _log_softmax_backward_data, None)
