def forward(self, primals_1: "f32[2, 2, 4][8, 4, 1]cpu", primals_2: "f32[1, 2, 3, 3][18, 9, 3, 1]cpu", tangents_1: "f32[1, 2, 6, 4][48, 24, 4, 1]cpu"):
    arange: "i64[7][1]cpu" = torch.ops.aten.arange.start_step(-2, 5, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    clamp: "i64[7][1]cpu" = torch.ops.aten.clamp.default(arange, 0, 3);  arange = None
    index: "f32[2, 2, 7][14, 7, 1]cpu" = torch.ops.aten.index.Tensor(primals_1, [None, None, clamp]);  clamp = None
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.dim_IntList(index, []);  index = None
    arange_1: "i64[6][1]cpu" = torch.ops.aten.arange.start_step(-2, 4, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    clamp_1: "i64[6][1]cpu" = torch.ops.aten.clamp.default(arange_1, 0, 2);  arange_1 = None
    index_1: "f32[1, 2, 6, 3][36, 18, 3, 1]cpu" = torch.ops.aten.index.Tensor(primals_2, [None, None, clamp_1, None]);  clamp_1 = None
    arange_2: "i64[4][1]cpu" = torch.ops.aten.arange.start_step(-1, 3, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    clamp_2: "i64[4][1]cpu" = torch.ops.aten.clamp.default(arange_2, 0, 2);  arange_2 = None
    index_2: "f32[1, 2, 6, 4][48, 24, 4, 1]cpu" = torch.ops.aten.index.Tensor(index_1, [None, None, None, clamp_2]);  index_1 = clamp_2 = None
    add: "f32[1, 2, 6, 4][48, 24, 4, 1]cpu" = torch.ops.aten.add.Tensor(sum_1, index_2);  sum_1 = index_2 = None
    sum_2: "f32[][]cpu" = torch.ops.aten.sum.dim_IntList(tangents_1, [])
    replication_pad2d_backward: "f32[1, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.replication_pad2d_backward.default(tangents_1, primals_2, [1, 0, 2, 1]);  tangents_1 = primals_2 = None
    expand: "f32[2, 2, 7][0, 0, 0]cpu" = torch.ops.aten.expand.default(sum_2, [2, 2, 7]);  sum_2 = None
    replication_pad1d_backward: "f32[2, 2, 4][8, 4, 1]cpu" = torch.ops.aten.replication_pad1d_backward.default(expand, primals_1, [2, 1]);  expand = primals_1 = None
    return (add, replication_pad1d_backward, replication_pad2d_backward)
