def forward(self, tangents_1: "f32[2, 3][3, 1]cpu"):
    mul_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, 2);  tangents_1 = None
    return (mul_1,)
