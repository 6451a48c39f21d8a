def forward(self, arg0_1: "i64[4][1]cpu", arg1_1: "b8[4][1]cpu"):
    logical_xor: "b8[4][1]cpu" = torch.ops.aten.logical_xor.default(arg0_1, arg1_1);  arg0_1 = arg1_1 = None
    return (logical_xor,)
