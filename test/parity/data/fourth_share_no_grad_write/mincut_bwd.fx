def forward(self, as_strided_scatter: "f32[6][1]cpu", tangents_1: "f32[4][1]cpu"):
    as_strided_3: "f32[4][1]cpu" = torch.ops.aten.as_strided.default(as_strided_scatter, [4], [1], 2);  as_strided_scatter = None
    mul_2: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, as_strided_3);  tangents_1 = as_strided_3 = None
    return (None, mul_2)
