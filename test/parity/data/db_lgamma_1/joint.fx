def forward(self, primals_1: "f32[20][1]cpu", tangents_1: "f32[20][1]cpu"):
    lgamma: "f32[20][1]cpu" = torch.ops.aten.lgamma.default(primals_1)
    digamma: "f32[20][1]cpu" = torch.ops.aten.digamma.default(primals_1);  primals_1 = None
    mul: "f32[20][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, digamma);  tangents_1 = digamma = None
    return (lgamma, mul)
