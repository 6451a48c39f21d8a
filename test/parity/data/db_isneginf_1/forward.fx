def forward(self, arg0_1: "f32[20, 20][20, 1]cpu"):
    isneginf: "b8[20, 20][20, 1]cpu" = torch.ops.aten.isneginf.default(arg0_1);  arg0_1 = None
    return (isneginf,)
