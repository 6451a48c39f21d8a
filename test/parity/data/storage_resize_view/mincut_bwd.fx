def forward(self, as_strided_1: "f32[2][1]cpu", tangents_1: "f32[2][1]cpu"):
    mul_3: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, as_strided_1);  tangents_1 = as_strided_1 = None
    return (mul_3, None)
