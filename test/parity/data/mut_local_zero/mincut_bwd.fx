def forward(self, tangents_1: "f32[2, 3][3, 1]cpu"):
    zeros_like: "f32[2, 3][3, 1]cpu" = torch.ops.aten.zeros_like.default(tangents_1)
    mul_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(zeros_like, 2);  zeros_like = None
    add_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(tangents_1, mul_1);  tangents_1 = mul_1 = None
    return (add_1,)
