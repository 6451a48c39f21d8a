def forward(self, primals_1: "f32[1, 3, 3][9, 3, 1]cpu", tangents_1: "f32[1, 4, 5][20, 5, 1]cpu"):
    replication_pad2d_backward: "f32[1, 3, 3][9, 3, 1]cpu" = torch.ops.aten.replication_pad2d_backward.default(tangents_1, primals_1, [0, 2, 0, 1]);  tangents_1 = primals_1 = None
    return (replication_pad2d_backward,)
