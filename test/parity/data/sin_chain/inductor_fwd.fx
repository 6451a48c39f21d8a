def forward(self, primals_1: "f32[4][1]cpu"):
    sin: "f32[4][1]cpu" = torch.ops.aten.sin.default(primals_1)
    sin_1: "f32[4][1]cpu" = torch.ops.aten.sin.default(sin);  sin = None
    sin_2: "f32[4][1]cpu" = torch.ops.aten.sin.default(sin_1);  sin_1 = None
    sin_3: "f32[4][1]cpu" = torch.ops.aten.sin.default(sin_2);  sin_2 = None
    return (sin_3, primals_1)
