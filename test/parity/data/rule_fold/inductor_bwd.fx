def forward(self, tangents_1: "f32[1, 2, 4, 4][32, 16, 4, 1]cpu"):
    constant_pad_nd_2: "f32[1, 2, 6, 6][72, 36, 6, 1]cpu" = torch.ops.aten.constant_pad_nd.default(tangents_1, [1, 1, 1, 1], 0.0);  tangents_1 = None
    iota_8: "i64[3][1]cpu" = torch.ops.prims.iota.default(3, start = 0, step = 2, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    unsqueeze_12: "i64[1, 3][3, 1]cpu" = torch.ops.aten.unsqueeze.default(iota_8, 0);  iota_8 = None
    iota_9: "i64[2][1]cpu" = torch.ops.prims.iota.default(2, start = 0, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    unsqueeze_13: "i64[2, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(iota_9, -1);  iota_9 = None
    add_4: "i64[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(unsqueeze_12, unsqueeze_13);  unsqueeze_12 = unsqueeze_13 = None
    unsqueeze_16: "i64[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(add_4, -1)
    unsqueeze_17: "i64[2, 3, 1, 1][3, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_16, -1);  unsqueeze_16 = None
    index_1: "f32[1, 2, 2, 3, 2, 3][72, 36, 18, 6, 3, 1]cpu" = torch.ops.aten.index.Tensor(constant_pad_nd_2, [None, None, unsqueeze_17, add_4]);  constant_pad_nd_2 = None
    permute_2: "f32[1, 2, 2, 2, 3, 3][72, 36, 18, 3, 6, 1]cpu" = torch.ops.aten.permute.default(index_1, [0, 1, 2, 4, 3, 5]);  index_1 = None
    clone_1: "f32[1, 2, 2, 2, 3, 3][72, 36, 18, 9, 3, 1]cpu" = torch.ops.aten.clone.default(permute_2, memory_format = torch.contiguous_format);  permute_2 = None
    view_2: "f32[1, 8, 9][72, 9, 1]cpu" = torch.ops.aten.view.default(clone_1, [1, 8, 9]);  clone_1 = None
    view_3: "f32[1, 2, 2, 2, 3, 3][72, 36, 18, 9, 3, 1]cpu" = torch.ops.aten.view.default(view_2, [1, 2, 2, 2, 3, 3]);  view_2 = None
    permute_3: "f32[1, 2, 2, 3, 2, 3][72, 36, 18, 3, 9, 1]cpu" = torch.ops.aten.permute.default(view_3, [0, 1, 2, 4, 3, 5]);  view_3 = None
    full_1: "f32[1, 2, 6, 6][72, 36, 6, 1]cpu" = torch.ops.aten.full.default([1, 2, 6, 6], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    index_put_1: "f32[1, 2, 6, 6][72, 36, 6, 1]cpu" = torch.ops.aten.index_put.default(full_1, [None, None, unsqueeze_17, add_4], permute_3, True);  full_1 = unsqueeze_17 = add_4 = permute_3 = None
    constant_pad_nd_3: "f32[1, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.constant_pad_nd.default(index_put_1, [-1, -1, -1, -1], 0.0);  index_put_1 = None
    return (constant_pad_nd_3,)
