def forward(self, arg0_1: "f32[4, 3, 2, 1][6, 2, 1, 1]cpu"):
    permute: "f32[1, 2, 3, 4][1, 1, 2, 6]cpu" = torch.ops.aten.permute.default(arg0_1, [3, 2, 1, 0]);  arg0_1 = None
    return (permute,)
