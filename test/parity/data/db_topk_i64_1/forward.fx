def forward(self, arg0_1: "i64[5, 10, 5][50, 5, 1]cpu"):
    topk = torch.ops.aten.topk.default(arg0_1, 3);  arg0_1 = None
    getitem: "i64[5, 10, 3][30, 3, 1]cpu" = topk[0]
    getitem_1: "i64[5, 10, 3][30, 3, 1]cpu" = topk[1];  topk = None
    return (getitem, getitem_1)
