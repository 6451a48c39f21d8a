def forward(self, primals_1: "f32[1, 1, 2, 4, 4][32, 32, 16, 4, 1]cpu", tangents_1: "f32[1, 1, 2, 4, 4][32, 32, 16, 4, 1]cpu"):
    max_pool3d_with_indices = torch.ops.aten.max_pool3d_with_indices.default(primals_1, [2, 2, 2])
    getitem: "f32[1, 1, 1, 2, 2][4, 4, 4, 2, 1]cpu" = max_pool3d_with_indices[0]
    getitem_1: "i64[1, 1, 1, 2, 2][4, 4, 4, 2, 1]cpu" = max_pool3d_with_indices[1];  max_pool3d_with_indices = None
    arange: "i64[1][1]cpu" = torch.ops.aten.arange.start_step(0, 1, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    view: "i64[1, 1, 1, 1, 1][1, 1, 1, 1, 1]cpu" = torch.ops.aten.view.default(arange, [1, 1, 1, 1, 1]);  arange = None
    mul: "i64[1, 1, 1, 1, 1][1, 1, 1, 1, 1]cpu" = torch.ops.aten.mul.Tensor(view, 32);  view = None
    add: "i64[1, 1, 1, 2, 2][4, 4, 4, 2, 1]cpu" = torch.ops.aten.add.Tensor(getitem_1, mul);  mul = None
    view_1: "i64[4][1]cpu" = torch.ops.aten.view.default(add, [-1]);  add = None
    full: "f32[1, 1, 2, 4, 4][32, 32, 16, 4, 1]cpu" = torch.ops.aten.full.default([1, 1, 2, 4, 4], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    view_2: "f32[32][1]cpu" = torch.ops.aten.view.default(full, [-1]);  full = None
    view_3: "f32[4][1]cpu" = torch.ops.aten.view.default(getitem, [-1]);  getitem = None
    index_put: "f32[32][1]cpu" = torch.ops.aten.index_put.default(view_2, [view_1], view_3);  view_2 = view_1 = view_3 = None
    view_4: "f32[1, 1, 2, 4, 4][32, 32, 16, 4, 1]cpu" = torch.ops.aten.view.default(index_put, [1, 1, 2, 4, 4]);  index_put = None
    view_5: "i64[1, 1, 4][4, 4, 1]cpu" = torch.ops.aten.view.default(getitem_1, [1, 1, -1])
    view_6: "f32[1, 1, 32][32, 32, 1]cpu" = torch.ops.aten.view.default(tangents_1, [1, 1, -1]);  tangents_1 = None
    gather: "f32[1, 1, 4][4, 4, 1]cpu" = torch.ops.aten.gather.default(view_6, -1, view_5);  view_6 = view_5 = None
    view_7: "f32[1, 1, 1, 2, 2][4, 4, 4, 2, 1]cpu" = torch.ops.aten.view.default(gather, [1, 1, 1, 2, 2]);  gather = None
    max_pool3d_with_indices_backward: "f32[1, 1, 2, 4, 4][32, 32, 16, 4, 1]cpu" = torch.ops.aten.max_pool3d_with_indices_backward.default(view_7, primals_1, [2, 2, 2], [], [0, 0, 0], [1, 1, 1], False, getitem_1);  view_7 = primals_1 = getitem_1 = None
    return (view_4, max_pool3d_with_indices_backward)
