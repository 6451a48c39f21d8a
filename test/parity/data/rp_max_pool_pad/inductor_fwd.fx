def forward(self, primals_1: "f32[1, 2, 5, 5][50, 25, 5, 1]cpu"):
    _low_memory_max_pool_with_offsets = torch.ops.prims._low_memory_max_pool_with_offsets.default(primals_1, [3, 3], [2, 2], [1, 1], [1, 1], False)
    getitem: "f32[1, 2, 3, 3][18, 9, 3, 1]cpu" = _low_memory_max_pool_with_offsets[0]
    getitem_1: "i8[1, 2, 3, 3][18, 9, 3, 1]cpu" = _low_memory_max_pool_with_offsets[1];  _low_memory_max_pool_with_offsets = None
    _low_memory_max_pool_with_offsets_1 = torch.ops.prims._low_memory_max_pool_with_offsets.default(primals_1, [2, 2], [2, 2], [0, 0], [1, 1], True)
    getitem_2: "f32[1, 2, 3, 3][18, 9, 3, 1]cpu" = _low_memory_max_pool_with_offsets_1[0]
    getitem_3: "i8[1, 2, 3, 3][18, 9, 3, 1]cpu" = _low_memory_max_pool_with_offsets_1[1];  _low_memory_max_pool_with_offsets_1 = None
    _low_memory_max_pool_with_offsets_2 = torch.ops.prims._low_memory_max_pool_with_offsets.default(primals_1, [2, 2], [1, 1], [0, 0], [2, 2], False);  primals_1 = None
    getitem_4: "f32[1, 2, 3, 3][18, 9, 3, 1]cpu" = _low_memory_max_pool_with_offsets_2[0]
    getitem_5: "i8[1, 2, 3, 3][18, 9, 3, 1]cpu" = _low_memory_max_pool_with_offsets_2[1];  _low_memory_max_pool_with_offsets_2 = None
    return (getitem, getitem_2, getitem_4, getitem_1, getitem_3, getitem_5)
