def forward(self, arg0_1: "i32[4][1]cpu"):
    abs_1: "i32[4][1]cpu" = torch.ops.aten.abs.default(arg0_1);  arg0_1 = None
    return (abs_1,)
