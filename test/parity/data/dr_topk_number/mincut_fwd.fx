def forward(self, primals_1: "f32[][]cpu", primals_2: "f32[3, 2][2, 1]cpu"):
    topk = torch.ops.aten.topk.default(primals_1, 1);  primals_1 = None
    getitem: "f32[][]cpu" = topk[0]
    getitem_1: "i64[][]cpu" = topk[1];  topk = None
    topk_1 = torch.ops.aten.topk.default(primals_2, 2, 0);  primals_2 = None
    getitem_2: "f32[2, 2][2, 1]cpu" = topk_1[0]
    getitem_3: "i64[2, 2][2, 1]cpu" = topk_1[1];  topk_1 = None
    return (getitem, getitem_1, getitem_2, getitem_1, getitem_3)
