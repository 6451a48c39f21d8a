def forward(self, primals_2: "i64[1, 2, 1, 2][4, 1, 4, 2]cpu", tangents_1: "f32[1, 2, 3, 6][36, 1, 12, 2]cpu"):
    view_6: "f32[1, 2, 18][36, 1, 2]cpu" = torch.ops.aten.view.default(tangents_1, [1, 2, 18]);  tangents_1 = None
    view_5: "i64[1, 2, 2][4, 1, 2]cpu" = torch.ops.aten.view.default(primals_2, [1, 2, -1]);  primals_2 = None
    gather: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.gather.default(view_6, -1, view_5);  view_6 = view_5 = None
    view_7: "f32[1, 2, 1, 2][4, 2, 2, 1]cpu" = torch.ops.aten.view.default(gather, [1, 2, 1, 2]);  gather = None
    return (view_7, None)
