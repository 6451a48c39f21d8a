def forward(self, arg0_1: "i64[10, 10][10, 1]cpu", arg1_1: "b8[10, 10][10, 1]cpu", arg2_1: "i64[10, 10][10, 1]cpu"):
    where: "i64[10, 10][10, 1]cpu" = torch.ops.aten.where.self(arg1_1, arg0_1, arg2_1);  arg1_1 = arg0_1 = arg2_1 = None
    return (where,)
