def forward(self, primals_1: "f32[1, 2, 1, 3, 2][12, 6, 6, 2, 1]cpu", primals_2: "i64[1, 2, 1, 3, 2][12, 6, 6, 2, 1]cpu", tangents_1: "f32[1, 2, 3, 6, 5][180, 90, 30, 5, 1]cpu"):
    max_unpool3d: "f32[1, 2, 3, 6, 5][180, 90, 30, 5, 1]cpu" = torch.ops.aten.max_unpool3d.default(primals_1, primals_2, [3, 6, 5], [2, 2, 2], [0, 0, 0]);  primals_1 = None
    view: "i64[1, 2, 6][12, 6, 1]cpu" = torch.ops.aten.view.default(primals_2, [1, 2, -1]);  primals_2 = None
    view_1: "f32[1, 2, 90][180, 90, 1]cpu" = torch.ops.aten.view.default(tangents_1, [1, 2, -1]);  tangents_1 = None
    gather: "f32[1, 2, 6][12, 6, 1]cpu" = torch.ops.aten.gather.default(view_1, -1, view);  view_1 = view = None
    view_2: "f32[1, 2, 1, 3, 2][12, 6, 6, 2, 1]cpu" = torch.ops.aten.view.default(gather, [1, 2, 1, 3, 2]);  gather = None
    return (max_unpool3d, view_2, None)
