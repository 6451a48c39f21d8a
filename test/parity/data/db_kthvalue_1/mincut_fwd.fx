def forward(self, primals_1: "f32[5, 5, 5][25, 5, 1]cpu"):
    kthvalue = torch.ops.aten.kthvalue.default(primals_1, 2);  primals_1 = None
    getitem: "f32[5, 5][5, 1]cpu" = kthvalue[0]
    getitem_1: "i64[5, 5][5, 1]cpu" = kthvalue[1];  kthvalue = None
    unsqueeze_1: "i64[5, 5, 1][5, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(getitem_1, -1)
    return (getitem, getitem_1, unsqueeze_1)
