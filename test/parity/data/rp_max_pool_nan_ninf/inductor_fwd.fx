def forward(self, primals_1: "f32[1, 1, 2, 4][8, 8, 4, 1]cpu"):
    _low_memory_max_pool_with_offsets = torch.ops.prims._low_memory_max_pool_with_offsets.default(primals_1, [2, 2], [2, 2], [0, 0], [1, 1], False)
    getitem: "f32[1, 1, 1, 2][2, 2, 2, 1]cpu" = _low_memory_max_pool_with_offsets[0]
    getitem_1: "i8[1, 1, 1, 2][2, 2, 2, 1]cpu" = _low_memory_max_pool_with_offsets[1];  _low_memory_max_pool_with_offsets = None
    select: "f32[1, 2, 4][8, 4, 1]cpu" = torch.ops.aten.select.int(primals_1, 0, 0);  primals_1 = None
    unsqueeze: "f32[1, 2, 1, 4][8, 4, 4, 1]cpu" = torch.ops.aten.unsqueeze.default(select, -2);  select = None
    _low_memory_max_pool_with_offsets_1 = torch.ops.prims._low_memory_max_pool_with_offsets.default(unsqueeze, [1, 2], [1, 2], [0, 0], [1, 1], False);  unsqueeze = None
    getitem_2: "f32[1, 2, 1, 2][4, 2, 2, 1]cpu" = _low_memory_max_pool_with_offsets_1[0]
    getitem_3: "i8[1, 2, 1, 2][4, 2, 2, 1]cpu" = _low_memory_max_pool_with_offsets_1[1];  _low_memory_max_pool_with_offsets_1 = None
    squeeze: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.squeeze.dim(getitem_2, -2);  getitem_2 = None
    return (getitem, squeeze, getitem_1, getitem_3)
