def forward(self, arg0_1: "i32[2, 1][1, 1]cpu", arg1_1: "i64[3][1]cpu"):
    sub: "i64[2, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(arg0_1, arg1_1);  arg0_1 = arg1_1 = None
    return (sub,)
