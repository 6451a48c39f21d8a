def forward(self, primals_1: "f32[1, 1, 2, 4, 4][32, 32, 16, 4, 1]cpu", getitem_1: "i64[1, 1, 1, 2, 2][4, 4, 4, 2, 1]cpu", tangents_1: "f32[1, 1, 2, 4, 4][32, 32, 16, 4, 1]cpu"):
    view_1: "f32[1, 1, 32][32, 32, 1]cpu" = torch.ops.aten.view.default(tangents_1, [1, 1, -1]);  tangents_1 = None
    view: "i64[1, 1, 4][4, 4, 1]cpu" = torch.ops.aten.view.default(getitem_1, [1, 1, -1])
    gather: "f32[1, 1, 4][4, 4, 1]cpu" = torch.ops.aten.gather.default(view_1, -1, view);  view_1 = view = None
    view_2: "f32[1, 1, 1, 2, 2][4, 4, 4, 2, 1]cpu" = torch.ops.aten.view.default(gather, [1, 1, 1, 2, 2]);  gather = None
    max_pool3d_with_indices_backward: "f32[1, 1, 2, 4, 4][32, 32, 16, 4, 1]cpu" = torch.ops.aten.max_pool3d_with_indices_backward.default(view_2, primals_1, [2, 2, 2], [], [0, 0, 0], [1, 1, 1], False, getitem_1);  view_2 = primals_1 = getitem_1 = None
    return (max_pool3d_with_indices_backward,)
