def forward(self, primals_1: "f32[2, 2, 4][8, 4, 1]cpu", primals_2: "f32[1, 2, 3, 3][18, 9, 3, 1]cpu", tangents_1: "f32[1, 2, 6, 4][48, 24, 4, 1]cpu"):
    sum_2: "f32[][]cpu" = torch.ops.aten.sum.default(tangents_1)
    replication_pad2d_backward: "f32[1, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.replication_pad2d_backward.default(tangents_1, primals_2, [1, 0, 2, 1]);  tangents_1 = primals_2 = None
    expand: "f32[2, 2, 7][0, 0, 0]cpu" = torch.ops.aten.expand.default(sum_2, [2, 2, 7]);  sum_2 = None
    replication_pad1d_backward: "f32[2, 2, 4][8, 4, 1]cpu" = torch.ops.aten.replication_pad1d_backward.default(expand, primals_1, [2, 1]);  expand = primals_1 = None
    return (replication_pad1d_backward, replication_pad2d_backward)
