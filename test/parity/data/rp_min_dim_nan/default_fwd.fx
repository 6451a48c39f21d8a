def forward(self, primals_1: "f32[2, 4][4, 1]cpu"):
    min_1 = torch.ops.aten.min.dim(primals_1, 0);  primals_1 = None
    getitem: "f32[4][1]cpu" = min_1[0]
    getitem_1: "i64[4][1]cpu" = min_1[1];  min_1 = None
    return (getitem, getitem_1, getitem_1)
