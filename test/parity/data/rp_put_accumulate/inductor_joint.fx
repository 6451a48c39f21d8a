def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "f32[3][1]cpu", primals_3: "i64[3][1]cpu", tangents_1: "f32[2, 3][3, 1]cpu", tangents_2: "f32[2, 3][3, 1]cpu"):
    view: "f32[6][1]cpu" = torch.ops.aten.view.default(primals_1, [6])
    view_1: "f32[3][1]cpu" = torch.ops.aten.view.default(primals_2, [3])
    index_put: "f32[6][1]cpu" = torch.ops.aten.index_put.default(view, [primals_3], view_1, True);  view = view_1 = None
    view_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.view.default(index_put, [2, 3]);  index_put = None
    view_3: "f32[6][1]cpu" = torch.ops.aten.view.default(primals_1, [6]);  primals_1 = None
    view_4: "f32[3][1]cpu" = torch.ops.aten.view.default(primals_2, [3]);  primals_2 = None
    index_put_1: "f32[6][1]cpu" = torch.ops.aten.index_put.default(view_3, [primals_3], view_4);  view_3 = view_4 = None
    view_5: "f32[2, 3][3, 1]cpu" = torch.ops.aten.view.default(index_put_1, [2, 3]);  index_put_1 = None
    full: "f32[3][1]cpu" = torch.ops.aten.full.default([3], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    view_6: "f32[6][1]cpu" = torch.ops.aten.view.default(tangents_2, [6])
    view_7: "f32[3][1]cpu" = torch.ops.aten.view.default(full, [3]);  full = None
    index_put_2: "f32[6][1]cpu" = torch.ops.aten.index_put.default(view_6, [primals_3], view_7);  view_6 = view_7 = None
    view_8: "f32[2, 3][3, 1]cpu" = torch.ops.aten.view.default(index_put_2, [2, 3]);  index_put_2 = None
    view_9: "f32[6][1]cpu" = torch.ops.aten.view.default(tangents_2, [-1]);  tangents_2 = None
    index: "f32[3][1]cpu" = torch.ops.aten.index.Tensor(view_9, [primals_3]);  view_9 = None
    view_10: "f32[3][1]cpu" = torch.ops.aten.view.default(index, [3]);  index = None
    view_11: "f32[6][1]cpu" = torch.ops.aten.view.default(tangents_1, [-1])
    index_1: "f32[3][1]cpu" = torch.ops.aten.index.Tensor(view_11, [primals_3]);  view_11 = primals_3 = None
    view_12: "f32[3][1]cpu" = torch.ops.aten.view.default(index_1, [3]);  index_1 = None
    add: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(view_8, tangents_1);  view_8 = tangents_1 = None
    add_1: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(view_10, view_12);  view_10 = view_12 = None
    return (view_2, view_5, add, add_1, None)
