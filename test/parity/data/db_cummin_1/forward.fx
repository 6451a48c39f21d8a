def forward(self, primals_1: "f32[5, 5, 5][25, 5, 1]cpu"):
    cummin = torch.ops.aten.cummin.default(primals_1, 0);  primals_1 = None
    getitem: "f32[5, 5, 5][25, 5, 1]cpu" = cummin[0]
    getitem_1: "i64[5, 5, 5][25, 5, 1]cpu" = cummin[1];  cummin = None
    return (getitem, getitem_1)
