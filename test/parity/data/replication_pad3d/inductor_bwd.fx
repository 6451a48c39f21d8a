def forward(self, primals_1: "f32[1, 1, 2, 2, 2][8, 8, 4, 2, 1]cpu", tangents_1: "f32[1, 1, 4, 3, 3][36, 36, 9, 3, 1]cpu"):
    replication_pad3d_backward: "f32[1, 1, 2, 2, 2][8, 8, 4, 2, 1]cpu" = torch.ops.aten.replication_pad3d_backward.default(tangents_1, primals_1, [1, 0, 0, 1, 1, 1]);  tangents_1 = primals_1 = None
    return (replication_pad3d_backward,)
