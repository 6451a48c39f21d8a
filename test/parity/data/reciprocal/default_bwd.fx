def forward(self, detach: "f32[2, 3][3, 1]cpu", tangents_1: "f32[2, 3][3, 1]cpu"):
    detach_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(detach_1, detach_1);  detach_1 = None
    neg: "f32[2, 3][3, 1]cpu" = torch.ops.aten.neg.default(tangents_1);  tangents_1 = None
    mul_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(neg, mul);  neg = mul = None
    return (mul_1,)
