def forward(self, arg0_1: "b8[2, 3][3, 1]cpu"):
    sum_1: "i64[3][1]cpu" = torch.ops.aten.sum.dim_IntList(arg0_1, [0]);  arg0_1 = None
    return (sum_1,)
