def forward(self, primals_1: "f32[1, 1, 3, 3, 3][27, 27, 9, 3, 1]cpu", tangents_1: "f32[1, 1, 4, 4, 5][80, 80, 20, 5, 1]cpu"):
    reflection_pad3d_backward: "f32[1, 1, 3, 3, 3][27, 27, 9, 3, 1]cpu" = torch.ops.aten.reflection_pad3d_backward.default(tangents_1, primals_1, [1, 1, 1, 0, 0, 1]);  tangents_1 = primals_1 = None
    return (reflection_pad3d_backward,)
