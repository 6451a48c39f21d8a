def forward(self, count_nonzero: "i64[][]cpu", tangents_1: "f32[2, 3][3, 1]cpu"):
    mul_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, count_nonzero);  tangents_1 = count_nonzero = None
    return (mul_1, None)
