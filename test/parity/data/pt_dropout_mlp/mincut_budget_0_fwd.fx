def forward(self, primals_1: "f32[4, 6][6, 1]cpu", primals_2: "f32[8, 6][6, 1]cpu", primals_3: "f32[3, 8][8, 1]cpu"):
    t: "f32[6, 8][1, 6]cpu" = torch.ops.aten.t.default(primals_2)
    mm: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mm.default(primals_1, t);  t = None
    gelu: "f32[4, 8][8, 1]cpu" = torch.ops.aten.gelu.default(mm);  mm = None
    native_dropout = torch.ops.aten.native_dropout.default(gelu, 0.5, True);  gelu = None
    getitem: "f32[4, 8][8, 1]cpu" = native_dropout[0];  native_dropout = None
    t_1: "f32[8, 3][1, 8]cpu" = torch.ops.aten.t.default(primals_3)
    mm_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mm.default(getitem, t_1);  getitem = t_1 = None
    return (mm_1, primals_1, primals_2, primals_3)
