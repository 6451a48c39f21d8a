def forward(self, primals_1: "f32[5][1]cpu", tangents_1: "f32[5][1]cpu"):
    neg: "f32[5][1]cpu" = torch.ops.aten.neg.default(primals_1);  primals_1 = None
    _softmax: "f32[5][1]cpu" = torch.ops.aten._softmax.default(neg, 0, False);  neg = None
    detach: "f32[5][1]cpu" = torch.ops.aten.detach.default(_softmax)
    detach_1: "f32[5][1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    _softmax_backward_data: "f32[5][1]cpu" = torch.ops.aten._softmax_backward_data.default(tangents_1, detach_1, 0, torch.float32);  tangents_1 = detach_1 = None
    neg_1: "f32[5][1]cpu" = torch.ops.aten.neg.default(_softmax_backward_data);  _softmax_backward_data = None
    return (_softmax, neg_1)
