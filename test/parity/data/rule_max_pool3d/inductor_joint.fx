def forward(self, primals_1: "f32[1, 2, 4, 4, 4][128, 64, 16, 4, 1]cpu", tangents_1: "f32[1, 2, 2, 2, 2][16, 8, 4, 2, 1]cpu"):
    _low_memory_max_pool_with_offsets = torch.ops.prims._low_memory_max_pool_with_offsets.default(primals_1, [2, 2, 2], [2, 2, 2], [0, 0, 0], [1, 1, 1], False)
    getitem: "f32[1, 2, 2, 2, 2][16, 8, 4, 2, 1]cpu" = _low_memory_max_pool_with_offsets[0]
    getitem_1: "i8[1, 2, 2, 2, 2][16, 8, 4, 2, 1]cpu" = _low_memory_max_pool_with_offsets[1];  _low_memory_max_pool_with_offsets = None
    _low_memory_max_pool_offsets_to_indices: "i64[1, 2, 2, 2, 2][16, 8, 4, 2, 1]cpu" = torch.ops.prims._low_memory_max_pool_offsets_to_indices.default(getitem_1, [2, 2, 2], [4, 4, 4], [2, 2, 2], [0, 0, 0], [1, 1, 1]);  getitem_1 = None
    max_pool3d_with_indices_backward: "f32[1, 2, 4, 4, 4][128, 64, 16, 4, 1]cpu" = torch.ops.aten.max_pool3d_with_indices_backward.default(tangents_1, primals_1, [2, 2, 2], [], [0, 0, 0], [1, 1, 1], False, _low_memory_max_pool_offsets_to_indices);  tangents_1 = primals_1 = _low_memory_max_pool_offsets_to_indices = None
    return (getitem, max_pool3d_with_indices_backward)
