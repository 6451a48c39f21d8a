def forward(self, sum_1: "i64[][]cpu", tangents_1: "f32[2][1]cpu"):
    mul_1: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, sum_1);  tangents_1 = sum_1 = None
    return (mul_1,)
