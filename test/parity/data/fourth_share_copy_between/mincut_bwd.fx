def forward(self, copy: "f32[2][1]cpu", tangents_1: "f32[2][1]cpu"):
    mul_1: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, copy);  tangents_1 = copy = None
    return (None, None, mul_1)
