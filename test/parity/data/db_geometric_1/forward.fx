def forward(self, arg0_1: "f32[10][1]cpu"):
    geometric: "f32[10][1]cpu" = torch.ops.aten.geometric.default(arg0_1, 0.2);  arg0_1 = None
    return (geometric, geometric)
