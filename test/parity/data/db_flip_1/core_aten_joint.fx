def forward(self, primals_1: "f32[5, 10, 5][50, 5, 1]cpu", tangents_1: "f32[5, 10, 5][50, 5, 1]cpu"):
    flip: "f32[5, 10, 5][50, 5, 1]cpu" = torch.ops.aten.flip.default(primals_1, [0, 1, 2]);  primals_1 = None
    flip_1: "f32[5, 10, 5][50, 5, 1]cpu" = torch.ops.aten.flip.default(tangents_1, [0, 1, 2]);  tangents_1 = None
    return (flip, flip_1)
