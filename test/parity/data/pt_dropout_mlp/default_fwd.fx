def forward(self, primals_1: "f32[4, 6][6, 1]cpu", primals_2: "f32[8, 6][6, 1]cpu", primals_3: "f32[3, 8][8, 1]cpu"):
    t: "f32[6, 8][1, 6]cpu" = torch.ops.aten.t.default(primals_2);  primals_2 = None
    mm: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mm.default(primals_1, t)
    gelu: "f32[4, 8][8, 1]cpu" = torch.ops.aten.gelu.default(mm)
    native_dropout = torch.ops.aten.native_dropout.default(gelu, 0.5, True);  gelu = None
    getitem: "f32[4, 8][8, 1]cpu" = native_dropout[0]
    getitem_1: "b8[4, 8][8, 1]cpu" = native_dropout[1];  native_dropout = None
    t_1: "f32[8, 3][1, 8]cpu" = torch.ops.aten.t.default(primals_3);  primals_3 = None
    mm_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mm.default(getitem, t_1)
    return (mm_1, primals_1, t, mm, getitem, getitem_1, t_1)
