def forward(self, tangents_1: "f32[2][1]cpu"):
    mul_2: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, 2);  tangents_1 = None
    return (None, mul_2)
