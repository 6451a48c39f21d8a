def forward(self, bernoulli: "f32[2, 3][3, 1]cpu", tangents_1: "f32[2, 3][3, 1]cpu"):
    mul_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, bernoulli);  tangents_1 = bernoulli = None
    return (mul_1,)
