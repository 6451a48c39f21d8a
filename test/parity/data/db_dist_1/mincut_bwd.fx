def forward(self, masked_fill: "f32[5, 5, 5][25, 5, 1]cpu", tangents_1: "f32[][]cpu"):
    mul: "f32[5, 5, 5][25, 5, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, masked_fill)
    neg: "f32[5, 5, 5][25, 5, 1]cpu" = torch.ops.aten.neg.default(mul);  mul = None
    mul_1: "f32[5, 5, 5][25, 5, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, masked_fill);  tangents_1 = masked_fill = None
    return (mul_1, neg)
