def forward(self, primals_1: "f32[5][1]cpu"):
    neg: "f32[5][1]cpu" = torch.ops.aten.neg.default(primals_1);  primals_1 = None
    _softmax: "f32[5][1]cpu" = torch.ops.aten._softmax.default(neg, 0, False);  neg = None
    detach: "f32[5][1]cpu" = torch.ops.aten.detach.default(_softmax)
    detach_1: "f32[5][1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    return (_softmax, detach_1)
