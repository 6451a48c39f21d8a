def forward(self, as_strided: "f32[2, 2][2, 1]cpu", tangents_1: "f32[2, 2][2, 1]cpu"):
    mul_2: "f32[2, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, as_strided);  tangents_1 = as_strided = None
    return (mul_2, None)
