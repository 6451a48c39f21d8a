def forward(self, arg0_1: "u8[4][1]cpu", arg1_1: "i64[2][1]cpu"):
    slice_1: "u8[2][1]cpu" = torch.ops.aten.slice.Tensor(arg0_1, 0, 0, 2)
    index_add: "u8[4][1]cpu" = torch.ops.aten.index_add.default(arg0_1, 0, arg1_1, slice_1, alpha = -1);  arg1_1 = slice_1 = None
    sub: "u8[4][1]cpu" = torch.ops.aten.sub.Tensor(arg0_1, arg0_1, alpha = -2)
    add: "u8[4][1]cpu" = torch.ops.aten.add.Tensor(arg0_1, -1)
    add_1: "u8[4][1]cpu" = torch.ops.aten.add.Tensor(arg0_1, 300)
    rsub: "u8[4][1]cpu" = torch.ops.aten.rsub.Scalar(arg0_1, 7, -1);  arg0_1 = None
    return (index_add, sub, add, add_1, rsub)
