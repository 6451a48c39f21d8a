def forward(self, primals_1: "f32[4, 3][3, 1]cpu", getitem: "f32[4, 5][5, 1]cpu", getitem_1: "b8[4, 5][5, 1]cpu", t_4: "f32[2, 5][5, 1]cpu", detach_1: "f32[4, 5][5, 1]cpu", t_8: "f32[5, 3][3, 1]cpu", tangents_1: "f32[][]cpu"):
    expand: "f32[4, 2][0, 0]cpu" = torch.ops.aten.expand.default(tangents_1, [4, 2]);  tangents_1 = None
    t_2: "f32[2, 4][0, 0]cpu" = torch.ops.aten.t.default(expand)
    mm_2: "f32[2, 5][5, 1]cpu" = torch.ops.aten.mm.default(t_2, getitem);  t_2 = getitem = None
    t_3: "f32[5, 2][1, 5]cpu" = torch.ops.aten.t.default(mm_2);  mm_2 = None
    mm_3: "f32[4, 5][5, 1]cpu" = torch.ops.aten.mm.default(expand, t_4);  expand = t_4 = None
    t_5: "f32[2, 5][5, 1]cpu" = torch.ops.aten.t.default(t_3);  t_3 = None
    native_dropout_backward: "f32[4, 5][5, 1]cpu" = torch.ops.aten.native_dropout_backward.default(mm_3, getitem_1, 1.4285714285714286);  mm_3 = getitem_1 = None
    threshold_backward: "f32[4, 5][5, 1]cpu" = torch.ops.aten.threshold_backward.default(native_dropout_backward, detach_1, 0);  native_dropout_backward = detach_1 = None
    t_6: "f32[5, 4][1, 5]cpu" = torch.ops.aten.t.default(threshold_backward)
    mm_4: "f32[5, 3][3, 1]cpu" = torch.ops.aten.mm.default(t_6, primals_1);  t_6 = primals_1 = None
    t_7: "f32[3, 5][1, 3]cpu" = torch.ops.aten.t.default(mm_4);  mm_4 = None
    mm_5: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mm.default(threshold_backward, t_8);  threshold_backward = t_8 = None
    t_9: "f32[5, 3][3, 1]cpu" = torch.ops.aten.t.default(t_7);  t_7 = None
    return (mm_5, t_9, t_5)
