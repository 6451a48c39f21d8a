def forward(self, detach: "f32[2, 3][3, 1]cpu", tangents_1: "f32[2, 3][3, 1]cpu"):
    exp: "f32[2, 3][3, 1]cpu" = torch.ops.aten.exp.default(detach);  detach = None
    mul_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, exp);  tangents_1 = exp = None
    return (mul_1, None)
