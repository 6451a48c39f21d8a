def forward(self, primals_1: "f32[5, 5, 5][25, 5, 1]cpu"):
    mode = torch.ops.aten.mode.default(primals_1);  primals_1 = None
    getitem: "f32[5, 5][5, 1]cpu" = mode[0]
    getitem_1: "i64[5, 5][5, 1]cpu" = mode[1];  mode = None
    unsqueeze_1: "i64[5, 5, 1][5, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(getitem_1, -1)
    return (getitem, getitem_1, unsqueeze_1)
