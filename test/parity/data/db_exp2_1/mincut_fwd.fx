def forward(self, primals_1: "f32[20][1]cpu"):
    exp2: "f32[20][1]cpu" = torch.ops.aten.exp2.default(primals_1);  primals_1 = None
    detach: "f32[20][1]cpu" = torch.ops.aten.detach.default(exp2)
    detach_1: "f32[20][1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    return (exp2, detach_1)
