def forward(self, primals_1: "f32[5, 5, 5][25, 5, 1]cpu"):
    sort = torch.ops.aten.sort.stable(primals_1, stable = True, dim = -3, descending = True);  primals_1 = None
    getitem: "f32[5, 5, 5][25, 5, 1]cpu" = sort[0]
    getitem_1: "i64[5, 5, 5][25, 5, 1]cpu" = sort[1];  sort = None
    return (getitem, getitem_1, getitem_1)
