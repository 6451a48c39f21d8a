def forward(self, primals_1: "f32[1, 1, 2, 4, 4][32, 32, 16, 4, 1]cpu", _low_memory_max_pool_offsets_to_indices: "i64[1, 1, 1, 2, 2][4, 4, 4, 2, 1]cpu", tangents_1: "f32[1, 1, 2, 4, 4][32, 32, 16, 4, 1]cpu"):
    view_6: "f32[1, 1, 32][32, 32, 1]cpu" = torch.ops.aten.view.default(tangents_1, [1, 1, -1]);  tangents_1 = None
    view_5: "i64[1, 1, 4][4, 4, 1]cpu" = torch.ops.aten.view.default(_low_memory_max_pool_offsets_to_indices, [1, 1, -1])
    gather: "f32[1, 1, 4][4, 4, 1]cpu" = torch.ops.aten.gather.default(view_6, -1, view_5);  view_6 = view_5 = None
    view_7: "f32[1, 1, 1, 2, 2][4, 4, 4, 2, 1]cpu" = torch.ops.aten.view.default(gather, [1, 1, 1, 2, 2]);  gather = None
    max_pool3d_with_indices_backward: "f32[1, 1, 2, 4, 4][32, 32, 16, 4, 1]cpu" = torch.ops.aten.max_pool3d_with_indices_backward.default(view_7, primals_1, [2, 2, 2], [], [0, 0, 0], [1, 1, 1], False, _low_memory_max_pool_offsets_to_indices);  view_7 = primals_1 = _low_memory_max_pool_offsets_to_indices = None
    return (max_pool3d_with_indices_backward,)
