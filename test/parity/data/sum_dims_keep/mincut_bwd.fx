def forward(self, tangents_1: "bf16[1, 3, 1][3, 1, 1]cpu"):
    expand: "bf16[2, 3, 4][0, 1, 0]cpu" = torch.ops.aten.expand.default(tangents_1, [2, 3, 4]);  tangents_1 = None
    return (expand,)
