def forward(self, primals_1: "f32[4][1]cpu"):
    topk = torch.ops.aten.topk.default(primals_1, 2)
    getitem: "f32[2][1]cpu" = topk[0]
    getitem_1: "i64[2][1]cpu" = topk[1];  topk = None
    topk_1 = torch.ops.aten.topk.default(primals_1, 2, -1, False);  primals_1 = None
    getitem_2: "f32[2][1]cpu" = topk_1[0]
    getitem_3: "i64[2][1]cpu" = topk_1[1];  topk_1 = None
    return (getitem, getitem_2, getitem_1, getitem_3)
