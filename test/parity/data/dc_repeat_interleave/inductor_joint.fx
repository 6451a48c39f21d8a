def forward(self, primals_1: "f32[3, 2][2, 1]cpu", primals_2: "i64[3][1]cpu", tangents_1: "f32[4, 2][2, 1]cpu", tangents_2: "f32[3, 4][4, 1]cpu"):
    cumsum: "i64[3][1]cpu" = torch.ops.aten.cumsum.default(primals_2, 0)
    iota: "i64[4][1]cpu" = torch.ops.prims.iota.default(4, start = 0, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    searchsorted: "i64[4][1]cpu" = torch.ops.aten.searchsorted.Tensor(cumsum, iota, right = True);  cumsum = iota = None
    clamp_max: "i64[4][1]cpu" = torch.ops.aten.clamp_max.default(searchsorted, 2);  searchsorted = None
    index: "f32[4, 2][2, 1]cpu" = torch.ops.aten.index.Tensor(primals_1, [clamp_max])
    unsqueeze: "f32[3, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_1, 2);  primals_1 = None
    expand: "f32[3, 2, 2][2, 1, 0]cpu" = torch.ops.aten.expand.default(unsqueeze, [3, 2, 2]);  unsqueeze = None
    clone: "f32[3, 2, 2][4, 2, 1]cpu" = torch.ops.aten.clone.default(expand, memory_format = torch.contiguous_format);  expand = None
    view: "f32[3, 4][4, 1]cpu" = torch.ops.aten.view.default(clone, [3, 4]);  clone = None
    cumsum_1: "i64[3][1]cpu" = torch.ops.aten.cumsum.default(primals_2, 0)
    iota_1: "i64[4][1]cpu" = torch.ops.prims.iota.default(4, start = 0, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    searchsorted_1: "i64[4][1]cpu" = torch.ops.aten.searchsorted.Tensor(cumsum_1, iota_1, right = True);  cumsum_1 = iota_1 = None
    clamp_max_1: "i64[4][1]cpu" = torch.ops.aten.clamp_max.default(searchsorted_1, 2);  searchsorted_1 = None
    sum_1: "i64[][]cpu" = torch.ops.aten.sum.default(primals_2);  primals_2 = None
    add: "i64[4][1]cpu" = torch.ops.aten.add.Tensor(clamp_max_1, sum_1);  clamp_max_1 = sum_1 = None
    view_1: "f32[3, 2, 2][4, 2, 1]cpu" = torch.ops.aten.view.default(tangents_2, [3, 2, 2]);  tangents_2 = None
    sum_2: "f32[3, 2, 1][2, 1, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_1, [2], True);  view_1 = None
    squeeze: "f32[3, 2][2, 1]cpu" = torch.ops.aten.squeeze.dim(sum_2, 2);  sum_2 = None
    full: "f32[3, 2][2, 1]cpu" = torch.ops.aten.full.default([3, 2], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    index_put: "f32[3, 2][2, 1]cpu" = torch.ops.aten.index_put.default(full, [clamp_max], tangents_1, True);  full = clamp_max = tangents_1 = None
    add_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(squeeze, index_put);  squeeze = index_put = None
    return (index, view, add, add_1, None)
