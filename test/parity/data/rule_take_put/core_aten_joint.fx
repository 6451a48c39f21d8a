def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "i64[3][1]cpu", primals_3: "f32[3][1]cpu", tangents_1: "f32[3][1]cpu"):
    view: "f32[6][1]cpu" = torch.ops.aten.view.default(primals_1, [-1])
    index: "f32[3][1]cpu" = torch.ops.aten.index.Tensor(view, [primals_2]);  view = None
    put: "f32[2, 3][3, 1]cpu" = torch.ops.aten.put.default(primals_1, primals_2, primals_3, True);  primals_3 = None
    view_1: "f32[6][1]cpu" = torch.ops.aten.view.default(put, [6]);  put = None
    slice_1: "f32[3][1]cpu" = torch.ops.aten.slice.Tensor(view_1, 0, 0, 3);  view_1 = None
    add: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(index, slice_1);  index = slice_1 = None
    full: "f32[6][1]cpu" = torch.ops.aten.full.default([6], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    slice_scatter: "f32[6][1]cpu" = torch.ops.aten.slice_scatter.default(full, tangents_1, 0, 0, 3);  full = None
    view_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.view.default(slice_scatter, [2, 3]);  slice_scatter = None
    view_3: "f32[6][1]cpu" = torch.ops.aten.view.default(view_2, [-1])
    index_1: "f32[3][1]cpu" = torch.ops.aten.index.Tensor(view_3, [primals_2]);  view_3 = None
    view_4: "f32[3][1]cpu" = torch.ops.aten.view.default(index_1, [3]);  index_1 = None
    full_like: "f32[2, 3][3, 1]cpu" = torch.ops.aten.full_like.default(primals_1, 0, pin_memory = False, memory_format = torch.preserve_format);  primals_1 = None
    put_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.put.default(full_like, primals_2, tangents_1, True);  full_like = primals_2 = tangents_1 = None
    add_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(view_2, put_1);  view_2 = put_1 = None
    return (add, add_1, None, view_4)
