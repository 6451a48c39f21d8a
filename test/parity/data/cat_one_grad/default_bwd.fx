def forward(self, tangents_1: "f32[2, 5][5, 1]cpu"):
    slice_1: "f32[2, 3][5, 1]cpu" = torch.ops.aten.slice.Tensor(tangents_1, 1, 0, 3);  tangents_1 = None
    return (slice_1, None)
