def forward(self, primals_1: "f32[20, 20][20, 1]cpu"):
    angle: "f32[20, 20][20, 1]cpu" = torch.ops.aten.angle.default(primals_1);  primals_1 = None
    return angle
