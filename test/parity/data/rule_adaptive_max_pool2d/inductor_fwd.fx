def forward(self, primals_1: "f32[1, 2, 4, 4][32, 16, 4, 1]cpu"):
    amax: "f32[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.amax.default(primals_1, [-2, -1], True)
    _low_memory_max_pool_with_offsets = torch.ops.prims._low_memory_max_pool_with_offsets.default(primals_1, [2, 2], [2, 2], [0, 0], [1, 1], False)
    getitem: "f32[1, 2, 2, 2][8, 4, 2, 1]cpu" = _low_memory_max_pool_with_offsets[0]
    getitem_1: "i8[1, 2, 2, 2][8, 4, 2, 1]cpu" = _low_memory_max_pool_with_offsets[1];  _low_memory_max_pool_with_offsets = None
    add: "f32[1, 2, 2, 2][8, 4, 2, 1]cpu" = torch.ops.aten.add.Tensor(amax, getitem);  amax = getitem = None
    return (add, primals_1, getitem_1)
