def forward(self, arg0_1: "f32[][]cpu"):
    argmin: "i64[][]cpu" = torch.ops.aten.argmin.default(arg0_1);  arg0_1 = None
    return (argmin,)
