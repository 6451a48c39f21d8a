def forward(self, primals_1: "f32[1, 1, 2, 2, 2][8, 8, 4, 2, 1]cpu"):
    iota: "i64[4][1]cpu" = torch.ops.prims.iota.default(4, start = -1, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    clamp_min: "i64[4][1]cpu" = torch.ops.aten.clamp_min.default(iota, 0);  iota = None
    clamp_max: "i64[4][1]cpu" = torch.ops.aten.clamp_max.default(clamp_min, 1);  clamp_min = None
    _unsafe_index: "f32[1, 1, 4, 2, 2][16, 16, 4, 2, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, clamp_max, None, None]);  clamp_max = None
    iota_1: "i64[3][1]cpu" = torch.ops.prims.iota.default(3, start = 0, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    clamp_min_1: "i64[3][1]cpu" = torch.ops.aten.clamp_min.default(iota_1, 0);  iota_1 = None
    clamp_max_1: "i64[3][1]cpu" = torch.ops.aten.clamp_max.default(clamp_min_1, 1);  clamp_min_1 = None
    _unsafe_index_1: "f32[1, 1, 4, 3, 2][24, 24, 6, 2, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(_unsafe_index, [None, None, None, clamp_max_1, None]);  _unsafe_index = clamp_max_1 = None
    iota_2: "i64[3][1]cpu" = torch.ops.prims.iota.default(3, start = -1, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    clamp_min_2: "i64[3][1]cpu" = torch.ops.aten.clamp_min.default(iota_2, 0);  iota_2 = None
    clamp_max_2: "i64[3][1]cpu" = torch.ops.aten.clamp_max.default(clamp_min_2, 1);  clamp_min_2 = None
    _unsafe_index_2: "f32[1, 1, 4, 3, 3][36, 36, 9, 3, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(_unsafe_index_1, [None, None, None, None, clamp_max_2]);  _unsafe_index_1 = clamp_max_2 = None
    return (_unsafe_index_2, primals_1)
