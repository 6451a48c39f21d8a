def forward(self, arg0_1: "f32[1][1]cpu"):
    as_strided: "f32[1][1]cpu" = torch.ops.aten.as_strided.default(arg0_1, [1], [1], 0);  arg0_1 = None
    return (as_strided,)
