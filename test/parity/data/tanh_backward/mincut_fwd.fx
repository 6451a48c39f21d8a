def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "f32[2, 3][3, 1]cpu"):
    tanh_backward: "f32[2, 3][3, 1]cpu" = torch.ops.aten.tanh_backward.default(primals_1, primals_2)
    return (tanh_backward, primals_1, primals_2)
