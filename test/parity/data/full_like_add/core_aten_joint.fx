def forward(self, primals_1: "f32[2, 3][1, 2]cpu", tangents_1: "f32[2, 3][1, 2]cpu"):
    full_like: "f32[2, 3][1, 2]cpu" = torch.ops.aten.full_like.default(primals_1, 0.5, pin_memory = False)
    mul: "f32[2, 3][1, 2]cpu" = torch.ops.aten.mul.Tensor(primals_1, full_like);  primals_1 = None
    mul_1: "f32[2, 3][1, 2]cpu" = torch.ops.aten.mul.Tensor(tangents_1, full_like);  tangents_1 = full_like = None
    return (mul, mul_1)
