def forward(self, primals_2: "i64[1, 2, 1, 2][4, 1, 4, 2]cpu", tangents_1: "f32[1, 2, 3, 6][36, 1, 12, 2]cpu"):
    view_1: "f32[1, 2, 18][36, 1, 2]cpu" = torch.ops.aten.view.default(tangents_1, [1, 2, 18]);  tangents_1 = None
    view: "i64[1, 2, 2][4, 1, 2]cpu" = torch.ops.aten.view.default(primals_2, [1, 2, -1]);  primals_2 = None
    gather: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.gather.default(view_1, -1, view);  view_1 = view = None
    view_2: "f32[1, 2, 1, 2][4, 2, 2, 1]cpu" = torch.ops.aten.view.default(gather, [1, 2, 1, 2]);  gather = None
    return (view_2, None)
