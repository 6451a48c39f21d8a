def forward(self, arg0_1: "f32[2, 3, 4][12, 4, 1]cpu"):
    permute: "f32[4, 2, 3][1, 12, 4]cpu" = torch.ops.aten.permute.default(arg0_1, [2, 0, 1]);  arg0_1 = None
    return (permute,)
