def forward(self, full_like: "f32[2, 3][1, 2]cpu", tangents_1: "f32[2, 3][1, 2]cpu"):
    mul_1: "f32[2, 3][1, 2]cpu" = torch.ops.aten.mul.Tensor(tangents_1, full_like);  tangents_1 = full_like = None
    return (mul_1,)
