def forward(self, primals_1: "f32[2, 2, 4][8, 4, 1]cpu", primals_2: "f32[1, 2, 3, 3][18, 9, 3, 1]cpu"):
    iota: "i64[7][1]cpu" = torch.ops.prims.iota.default(7, start = -2, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    clamp_min: "i64[7][1]cpu" = torch.ops.aten.clamp_min.default(iota, 0);  iota = None
    clamp_max: "i64[7][1]cpu" = torch.ops.aten.clamp_max.default(clamp_min, 3);  clamp_min = None
    _unsafe_index: "f32[2, 2, 7][14, 7, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, clamp_max]);  clamp_max = None
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.default(_unsafe_index);  _unsafe_index = None
    iota_1: "i64[6][1]cpu" = torch.ops.prims.iota.default(6, start = -2, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    clamp_min_1: "i64[6][1]cpu" = torch.ops.aten.clamp_min.default(iota_1, 0);  iota_1 = None
    clamp_max_1: "i64[6][1]cpu" = torch.ops.aten.clamp_max.default(clamp_min_1, 2);  clamp_min_1 = None
    _unsafe_index_1: "f32[1, 2, 6, 3][36, 18, 3, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_2, [None, None, clamp_max_1, None]);  clamp_max_1 = None
    iota_2: "i64[4][1]cpu" = torch.ops.prims.iota.default(4, start = -1, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    clamp_min_2: "i64[4][1]cpu" = torch.ops.aten.clamp_min.default(iota_2, 0);  iota_2 = None
    clamp_max_2: "i64[4][1]cpu" = torch.ops.aten.clamp_max.default(clamp_min_2, 2);  clamp_min_2 = None
    _unsafe_index_2: "f32[1, 2, 6, 4][48, 24, 4, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(_unsafe_index_1, [None, None, None, clamp_max_2]);  _unsafe_index_1 = clamp_max_2 = None
    add: "f32[1, 2, 6, 4][48, 24, 4, 1]cpu" = torch.ops.aten.add.Tensor(sum_1, _unsafe_index_2);  sum_1 = _unsafe_index_2 = None
    return (add, primals_1, primals_2)
