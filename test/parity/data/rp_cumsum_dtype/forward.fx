def forward(self, arg0_1: "i32[3][1]cpu", arg1_1: "b8[3][1]cpu", arg2_1: "u8[3][1]cpu"):
    cumsum: "i64[3][1]cpu" = torch.ops.aten.cumsum.default(arg0_1, 0)
    cumsum_1: "i64[3][1]cpu" = torch.ops.aten.cumsum.default(arg2_1, 0);  arg2_1 = None
    cumprod: "i64[3][1]cpu" = torch.ops.aten.cumprod.default(arg0_1, 0)
    cumsum_2: "f32[3][1]cpu" = torch.ops.aten.cumsum.default(arg0_1, 0, dtype = torch.float32);  arg0_1 = None
    return (cumsum, cumsum_1, cumprod, cumsum_2)
