def forward(self, arg0_1: "i64[4][1]cpu"):
    lshift: "i64[4][1]cpu" = torch.ops.aten.__lshift__.Scalar(arg0_1, 1)
    rshift: "i64[4][1]cpu" = torch.ops.aten.__rshift__.Scalar(arg0_1, 1);  arg0_1 = None
    return (lshift, rshift)
