def forward(self, arg0_1: "f32[3, 3][3, 1]cpu", arg1_1: "f32[3, 3][3, 1]cpu"):
    mm: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mm.default(arg0_1, arg1_1);  arg0_1 = None
    native_dropout = torch.ops.aten.native_dropout.default(mm, 0.25, True);  mm = None
    getitem: "f32[3, 3][3, 1]cpu" = native_dropout[0]
    getitem_1: "b8[3, 3][3, 1]cpu" = native_dropout[1];  native_dropout = getitem_1 = None
    relu: "f32[3, 3][3, 1]cpu" = torch.ops.aten.relu.default(getitem);  getitem = None
    mm_1: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mm.default(relu, arg1_1);  relu = arg1_1 = None
    native_dropout_1 = torch.ops.aten.native_dropout.default(mm_1, 0.1, True);  mm_1 = None
    getitem_2: "f32[3, 3][3, 1]cpu" = native_dropout_1[0]
    getitem_3: "b8[3, 3][3, 1]cpu" = native_dropout_1[1];  native_dropout_1 = getitem_3 = None
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.default(getitem_2);  getitem_2 = None
    return sum_1
