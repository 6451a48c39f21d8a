def forward(self, as_strided_scatter: "f32[4][1]cpu", tangents_1: "f32[2, 2][2, 1]cpu"):
    as_strided_1: "f32[2, 2][2, 1]cpu" = torch.ops.aten.as_strided.default(as_strided_scatter, [2, 2], [2, 1]);  as_strided_scatter = None
    mul_2: "f32[2, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, as_strided_1);  tangents_1 = as_strided_1 = None
    return (mul_2, None)
