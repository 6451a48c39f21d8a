def forward(self, primals_1: "f32[9][1]cpu"):
    sort = torch.ops.aten.sort.stable(primals_1, stable = True)
    getitem: "f32[9][1]cpu" = sort[0]
    getitem_1: "i64[9][1]cpu" = sort[1];  sort = None
    sort_1 = torch.ops.aten.sort.stable(primals_1, stable = True, descending = True);  primals_1 = None
    getitem_2: "f32[9][1]cpu" = sort_1[0]
    getitem_3: "i64[9][1]cpu" = sort_1[1];  sort_1 = None
    return (getitem, getitem_1, getitem_2, getitem_3, getitem_1, getitem_3)
