def forward(self, add: "f32[3][1]cpu", detach: "f32[][]cpu", tangents_1: "f32[][]cpu"):
    detach_1: "f32[][]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    unsqueeze: "f32[1][1]cpu" = torch.ops.aten.unsqueeze.default(tangents_1, 0);  tangents_1 = None
    unsqueeze_1: "f32[1][1]cpu" = torch.ops.aten.unsqueeze.default(detach_1, 0);  detach_1 = None
    div: "f32[3][1]cpu" = torch.ops.aten.div.Tensor(add, unsqueeze_1);  add = None
    eq: "b8[1][1]cpu" = torch.ops.aten.eq.Scalar(unsqueeze_1, 0);  unsqueeze_1 = None
    masked_fill: "f32[3][1]cpu" = torch.ops.aten.masked_fill.Scalar(div, eq, 0);  div = eq = None
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(unsqueeze, masked_fill);  unsqueeze = masked_fill = None
    neg: "f32[3][1]cpu" = torch.ops.aten.neg.default(mul)
    return (mul, neg)
