def forward(self, primals_1: "f32[2, 3][3, 1]cpu", tangents_1: "f32[2, 3][3, 1]cpu"):
    ones_like: "f32[2, 3][3, 1]cpu" = torch.ops.aten.ones_like.default(primals_1, pin_memory = False)
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, ones_like);  primals_1 = None
    mul_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, ones_like);  tangents_1 = ones_like = None
    return (mul, mul_1)
