def forward(self, primals_1: "f32[4, 6][6, 1]cpu", primals_2: "f32[8, 6][6, 1]cpu", primals_3: "f32[3, 8][8, 1]cpu", tangents_1: "f32[4, 3][3, 1]cpu"):
    t_2: "f32[3, 4][1, 3]cpu" = torch.ops.aten.t.default(tangents_1)
    t: "f32[6, 8][1, 6]cpu" = torch.ops.aten.t.default(primals_2);  primals_2 = None
    mm: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mm.default(primals_1, t)
    gelu: "f32[4, 8][8, 1]cpu" = torch.ops.aten.gelu.default(mm)
    native_dropout = torch.ops.aten.native_dropout.default(gelu, 0.5, True);  gelu = None
    getitem: "f32[4, 8][8, 1]cpu" = native_dropout[0]
    getitem_1: "b8[4, 8][8, 1]cpu" = native_dropout[1];  native_dropout = None
    mm_2: "f32[3, 8][8, 1]cpu" = torch.ops.aten.mm.default(t_2, getitem);  t_2 = getitem = None
    t_3: "f32[8, 3][1, 8]cpu" = torch.ops.aten.t.default(mm_2);  mm_2 = None
    t_1: "f32[8, 3][1, 8]cpu" = torch.ops.aten.t.default(primals_3);  primals_3 = None
    t_4: "f32[3, 8][8, 1]cpu" = torch.ops.aten.t.default(t_1);  t_1 = None
    mm_3: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mm.default(tangents_1, t_4);  tangents_1 = t_4 = None
    t_5: "f32[3, 8][8, 1]cpu" = torch.ops.aten.t.default(t_3);  t_3 = None
    native_dropout_backward: "f32[4, 8][8, 1]cpu" = torch.ops.aten.native_dropout_backward.default(mm_3, getitem_1, 2.0);  mm_3 = getitem_1 = None
    gelu_backward: "f32[4, 8][8, 1]cpu" = torch.ops.aten.gelu_backward.default(native_dropout_backward, mm);  native_dropout_backward = mm = None
    t_6: "f32[8, 4][1, 8]cpu" = torch.ops.aten.t.default(gelu_backward)
    mm_4: "f32[8, 6][6, 1]cpu" = torch.ops.aten.mm.default(t_6, primals_1);  t_6 = primals_1 = None
    t_7: "f32[6, 8][1, 6]cpu" = torch.ops.aten.t.default(mm_4);  mm_4 = None
    t_8: "f32[8, 6][6, 1]cpu" = torch.ops.aten.t.default(t);  t = None
    mm_5: "f32[4, 6][6, 1]cpu" = torch.ops.aten.mm.default(gelu_backward, t_8);  gelu_backward = t_8 = None
    t_9: "f32[8, 6][6, 1]cpu" = torch.ops.aten.t.default(t_7);  t_7 = None
    return (mm_5, t_9, t_5)
