def forward(self, full: "f32[0, 1, 5, 5][25, 25, 5, 1]cpu", tangents_1: "f32[0, 4, 16][64, 16, 1]cpu"):
    view_1: "f32[0, 1, 2, 2, 4, 4][64, 64, 32, 16, 4, 1]cpu" = torch.ops.aten.view.default(tangents_1, [0, 1, 2, 2, 4, 4]);  tangents_1 = None
    permute_1: "f32[0, 1, 2, 4, 2, 4][64, 64, 32, 4, 16, 1]cpu" = torch.ops.aten.permute.default(view_1, [0, 1, 2, 4, 3, 5]);  view_1 = None
    iota_4: "i64[4][1]cpu" = torch.ops.prims.iota.default(4, start = 0, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    unsqueeze_6: "i64[1, 4][4, 1]cpu" = torch.ops.aten.unsqueeze.default(iota_4, 0);  iota_4 = None
    iota_5: "i64[2][1]cpu" = torch.ops.prims.iota.default(2, start = 0, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    unsqueeze_7: "i64[2, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(iota_5, -1);  iota_5 = None
    add_2: "i64[2, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(unsqueeze_6, unsqueeze_7);  unsqueeze_6 = unsqueeze_7 = None
    unsqueeze_8: "i64[2, 4, 1][4, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(add_2, -1)
    unsqueeze_9: "i64[2, 4, 1, 1][4, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_8, -1);  unsqueeze_8 = None
    index_put: "f32[0, 1, 5, 5][25, 25, 5, 1]cpu" = torch.ops.aten.index_put.default(full, [None, None, unsqueeze_9, add_2], permute_1, True);  full = unsqueeze_9 = add_2 = permute_1 = None
    constant_pad_nd_1: "f32[0, 1, 5, 5][25, 25, 5, 1]cpu" = torch.ops.aten.constant_pad_nd.default(index_put, [0, 0, 0, 0], 0.0);  index_put = None
    return (constant_pad_nd_1,)
