def forward(self, arg0_1: "f64[2, 3][3, 1]cpu"):
    lt: "b8[2, 3][3, 1]cpu" = torch.ops.aten.lt.Scalar(arg0_1, 0);  arg0_1 = None
    return (lt,)
