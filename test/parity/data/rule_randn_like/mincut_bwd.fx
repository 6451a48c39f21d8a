def forward(self, randn_like: "f32[2, 3][1, 2]cpu", tangents_1: "f32[2, 3][1, 2]cpu"):
    mul_1: "f32[2, 3][1, 2]cpu" = torch.ops.aten.mul.Tensor(tangents_1, randn_like);  tangents_1 = randn_like = None
    return (mul_1,)
