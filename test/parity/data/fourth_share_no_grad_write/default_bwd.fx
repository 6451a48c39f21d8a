def forward(self, as_strided_3: "f32[4][1]cpu", tangents_1: "f32[4][1]cpu"):
    mul_2: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, as_strided_3);  tangents_1 = as_strided_3 = None
    return (None, mul_2)
