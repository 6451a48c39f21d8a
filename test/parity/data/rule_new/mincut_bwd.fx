def forward(self, new_ones: "f32[3][1]cpu", tangents_1: "f32[3][1]cpu"):
    zeros_like: "f32[3][1]cpu" = torch.ops.aten.zeros_like.default(tangents_1)
    mul_1: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, new_ones);  tangents_1 = new_ones = None
    add_2: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(zeros_like, mul_1);  zeros_like = mul_1 = None
    return (add_2, None)
