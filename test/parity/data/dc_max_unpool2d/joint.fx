def forward(self, primals_1: "f32[1, 2, 4, 4][32, 16, 4, 1]cpu", tangents_1: "f32[1, 2, 4, 4][32, 16, 4, 1]cpu"):
    max_pool2d_with_indices = torch.ops.aten.max_pool2d_with_indices.default(primals_1, [2, 2])
    getitem: "f32[1, 2, 2, 2][8, 4, 2, 1]cpu" = max_pool2d_with_indices[0]
    getitem_1: "i64[1, 2, 2, 2][8, 4, 2, 1]cpu" = max_pool2d_with_indices[1];  max_pool2d_with_indices = None
    max_unpool2d: "f32[1, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.max_unpool2d.default(getitem, getitem_1, [4, 4]);  getitem = None
    view: "i64[1, 2, 4][8, 4, 1]cpu" = torch.ops.aten.view.default(getitem_1, [1, 2, -1])
    view_1: "f32[1, 2, 16][32, 16, 1]cpu" = torch.ops.aten.view.default(tangents_1, [1, 2, -1]);  tangents_1 = None
    gather: "f32[1, 2, 4][8, 4, 1]cpu" = torch.ops.aten.gather.default(view_1, -1, view);  view_1 = view = None
    view_2: "f32[1, 2, 2, 2][8, 4, 2, 1]cpu" = torch.ops.aten.view.default(gather, [1, 2, 2, 2]);  gather = None
    max_pool2d_with_indices_backward: "f32[1, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.max_pool2d_with_indices_backward.default(view_2, primals_1, [2, 2], [], [0, 0], [1, 1], False, getitem_1);  view_2 = primals_1 = getitem_1 = None
    return (max_unpool2d, max_pool2d_with_indices_backward)
