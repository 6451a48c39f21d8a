def forward(self, primals_1: "f32[1, 3, 3][9, 3, 1]cpu", tangents_1: "f32[1, 4, 5][20, 5, 1]cpu"):
    arange: "i64[4][1]cpu" = torch.ops.aten.arange.start_step(0, 4, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    clamp: "i64[4][1]cpu" = torch.ops.aten.clamp.default(arange, 0, 2);  arange = None
    index: "f32[1, 4, 3][12, 3, 1]cpu" = torch.ops.aten.index.Tensor(primals_1, [None, clamp, None]);  clamp = None
    arange_1: "i64[5][1]cpu" = torch.ops.aten.arange.start_step(0, 5, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    clamp_1: "i64[5][1]cpu" = torch.ops.aten.clamp.default(arange_1, 0, 2);  arange_1 = None
    index_1: "f32[1, 4, 5][20, 5, 1]cpu" = torch.ops.aten.index.Tensor(index, [None, None, clamp_1]);  index = clamp_1 = None
    replication_pad2d_backward: "f32[1, 3, 3][9, 3, 1]cpu" = torch.ops.aten.replication_pad2d_backward.default(tangents_1, primals_1, [0, 2, 0, 1]);  tangents_1 = primals_1 = None
    return (index_1, replication_pad2d_backward)
