def forward(self, primals_1: "f32[0, 1, 5, 5][25, 25, 5, 1]cpu"):
    iota: "i64[4][1]cpu" = torch.ops.prims.iota.default(4, start = 0, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    unsqueeze: "i64[1, 4][4, 1]cpu" = torch.ops.aten.unsqueeze.default(iota, 0);  iota = None
    iota_1: "i64[2][1]cpu" = torch.ops.prims.iota.default(2, start = 0, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    unsqueeze_1: "i64[2, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(iota_1, -1);  iota_1 = None
    add: "i64[2, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(unsqueeze, unsqueeze_1);  unsqueeze = unsqueeze_1 = None
    constant_pad_nd: "f32[0, 1, 5, 5][25, 25, 5, 1]cpu" = torch.ops.aten.constant_pad_nd.default(primals_1, [0, 0, 0, 0], 0.0);  primals_1 = None
    unsqueeze_4: "i64[2, 4, 1][4, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(add, -1)
    unsqueeze_5: "i64[2, 4, 1, 1][4, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_4, -1);  unsqueeze_4 = None
    index: "f32[0, 1, 2, 4, 2, 4][64, 64, 32, 8, 4, 1]cpu" = torch.ops.aten.index.Tensor(constant_pad_nd, [None, None, unsqueeze_5, add]);  constant_pad_nd = unsqueeze_5 = add = None
    permute: "f32[0, 1, 2, 2, 4, 4][64, 64, 32, 4, 8, 1]cpu" = torch.ops.aten.permute.default(index, [0, 1, 2, 4, 3, 5]);  index = None
    view: "f32[0, 4, 16][64, 16, 1]cpu" = torch.ops.aten.view.default(permute, [0, 4, 16]);  permute = None
    full: "f32[0, 1, 5, 5][25, 25, 5, 1]cpu" = torch.ops.aten.full.default([0, 1, 5, 5], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    return (view, full)
