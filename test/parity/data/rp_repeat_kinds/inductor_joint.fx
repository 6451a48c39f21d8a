def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "i64[2][1]cpu", tangents_1: "f32[4, 9][9, 1]cpu", tangents_2: "f32[4, 3][3, 1]cpu", tangents_3: "f32[2, 6][6, 1]cpu", tangents_4: "f32[0, 3][3, 1]cpu", tangents_5: "f32[3, 3][3, 1]cpu"):
    repeat: "f32[4, 9][9, 1]cpu" = torch.ops.aten.repeat.default(primals_1, [2, 3])
    unsqueeze: "f32[2, 1, 3][3, 3, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_1, 1)
    expand: "f32[2, 2, 3][3, 0, 1]cpu" = torch.ops.aten.expand.default(unsqueeze, [2, 2, 3]);  unsqueeze = None
    clone: "f32[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten.clone.default(expand, memory_format = torch.contiguous_format);  expand = None
    view: "f32[4, 3][3, 1]cpu" = torch.ops.aten.view.default(clone, [4, 3]);  clone = None
    repeat_1: "f32[2, 6][6, 1]cpu" = torch.ops.aten.repeat.default(primals_1, [1, 2])
    repeat_2: "f32[0, 3][3, 1]cpu" = torch.ops.aten.repeat.default(primals_1, [0, 1])
    cumsum: "i64[2][1]cpu" = torch.ops.aten.cumsum.default(primals_2, 0);  primals_2 = None
    iota: "i64[3][1]cpu" = torch.ops.prims.iota.default(3, start = 0, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    searchsorted: "i64[3][1]cpu" = torch.ops.aten.searchsorted.Tensor(cumsum, iota, right = True);  cumsum = iota = None
    clamp_max: "i64[3][1]cpu" = torch.ops.aten.clamp_max.default(searchsorted, 1);  searchsorted = None
    index: "f32[3, 3][3, 1]cpu" = torch.ops.aten.index.Tensor(primals_1, [clamp_max]);  primals_1 = None
    full: "f32[2, 3][3, 1]cpu" = torch.ops.aten.full.default([2, 3], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    index_put: "f32[2, 3][3, 1]cpu" = torch.ops.aten.index_put.default(full, [clamp_max], tangents_5, True);  full = clamp_max = tangents_5 = None
    full_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.full.default([2, 3], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    add: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(index_put, full_1);  index_put = full_1 = None
    view_1: "f32[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten.view.default(tangents_3, [2, 2, 3]);  tangents_3 = None
    sum_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_1, [1]);  view_1 = None
    add_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(add, sum_1);  add = sum_1 = None
    view_2: "f32[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten.view.default(tangents_2, [2, 2, 3]);  tangents_2 = None
    sum_2: "f32[2, 1, 3][3, 3, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_2, [1], True);  view_2 = None
    squeeze: "f32[2, 3][3, 1]cpu" = torch.ops.aten.squeeze.dim(sum_2, 1);  sum_2 = None
    add_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(add_1, squeeze);  add_1 = squeeze = None
    view_3: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.view.default(tangents_1, [2, 2, 3, 3]);  tangents_1 = None
    sum_3: "f32[2, 3][3, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_3, [0, 2]);  view_3 = None
    add_3: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(add_2, sum_3);  add_2 = sum_3 = None
    return (repeat, view, repeat_1, repeat_2, index, add_3, None)
