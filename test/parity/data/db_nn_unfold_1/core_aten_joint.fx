def forward(self, primals_1: "f32[0, 1, 5, 5][25, 25, 5, 1]cpu", tangents_1: "f32[0, 4, 16][64, 16, 1]cpu"):
    arange: "i64[4][1]cpu" = torch.ops.aten.arange.start_step(0, 4, dtype = torch.int64, device = device(type='cpu'), pin_memory = False)
    unsqueeze: "i64[1, 4][4, 1]cpu" = torch.ops.aten.unsqueeze.default(arange, 0);  arange = None
    arange_1: "i64[2][1]cpu" = torch.ops.aten.arange.start_step(0, 2, dtype = torch.int64, device = device(type='cpu'), pin_memory = False)
    unsqueeze_1: "i64[2, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(arange_1, -1);  arange_1 = None
    add: "i64[2, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(unsqueeze, unsqueeze_1);  unsqueeze = unsqueeze_1 = None
    arange_2: "i64[4][1]cpu" = torch.ops.aten.arange.start_step(0, 4, dtype = torch.int64, device = device(type='cpu'), pin_memory = False)
    unsqueeze_2: "i64[1, 4][4, 1]cpu" = torch.ops.aten.unsqueeze.default(arange_2, 0);  arange_2 = None
    arange_3: "i64[2][1]cpu" = torch.ops.aten.arange.start_step(0, 2, dtype = torch.int64, device = device(type='cpu'), pin_memory = False)
    unsqueeze_3: "i64[2, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(arange_3, -1);  arange_3 = None
    add_1: "i64[2, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(unsqueeze_2, unsqueeze_3);  unsqueeze_2 = unsqueeze_3 = None
    constant_pad_nd: "f32[0, 1, 5, 5][25, 25, 5, 1]cpu" = torch.ops.aten.constant_pad_nd.default(primals_1, [0, 0, 0, 0], 0.0);  primals_1 = None
    unsqueeze_4: "i64[2, 4, 1][4, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(add, -1);  add = None
    unsqueeze_5: "i64[2, 4, 1, 1][4, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_4, -1);  unsqueeze_4 = None
    index: "f32[0, 1, 2, 4, 2, 4][64, 64, 32, 8, 4, 1]cpu" = torch.ops.aten.index.Tensor(constant_pad_nd, [None, None, unsqueeze_5, add_1]);  constant_pad_nd = unsqueeze_5 = add_1 = None
    permute: "f32[0, 1, 2, 2, 4, 4][64, 64, 32, 4, 8, 1]cpu" = torch.ops.aten.permute.default(index, [0, 1, 2, 4, 3, 5]);  index = None
    view: "f32[0, 4, 16][64, 16, 1]cpu" = torch.ops.aten.view.default(permute, [0, 4, 16]);  permute = None
    view_1: "f32[0, 1, 2, 2, 4, 4][64, 64, 32, 16, 4, 1]cpu" = torch.ops.aten.view.default(tangents_1, [0, 1, 2, 2, 4, 4]);  tangents_1 = None
    permute_1: "f32[0, 1, 2, 4, 2, 4][64, 64, 32, 4, 16, 1]cpu" = torch.ops.aten.permute.default(view_1, [0, 1, 2, 4, 3, 5]);  view_1 = None
    arange_4: "i64[4][1]cpu" = torch.ops.aten.arange.start_step(0, 4, dtype = torch.int64, device = device(type='cpu'), pin_memory = False)
    unsqueeze_6: "i64[1, 4][4, 1]cpu" = torch.ops.aten.unsqueeze.default(arange_4, 0);  arange_4 = None
    arange_5: "i64[2][1]cpu" = torch.ops.aten.arange.start_step(0, 2, dtype = torch.int64, device = device(type='cpu'), pin_memory = False)
    unsqueeze_7: "i64[2, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(arange_5, -1);  arange_5 = None
    add_2: "i64[2, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(unsqueeze_6, unsqueeze_7);  unsqueeze_6 = unsqueeze_7 = None
    unsqueeze_8: "i64[2, 4, 1][4, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(add_2, -1);  add_2 = None
    unsqueeze_9: "i64[2, 4, 1, 1][4, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_8, -1);  unsqueeze_8 = None
    arange_6: "i64[4][1]cpu" = torch.ops.aten.arange.start_step(0, 4, dtype = torch.int64, device = device(type='cpu'), pin_memory = False)
    unsqueeze_10: "i64[1, 4][4, 1]cpu" = torch.ops.aten.unsqueeze.default(arange_6, 0);  arange_6 = None
    arange_7: "i64[2][1]cpu" = torch.ops.aten.arange.start_step(0, 2, dtype = torch.int64, device = device(type='cpu'), pin_memory = False)
    unsqueeze_11: "i64[2, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(arange_7, -1);  arange_7 = None
    add_3: "i64[2, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(unsqueeze_10, unsqueeze_11);  unsqueeze_10 = unsqueeze_11 = None
    full: "f32[0, 1, 5, 5][25, 25, 5, 1]cpu" = torch.ops.aten.full.default([0, 1, 5, 5], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    index_put: "f32[0, 1, 5, 5][25, 25, 5, 1]cpu" = torch.ops.aten.index_put.default(full, [None, None, unsqueeze_9, add_3], permute_1, True);  full = unsqueeze_9 = add_3 = permute_1 = None
    constant_pad_nd_1: "f32[0, 1, 5, 5][25, 25, 5, 1]cpu" = torch.ops.aten.constant_pad_nd.default(index_put, [0, 0, 0, 0], 0.0);  index_put = None
    return (view, constant_pad_nd_1)
