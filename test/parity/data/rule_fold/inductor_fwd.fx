def forward(self, primals_1: "f32[1, 2, 4, 4][32, 16, 4, 1]cpu"):
    iota: "i64[3][1]cpu" = torch.ops.prims.iota.default(3, start = 0, step = 2, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    unsqueeze: "i64[1, 3][3, 1]cpu" = torch.ops.aten.unsqueeze.default(iota, 0);  iota = None
    iota_1: "i64[2][1]cpu" = torch.ops.prims.iota.default(2, start = 0, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    unsqueeze_1: "i64[2, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(iota_1, -1);  iota_1 = None
    add: "i64[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(unsqueeze, unsqueeze_1);  unsqueeze = unsqueeze_1 = None
    constant_pad_nd: "f32[1, 2, 6, 6][72, 36, 6, 1]cpu" = torch.ops.aten.constant_pad_nd.default(primals_1, [1, 1, 1, 1], 0.0);  primals_1 = None
    unsqueeze_4: "i64[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(add, -1)
    unsqueeze_5: "i64[2, 3, 1, 1][3, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_4, -1);  unsqueeze_4 = None
    index: "f32[1, 2, 2, 3, 2, 3][72, 36, 18, 6, 3, 1]cpu" = torch.ops.aten.index.Tensor(constant_pad_nd, [None, None, unsqueeze_5, add]);  constant_pad_nd = None
    permute: "f32[1, 2, 2, 2, 3, 3][72, 36, 18, 3, 6, 1]cpu" = torch.ops.aten.permute.default(index, [0, 1, 2, 4, 3, 5]);  index = None
    clone: "f32[1, 2, 2, 2, 3, 3][72, 36, 18, 9, 3, 1]cpu" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format);  permute = None
    view: "f32[1, 8, 9][72, 9, 1]cpu" = torch.ops.aten.view.default(clone, [1, 8, 9]);  clone = None
    view_1: "f32[1, 2, 2, 2, 3, 3][72, 36, 18, 9, 3, 1]cpu" = torch.ops.aten.view.default(view, [1, 2, 2, 2, 3, 3]);  view = None
    permute_1: "f32[1, 2, 2, 3, 2, 3][72, 36, 18, 3, 9, 1]cpu" = torch.ops.aten.permute.default(view_1, [0, 1, 2, 4, 3, 5]);  view_1 = None
    full: "f32[1, 2, 6, 6][72, 36, 6, 1]cpu" = torch.ops.aten.full.default([1, 2, 6, 6], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    index_put: "f32[1, 2, 6, 6][72, 36, 6, 1]cpu" = torch.ops.aten.index_put.default(full, [None, None, unsqueeze_5, add], permute_1, True);  full = unsqueeze_5 = add = permute_1 = None
    constant_pad_nd_1: "f32[1, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.constant_pad_nd.default(index_put, [-1, -1, -1, -1], 0.0);  index_put = None
    return (constant_pad_nd_1,)
