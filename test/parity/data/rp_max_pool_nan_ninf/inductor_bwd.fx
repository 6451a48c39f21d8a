def forward(self, getitem_1: "i8[1, 1, 1, 2][2, 2, 2, 1]cpu", getitem_3: "i8[1, 2, 1, 2][4, 2, 2, 1]cpu", tangents_1: "f32[1, 1, 1, 2][2, 2, 2, 1]cpu", tangents_2: "f32[1, 2, 2][4, 2, 1]cpu"):
    unsqueeze_1: "f32[1, 2, 1, 2][4, 2, 2, 1]cpu" = torch.ops.aten.unsqueeze.default(tangents_2, 2);  tangents_2 = None
    full: "f32[2, 4][4, 1]cpu" = torch.ops.aten.full.default([2, 4], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    view: "f32[2, 2][2, 1]cpu" = torch.ops.aten.view.default(unsqueeze_1, [2, 2]);  unsqueeze_1 = None
    _low_memory_max_pool_offsets_to_indices_1: "i64[1, 2, 1, 2][4, 2, 2, 1]cpu" = torch.ops.prims._low_memory_max_pool_offsets_to_indices.default(getitem_3, [1, 2], [1, 4], [1, 2], [0, 0], [1, 1]);  getitem_3 = None
    view_1: "i64[2, 2][2, 1]cpu" = torch.ops.aten.view.default(_low_memory_max_pool_offsets_to_indices_1, [2, 2]);  _low_memory_max_pool_offsets_to_indices_1 = None
    scatter_add: "f32[2, 4][4, 1]cpu" = torch.ops.aten.scatter_add.default(full, 1, view_1, view);  full = view_1 = view = None
    view_2: "f32[1, 2, 1, 4][8, 4, 4, 1]cpu" = torch.ops.aten.view.default(scatter_add, [1, 2, 1, 4]);  scatter_add = None
    squeeze_1: "f32[1, 2, 4][8, 4, 1]cpu" = torch.ops.aten.squeeze.dim(view_2, -2);  view_2 = None
    full_1: "f32[1, 1, 2, 4][8, 8, 4, 1]cpu" = torch.ops.aten.full.default([1, 1, 2, 4], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    select_scatter: "f32[1, 1, 2, 4][8, 8, 4, 1]cpu" = torch.ops.aten.select_scatter.default(full_1, squeeze_1, 0, 0);  full_1 = squeeze_1 = None
    full_2: "f32[1, 8][8, 1]cpu" = torch.ops.aten.full.default([1, 8], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    view_3: "f32[1, 2][2, 1]cpu" = torch.ops.aten.view.default(tangents_1, [1, 2]);  tangents_1 = None
    _low_memory_max_pool_offsets_to_indices: "i64[1, 1, 1, 2][2, 2, 2, 1]cpu" = torch.ops.prims._low_memory_max_pool_offsets_to_indices.default(getitem_1, [2, 2], [2, 4], [2, 2], [0, 0], [1, 1]);  getitem_1 = None
    view_4: "i64[1, 2][2, 1]cpu" = torch.ops.aten.view.default(_low_memory_max_pool_offsets_to_indices, [1, 2]);  _low_memory_max_pool_offsets_to_indices = None
    scatter_add_1: "f32[1, 8][8, 1]cpu" = torch.ops.aten.scatter_add.default(full_2, 1, view_4, view_3);  full_2 = view_4 = view_3 = None
    view_5: "f32[1, 1, 2, 4][8, 8, 4, 1]cpu" = torch.ops.aten.view.default(scatter_add_1, [1, 1, 2, 4]);  scatter_add_1 = None
    add: "f32[1, 1, 2, 4][8, 8, 4, 1]cpu" = torch.ops.aten.add.Tensor(select_scatter, view_5);  select_scatter = view_5 = None
    return (add,)
