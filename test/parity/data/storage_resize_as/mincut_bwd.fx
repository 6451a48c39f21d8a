def forward(self, resize_as: "f32[2][1]cpu", tangents_1: "f32[2][1]cpu"):
    mul_2: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, resize_as);  tangents_1 = resize_as = None
    return (mul_2, None)
