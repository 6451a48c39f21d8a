def forward(self, arg0_1: "f32[2, 2][2, 1]cpu", arg1_1: "f32[2, 2][2, 1]cpu"):
    argmax: "i64[2][1]cpu" = torch.ops.aten.argmax.default(arg0_1, 1);  arg0_1 = None
    argmin: "i64[2][1]cpu" = torch.ops.aten.argmin.default(arg1_1, 1);  arg1_1 = None
    return (argmax, argmin)
