def forward(self, primals_1: "f32[6][1]cpu"):
    cummax = torch.ops.aten.cummax.default(primals_1, 0)
    getitem: "f32[6][1]cpu" = cummax[0]
    getitem_1: "i64[6][1]cpu" = cummax[1];  cummax = None
    cummin = torch.ops.aten.cummin.default(primals_1, 0);  primals_1 = None
    getitem_2: "f32[6][1]cpu" = cummin[0]
    getitem_3: "i64[6][1]cpu" = cummin[1];  cummin = None
    return (getitem, getitem_1, getitem_2, getitem_3, getitem_1, getitem_3)
