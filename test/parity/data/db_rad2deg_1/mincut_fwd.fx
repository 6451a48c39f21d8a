def forward(self, primals_1: "f32[20, 20][20, 1]cpu"):
    rad2deg: "f32[20, 20][20, 1]cpu" = torch.ops.aten.rad2deg.default(primals_1);  primals_1 = None
    return (rad2deg,)
