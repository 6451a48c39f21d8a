def forward(self, primals_1: "f32[1, 1, 2, 2, 2][8, 8, 4, 2, 1]cpu", tangents_1: "f32[1, 1, 4, 3, 3][36, 36, 9, 3, 1]cpu"):
    arange: "i64[4][1]cpu" = torch.ops.aten.arange.start_step(-1, 3, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    clamp: "i64[4][1]cpu" = torch.ops.aten.clamp.default(arange, 0, 1);  arange = None
    index: "f32[1, 1, 4, 2, 2][16, 16, 4, 2, 1]cpu" = torch.ops.aten.index.Tensor(primals_1, [None, None, clamp, None, None]);  clamp = None
    arange_1: "i64[3][1]cpu" = torch.ops.aten.arange.start_step(0, 3, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    clamp_1: "i64[3][1]cpu" = torch.ops.aten.clamp.default(arange_1, 0, 1);  arange_1 = None
    index_1: "f32[1, 1, 4, 3, 2][24, 24, 6, 2, 1]cpu" = torch.ops.aten.index.Tensor(index, [None, None, None, clamp_1, None]);  index = clamp_1 = None
    arange_2: "i64[3][1]cpu" = torch.ops.aten.arange.start_step(-1, 2, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    clamp_2: "i64[3][1]cpu" = torch.ops.aten.clamp.default(arange_2, 0, 1);  arange_2 = None
    index_2: "f32[1, 1, 4, 3, 3][36, 36, 9, 3, 1]cpu" = torch.ops.aten.index.Tensor(index_1, [None, None, None, None, clamp_2]);  index_1 = clamp_2 = None
    replication_pad3d_backward: "f32[1, 1, 2, 2, 2][8, 8, 4, 2, 1]cpu" = torch.ops.aten.replication_pad3d_backward.default(tangents_1, primals_1, [1, 0, 0, 1, 1, 1]);  tangents_1 = primals_1 = None
    return (index_2, replication_pad3d_backward)
