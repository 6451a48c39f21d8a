def forward(self, arg0_1: "f32[5, 5, 5][25, 5, 1]cpu"):
    sort = torch.ops.aten.sort.default(arg0_1, -3, True);  arg0_1 = None
    getitem_1: "i64[5, 5, 5][25, 5, 1]cpu" = sort[1];  sort = None
    return (getitem_1,)
