def forward(self, primals_1: "f32[][]cpu", primals_2: "f32[][]cpu", tangents_1: "f32[][]cpu"):
    copysign: "f32[][]cpu" = torch.ops.aten.copysign.Tensor(primals_1, primals_2);  primals_2 = None
    detach: "f32[][]cpu" = torch.ops.aten.detach.default(copysign)
    detach_1: "f32[][]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    zeros: "f32[][]cpu" = torch.ops.aten.zeros.default([], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    div: "f32[][]cpu" = torch.ops.aten.div.Tensor(detach_1, primals_1);  detach_1 = None
    eq: "b8[][]cpu" = torch.ops.aten.eq.Scalar(primals_1, 0);  primals_1 = None
    masked_fill: "f32[][]cpu" = torch.ops.aten.masked_fill.Scalar(div, eq, 0);  div = eq = None
    mul: "f32[][]cpu" = torch.ops.aten.mul.Tensor(tangents_1, masked_fill);  tangents_1 = masked_fill = None
    return (copysign, mul, zeros)
