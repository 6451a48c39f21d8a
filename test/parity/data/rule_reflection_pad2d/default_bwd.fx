def forward(self, primals_1: "bf16[1, 2, 4, 4][32, 16, 4, 1]cpu", tangents_1: "bf16[1, 2, 6, 7][84, 42, 7, 1]cpu"):
    reflection_pad2d_backward: "bf16[1, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.reflection_pad2d_backward.default(tangents_1, primals_1, [2, 1, 0, 2]);  tangents_1 = primals_1 = None
    return (reflection_pad2d_backward,)
