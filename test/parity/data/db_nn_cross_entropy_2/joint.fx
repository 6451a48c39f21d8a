def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "f32[2, 3][3, 1]cpu", tangents_1: "f32[][]cpu"):
    _log_softmax: "f32[2, 3][3, 1]cpu" = torch.ops.aten._log_softmax.default(primals_1, 1, False);  primals_1 = None
    detach: "f32[2, 3][3, 1]cpu" = torch.ops.aten.detach.default(_log_softmax)
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(_log_softmax, primals_2)
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.default(mul);  mul = None
    neg: "f32[][]cpu" = torch.ops.aten.neg.default(sum_1);  sum_1 = None
    div: "f32[][]cpu" = torch.ops.aten.div.Scalar(neg, 2);  neg = None
    div_1: "f32[][]cpu" = torch.ops.aten.div.Scalar(tangents_1, 2);  tangents_1 = None
    neg_1: "f32[][]cpu" = torch.ops.aten.neg.default(div_1);  div_1 = None
    expand: "f32[2, 3][0, 0]cpu" = torch.ops.aten.expand.default(neg_1, [2, 3]);  neg_1 = None
    mul_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(expand, _log_softmax);  _log_softmax = None
    mul_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(expand, primals_2);  expand = primals_2 = None
    detach_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    _log_softmax_backward_data: "f32[2, 3][3, 1]cpu" = torch.ops.aten._log_softmax_backward_data.default(mul_2, detach_1, 1, torch.float32);  mul_2 = detach_1 = None
    return (div, _log_softmax_backward_data, mul_1)
