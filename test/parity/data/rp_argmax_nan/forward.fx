def forward(self, arg0_1: "f32[2, 4][4, 1]cpu"):
    argmax: "i64[2][1]cpu" = torch.ops.aten.argmax.default(arg0_1, 1)
    argmin: "i64[2][1]cpu" = torch.ops.aten.argmin.default(arg0_1, 1)
    argmax_1: "i64[][]cpu" = torch.ops.aten.argmax.default(arg0_1)
    argmin_1: "i64[][]cpu" = torch.ops.aten.argmin.default(arg0_1);  arg0_1 = None
    return (argmax, argmin, argmax_1, argmin_1)
