def forward(self, primals_1: "f32[1, 2, 4, 4][32, 16, 4, 1]cpu", tangents_1: "f32[1, 2, 4, 4][32, 16, 4, 1]cpu"):
    iota: "i64[3][1]cpu" = torch.ops.prims.iota.default(3, start = 0, step = 2, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    unsqueeze: "i64[1, 3][3, 1]cpu" = torch.ops.aten.unsqueeze.default(iota, 0);  iota = None
    iota_1: "i64[2][1]cpu" = torch.ops.prims.iota.default(2, start = 0, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    unsqueeze_1: "i64[2, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(iota_1, -1);  iota_1 = None
    add: "i64[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(unsqueeze, unsqueeze_1);  unsqueeze = unsqueeze_1 = None
    iota_2: "i64[3][1]cpu" = torch.ops.prims.iota.default(3, start = 0, step = 2, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    unsqueeze_2: "i64[1, 3][3, 1]cpu" = torch.ops.aten.unsqueeze.default(iota_2, 0);  iota_2 = None
    iota_3: "i64[2][1]cpu" = torch.ops.prims.iota.default(2, start = 0, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    unsqueeze_3: "i64[2, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(iota_3, -1);  iota_3 = None
    add_1: "i64[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(unsqueeze_2, unsqueeze_3);  unsqueeze_2 = unsqueeze_3 = None
    constant_pad_nd: "f32[1, 2, 6, 6][72, 36, 6, 1]cpu" = torch.ops.aten.constant_pad_nd.default(primals_1, [1, 1, 1, 1], 0.0);  primals_1 = None
    unsqueeze_4: "i64[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(add, -1);  add = None
    unsqueeze_5: "i64[2, 3, 1, 1][3, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_4, -1);  unsqueeze_4 = None
    index: "f32[1, 2, 2, 3, 2, 3][72, 36, 18, 6, 3, 1]cpu" = torch.ops.aten.index.Tensor(constant_pad_nd, [None, None, unsqueeze_5, add_1]);  constant_pad_nd = unsqueeze_5 = add_1 = None
    permute: "f32[1, 2, 2, 2, 3, 3][72, 36, 18, 3, 6, 1]cpu" = torch.ops.aten.permute.default(index, [0, 1, 2, 4, 3, 5]);  index = None
    clone: "f32[1, 2, 2, 2, 3, 3][72, 36, 18, 9, 3, 1]cpu" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format);  permute = None
    view: "f32[1, 8, 9][72, 9, 1]cpu" = torch.ops.aten.view.default(clone, [1, 8, 9]);  clone = None
    view_1: "f32[1, 2, 2, 2, 3, 3][72, 36, 18, 9, 3, 1]cpu" = torch.ops.aten.view.default(view, [1, 2, 2, 2, 3, 3]);  view = None
    permute_1: "f32[1, 2, 2, 3, 2, 3][72, 36, 18, 3, 9, 1]cpu" = torch.ops.aten.permute.default(view_1, [0, 1, 2, 4, 3, 5]);  view_1 = None
    iota_4: "i64[3][1]cpu" = torch.ops.prims.iota.default(3, start = 0, step = 2, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    unsqueeze_6: "i64[1, 3][3, 1]cpu" = torch.ops.aten.unsqueeze.default(iota_4, 0);  iota_4 = None
    iota_5: "i64[2][1]cpu" = torch.ops.prims.iota.default(2, start = 0, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    unsqueeze_7: "i64[2, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(iota_5, -1);  iota_5 = None
    add_2: "i64[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(unsqueeze_6, unsqueeze_7);  unsqueeze_6 = unsqueeze_7 = None
    unsqueeze_8: "i64[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(add_2, -1);  add_2 = None
    unsqueeze_9: "i64[2, 3, 1, 1][3, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_8, -1);  unsqueeze_8 = None
    iota_6: "i64[3][1]cpu" = torch.ops.prims.iota.default(3, start = 0, step = 2, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    unsqueeze_10: "i64[1, 3][3, 1]cpu" = torch.ops.aten.unsqueeze.default(iota_6, 0);  iota_6 = None
    iota_7: "i64[2][1]cpu" = torch.ops.prims.iota.default(2, start = 0, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    unsqueeze_11: "i64[2, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(iota_7, -1);  iota_7 = None
    add_3: "i64[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(unsqueeze_10, unsqueeze_11);  unsqueeze_10 = unsqueeze_11 = None
    full: "f32[1, 2, 6, 6][72, 36, 6, 1]cpu" = torch.ops.aten.full.default([1, 2, 6, 6], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    index_put: "f32[1, 2, 6, 6][72, 36, 6, 1]cpu" = torch.ops.aten.index_put.default(full, [None, None, unsqueeze_9, add_3], permute_1, True);  full = unsqueeze_9 = add_3 = permute_1 = None
    constant_pad_nd_1: "f32[1, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.constant_pad_nd.default(index_put, [-1, -1, -1, -1], 0.0);  index_put = None
    iota_8: "i64[3][1]cpu" = torch.ops.prims.iota.default(3, start = 0, step = 2, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    unsqueeze_12: "i64[1, 3][3, 1]cpu" = torch.ops.aten.unsqueeze.default(iota_8, 0);  iota_8 = None
    iota_9: "i64[2][1]cpu" = torch.ops.prims.iota.default(2, start = 0, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    unsqueeze_13: "i64[2, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(iota_9, -1);  iota_9 = None
    add_4: "i64[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(unsqueeze_12, unsqueeze_13);  unsqueeze_12 = unsqueeze_13 = None
    iota_10: "i64[3][1]cpu" = torch.ops.prims.iota.default(3, start = 0, step = 2, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    unsqueeze_14: "i64[1, 3][3, 1]cpu" = torch.ops.aten.unsqueeze.default(iota_10, 0);  iota_10 = None
    iota_11: "i64[2][1]cpu" = torch.ops.prims.iota.default(2, start = 0, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    unsqueeze_15: "i64[2, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(iota_11, -1);  iota_11 = None
    add_5: "i64[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(unsqueeze_14, unsqueeze_15);  unsqueeze_14 = unsqueeze_15 = None
    constant_pad_nd_2: "f32[1, 2, 6, 6][72, 36, 6, 1]cpu" = torch.ops.aten.constant_pad_nd.default(tangents_1, [1, 1, 1, 1], 0.0);  tangents_1 = None
    unsqueeze_16: "i64[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(add_4, -1);  add_4 = None
    unsqueeze_17: "i64[2, 3, 1, 1][3, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_16, -1);  unsqueeze_16 = None
    index_1: "f32[1, 2, 2, 3, 2, 3][72, 36, 18, 6, 3, 1]cpu" = torch.ops.aten.index.Tensor(constant_pad_nd_2, [None, None, unsqueeze_17, add_5]);  constant_pad_nd_2 = unsqueeze_17 = add_5 = None
    permute_2: "f32[1, 2, 2, 2, 3, 3][72, 36, 18, 3, 6, 1]cpu" = torch.ops.aten.permute.default(index_1, [0, 1, 2, 4, 3, 5]);  index_1 = None
    clone_1: "f32[1, 2, 2, 2, 3, 3][72, 36, 18, 9, 3, 1]cpu" = torch.ops.aten.clone.default(permute_2, memory_format = torch.contiguous_format);  permute_2 = None
    view_2: "f32[1, 8, 9][72, 9, 1]cpu" = torch.ops.aten.view.default(clone_1, [1, 8, 9]);  clone_1 = None
    view_3: "f32[1, 2, 2, 2, 3, 3][72, 36, 18, 9, 3, 1]cpu" = torch.ops.aten.view.default(view_2, [1, 2, 2, 2, 3, 3]);  view_2 = None
    permute_3: "f32[1, 2, 2, 3, 2, 3][72, 36, 18, 3, 9, 1]cpu" = torch.ops.aten.permute.default(view_3, [0, 1, 2, 4, 3, 5]);  view_3 = None
    iota_12: "i64[3][1]cpu" = torch.ops.prims.iota.default(3, start = 0, step = 2, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    unsqueeze_18: "i64[1, 3][3, 1]cpu" = torch.ops.aten.unsqueeze.default(iota_12, 0);  iota_12 = None
    iota_13: "i64[2][1]cpu" = torch.ops.prims.iota.default(2, start = 0, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    unsqueeze_19: "i64[2, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(iota_13, -1);  iota_13 = None
    add_6: "i64[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(unsqueeze_18, unsqueeze_19);  unsqueeze_18 = unsqueeze_19 = None
    unsqueeze_20: "i64[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(add_6, -1);  add_6 = None
    unsqueeze_21: "i64[2, 3, 1, 1][3, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_20, -1);  unsqueeze_20 = None
    iota_14: "i64[3][1]cpu" = torch.ops.prims.iota.default(3, start = 0, step = 2, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    unsqueeze_22: "i64[1, 3][3, 1]cpu" = torch.ops.aten.unsqueeze.default(iota_14, 0);  iota_14 = None
    iota_15: "i64[2][1]cpu" = torch.ops.prims.iota.default(2, start = 0, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    unsqueeze_23: "i64[2, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(iota_15, -1);  iota_15 = None
    add_7: "i64[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(unsqueeze_22, unsqueeze_23);  unsqueeze_22 = unsqueeze_23 = None
    full_1: "f32[1, 2, 6, 6][72, 36, 6, 1]cpu" = torch.ops.aten.full.default([1, 2, 6, 6], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    index_put_1: "f32[1, 2, 6, 6][72, 36, 6, 1]cpu" = torch.ops.aten.index_put.default(full_1, [None, None, unsqueeze_21, add_7], permute_3, True);  full_1 = unsqueeze_21 = add_7 = permute_3 = None
    constant_pad_nd_3: "f32[1, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.constant_pad_nd.default(index_put_1, [-1, -1, -1, -1], 0.0);  index_put_1 = None
    return (constant_pad_nd_1, constant_pad_nd_3)
