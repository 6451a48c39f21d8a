def forward(self, primals_1: "f32[4, 3][3, 1]cpu", primals_2: "f32[5, 3][3, 1]cpu", primals_3: "f32[2, 5][5, 1]cpu"):
    t: "f32[3, 5][1, 3]cpu" = torch.ops.aten.t.default(primals_2);  primals_2 = None
    mm: "f32[4, 5][5, 1]cpu" = torch.ops.aten.mm.default(primals_1, t)
    relu: "f32[4, 5][5, 1]cpu" = torch.ops.aten.relu.default(mm);  mm = None
    detach: "f32[4, 5][5, 1]cpu" = torch.ops.aten.detach.default(relu)
    native_dropout = torch.ops.aten.native_dropout.default(relu, 0.3, True);  relu = None
    getitem: "f32[4, 5][5, 1]cpu" = native_dropout[0]
    getitem_1: "b8[4, 5][5, 1]cpu" = native_dropout[1];  native_dropout = None
    t_1: "f32[5, 2][1, 5]cpu" = torch.ops.aten.t.default(primals_3);  primals_3 = None
    mm_1: "f32[4, 2][2, 1]cpu" = torch.ops.aten.mm.default(getitem, t_1)
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.default(mm_1);  mm_1 = None
    return (sum_1, primals_1, t, detach, getitem, getitem_1, t_1)
