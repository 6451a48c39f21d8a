def forward(self, primals_1: "f32[8][1]cpu"):
    clamp: "f32[8][1]cpu" = torch.ops.aten.clamp.default(primals_1, -1, 1)
    clamp_1: "f32[8][1]cpu" = torch.ops.aten.clamp.default(primals_1, 0.0)
    clamp_2: "f32[8][1]cpu" = torch.ops.aten.clamp.default(primals_1, None, 0.0);  primals_1 = None
    return (clamp, clamp_1, clamp_2)
