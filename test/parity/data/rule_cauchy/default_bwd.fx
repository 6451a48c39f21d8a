def forward(self, cauchy: "f32[4][1]cpu", tangents_1: "f32[4][1]cpu"):
    mul_1: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, cauchy);  tangents_1 = cauchy = None
    return (mul_1, None)
