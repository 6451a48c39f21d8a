def forward(self, primals_1: "f32[2, 3, 4][12, 4, 1]cpu"):
    permute: "f32[3, 4, 2][4, 1, 12]cpu" = torch.ops.aten.permute.default(primals_1, [1, 2, 0]);  primals_1 = None
    sin: "f32[3, 4, 2][4, 1, 12]cpu" = torch.ops.aten.sin.default(permute)
    return (sin, permute)
