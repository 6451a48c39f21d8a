def forward(self, primals_1: "f32[1, 2, 5, 5][50, 25, 5, 1]cpu", tangents_1: "f32[1, 2, 3, 3][18, 9, 3, 1]cpu", tangents_2: "f32[1, 2, 3, 3][18, 9, 3, 1]cpu", tangents_3: "f32[1, 2, 3, 3][18, 9, 3, 1]cpu"):
    _low_memory_max_pool_with_offsets = torch.ops.prims._low_memory_max_pool_with_offsets.default(primals_1, [3, 3], [2, 2], [1, 1], [1, 1], False)
    getitem: "f32[1, 2, 3, 3][18, 9, 3, 1]cpu" = _low_memory_max_pool_with_offsets[0]
    getitem_1: "i8[1, 2, 3, 3][18, 9, 3, 1]cpu" = _low_memory_max_pool_with_offsets[1];  _low_memory_max_pool_with_offsets = None
    _low_memory_max_pool_offsets_to_indices: "i64[1, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.prims._low_memory_max_pool_offsets_to_indices.default(getitem_1, [3, 3], [5, 5], [2, 2], [1, 1], [1, 1]);  getitem_1 = None
    _low_memory_max_pool_with_offsets_1 = torch.ops.prims._low_memory_max_pool_with_offsets.default(primals_1, [2, 2], [2, 2], [0, 0], [1, 1], True)
    getitem_2: "f32[1, 2, 3, 3][18, 9, 3, 1]cpu" = _low_memory_max_pool_with_offsets_1[0]
    getitem_3: "i8[1, 2, 3, 3][18, 9, 3, 1]cpu" = _low_memory_max_pool_with_offsets_1[1];  _low_memory_max_pool_with_offsets_1 = None
    _low_memory_max_pool_offsets_to_indices_1: "i64[1, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.prims._low_memory_max_pool_offsets_to_indices.default(getitem_3, [2, 2], [5, 5], [2, 2], [0, 0], [1, 1]);  getitem_3 = None
    _low_memory_max_pool_with_offsets_2 = torch.ops.prims._low_memory_max_pool_with_offsets.default(primals_1, [2, 2], [1, 1], [0, 0], [2, 2], False);  primals_1 = None
    getitem_4: "f32[1, 2, 3, 3][18, 9, 3, 1]cpu" = _low_memory_max_pool_with_offsets_2[0]
    getitem_5: "i8[1, 2, 3, 3][18, 9, 3, 1]cpu" = _low_memory_max_pool_with_offsets_2[1];  _low_memory_max_pool_with_offsets_2 = None
    _low_memory_max_pool_offsets_to_indices_2: "i64[1, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.prims._low_memory_max_pool_offsets_to_indices.default(getitem_5, [2, 2], [5, 5], [1, 1], [0, 0], [2, 2]);  getitem_5 = None
    full: "f32[2, 25][25, 1]cpu" = torch.ops.aten.full.default([2, 25], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    view: "f32[2, 9][9, 1]cpu" = torch.ops.aten.view.default(tangents_3, [2, 9]);  tangents_3 = None
    view_1: "i64[2, 9][9, 1]cpu" = torch.ops.aten.view.default(_low_memory_max_pool_offsets_to_indices_2, [2, 9]);  _low_memory_max_pool_offsets_to_indices_2 = None
    scatter_add: "f32[2, 25][25, 1]cpu" = torch.ops.aten.scatter_add.default(full, 1, view_1, view);  full = view_1 = view = None
    view_2: "f32[1, 2, 5, 5][50, 25, 5, 1]cpu" = torch.ops.aten.view.default(scatter_add, [1, 2, 5, 5]);  scatter_add = None
    full_1: "f32[2, 25][25, 1]cpu" = torch.ops.aten.full.default([2, 25], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    view_3: "f32[2, 9][9, 1]cpu" = torch.ops.aten.view.default(tangents_2, [2, 9]);  tangents_2 = None
    view_4: "i64[2, 9][9, 1]cpu" = torch.ops.aten.view.default(_low_memory_max_pool_offsets_to_indices_1, [2, 9]);  _low_memory_max_pool_offsets_to_indices_1 = None
    scatter_add_1: "f32[2, 25][25, 1]cpu" = torch.ops.aten.scatter_add.default(full_1, 1, view_4, view_3);  full_1 = view_4 = view_3 = None
    view_5: "f32[1, 2, 5, 5][50, 25, 5, 1]cpu" = torch.ops.aten.view.default(scatter_add_1, [1, 2, 5, 5]);  scatter_add_1 = None
    add: "f32[1, 2, 5, 5][50, 25, 5, 1]cpu" = torch.ops.aten.add.Tensor(view_2, view_5);  view_2 = view_5 = None
    full_2: "f32[2, 25][25, 1]cpu" = torch.ops.aten.full.default([2, 25], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    view_6: "f32[2, 9][9, 1]cpu" = torch.ops.aten.view.default(tangents_1, [2, 9]);  tangents_1 = None
    view_7: "i64[2, 9][9, 1]cpu" = torch.ops.aten.view.default(_low_memory_max_pool_offsets_to_indices, [2, 9]);  _low_memory_max_pool_offsets_to_indices = None
    scatter_add_2: "f32[2, 25][25, 1]cpu" = torch.ops.aten.scatter_add.default(full_2, 1, view_7, view_6);  full_2 = view_7 = view_6 = None
    view_8: "f32[1, 2, 5, 5][50, 25, 5, 1]cpu" = torch.ops.aten.view.default(scatter_add_2, [1, 2, 5, 5]);  scatter_add_2 = None
    add_1: "f32[1, 2, 5, 5][50, 25, 5, 1]cpu" = torch.ops.aten.add.Tensor(add, view_8);  add = view_8 = None
    return (getitem, getitem_2, getitem_4, add_1)
