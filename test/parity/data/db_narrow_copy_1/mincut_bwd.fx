def forward(self, tangents_1: "f32[5, 2, 5][10, 5, 1]cpu"):
    slice_backward: "f32[5, 5, 5][25, 5, 1]cpu" = torch.ops.aten.slice_backward.default(tangents_1, [5, 5, 5], 1, 2, 4, 1);  tangents_1 = None
    return (slice_backward,)
