def forward(self, arg0_1: "i64[3][1]cpu", arg1_1: "f32[3][1]cpu"):
    lt: "b8[3][1]cpu" = torch.ops.aten.lt.Tensor(arg0_1, arg1_1)
    eq: "b8[3][1]cpu" = torch.ops.aten.eq.Scalar(arg0_1, 2)
    gt: "b8[3][1]cpu" = torch.ops.aten.gt.Scalar(arg0_1, 2.5)
    lt_1: "b8[3][1]cpu" = torch.ops.aten.lt.Scalar(arg1_1, 16777217)
    eq_1: "b8[3][1]cpu" = torch.ops.aten.eq.Tensor(arg0_1, arg1_1);  arg0_1 = arg1_1 = None
    return (lt, eq, gt, lt_1, eq_1)
