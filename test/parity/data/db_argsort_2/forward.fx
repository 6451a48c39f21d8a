def forward(self, arg0_1: "f32[5, 5, 5][25, 5, 1]cpu"):
    sort = torch.ops.aten.sort.stable(arg0_1, stable = True, dim = -3, descending = True);  arg0_1 = None
    getitem_1: "i64[5, 5, 5][25, 5, 1]cpu" = sort[1];  sort = None
    return (getitem_1,)
