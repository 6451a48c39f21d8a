def forward(self, primals_1: "f32[][]cpu", tangents_1: "f32[][]cpu"):
    linalg_vector_norm: "f32[][]cpu" = torch.ops.aten.linalg_vector_norm.default(primals_1)
    detach: "f32[][]cpu" = torch.ops.aten.detach.default(linalg_vector_norm)
    detach_1: "f32[][]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    div: "f32[][]cpu" = torch.ops.aten.div.Tensor(primals_1, detach_1);  primals_1 = None
    eq: "b8[][]cpu" = torch.ops.aten.eq.Scalar(detach_1, 0);  detach_1 = None
    masked_fill: "f32[][]cpu" = torch.ops.aten.masked_fill.Scalar(div, eq, 0);  div = eq = None
    mul: "f32[][]cpu" = torch.ops.aten.mul.Tensor(tangents_1, masked_fill);  tangents_1 = masked_fill = None
    return (linalg_vector_norm, mul)
