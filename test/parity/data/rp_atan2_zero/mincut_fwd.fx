def forward(self, primals_1: "f32[5][1]cpu", primals_2: "f32[5][1]cpu"):
    atan2: "f32[5][1]cpu" = torch.ops.aten.atan2.default(primals_1, primals_2)
    hypot: "f32[5][1]cpu" = torch.ops.aten.hypot.default(primals_1, primals_2)
    detach: "f32[5][1]cpu" = torch.ops.aten.detach.default(hypot)
    detach_1: "f32[5][1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    return (atan2, hypot, primals_1, primals_2, detach_1)
