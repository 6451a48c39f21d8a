def forward(self, a_1: "f32[3][1]cpu", b_1: "f32[3][1]cpu"):
    detach: "f32[3][1]cpu" = torch.ops.aten.detach.default(a_1)
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(a_1, b_1);  a_1 = b_1 = None
    return (detach, mul)
