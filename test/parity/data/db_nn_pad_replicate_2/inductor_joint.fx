def forward(self, primals_1: "f32[1, 3, 3][9, 3, 1]cpu", tangents_1: "f32[1, 4, 5][20, 5, 1]cpu"):
    iota: "i64[4][1]cpu" = torch.ops.prims.iota.default(4, start = 0, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    clamp_min: "i64[4][1]cpu" = torch.ops.aten.clamp_min.default(iota, 0);  iota = None
    clamp_max: "i64[4][1]cpu" = torch.ops.aten.clamp_max.default(clamp_min, 2);  clamp_min = None
    _unsafe_index: "f32[1, 4, 3][12, 3, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, clamp_max, None]);  clamp_max = None
    iota_1: "i64[5][1]cpu" = torch.ops.prims.iota.default(5, start = 0, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    clamp_min_1: "i64[5][1]cpu" = torch.ops.aten.clamp_min.default(iota_1, 0);  iota_1 = None
    clamp_max_1: "i64[5][1]cpu" = torch.ops.aten.clamp_max.default(clamp_min_1, 2);  clamp_min_1 = None
    _unsafe_index_1: "f32[1, 4, 5][20, 5, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(_unsafe_index, [None, None, clamp_max_1]);  _unsafe_index = clamp_max_1 = None
    replication_pad2d_backward: "f32[1, 3, 3][9, 3, 1]cpu" = torch.ops.aten.replication_pad2d_backward.default(tangents_1, primals_1, [0, 2, 0, 1]);  tangents_1 = primals_1 = None
    return (_unsafe_index_1, replication_pad2d_backward)
