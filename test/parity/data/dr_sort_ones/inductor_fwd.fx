def forward(self, primals_1: "f32[3, 2, 1, 2, 1][4, 2, 1, 1, 2]cpu", primals_2: "f32[3, 4][1, 3]cpu"):
    sort = torch.ops.aten.sort.default(primals_1)
    getitem: "f32[3, 2, 1, 2, 1][4, 2, 2, 1, 1]cpu" = sort[0]
    getitem_1: "i64[3, 2, 1, 2, 1][4, 2, 2, 1, 1]cpu" = sort[1];  sort = None
    sort_1 = torch.ops.aten.sort.default(primals_1, 1);  primals_1 = None
    getitem_3: "i64[3, 2, 1, 2, 1][4, 2, 2, 1, 1]cpu" = sort_1[1];  sort_1 = None
    sort_2 = torch.ops.aten.sort.default(primals_2, 0, True);  primals_2 = None
    getitem_4: "f32[3, 4][1, 3]cpu" = sort_2[0]
    getitem_5: "i64[3, 4][1, 3]cpu" = sort_2[1];  sort_2 = None
    return (getitem, getitem_1, getitem_3, getitem_4, getitem_1, getitem_5)
