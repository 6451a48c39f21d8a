def forward(self, primals_1: "f32[2, 2][2, 1]cpu"):
    std: "f32[][]cpu" = torch.ops.aten.std.correction(primals_1)
    detach: "f32[][]cpu" = torch.ops.aten.detach.default(std)
    std_1: "f32[2][1]cpu" = torch.ops.aten.std.correction(primals_1, [1], correction = 1)
    detach_1: "f32[2][1]cpu" = torch.ops.aten.detach.default(std_1)
    std_2: "f32[2][1]cpu" = torch.ops.aten.std.correction(primals_1, [0], correction = 0)
    detach_2: "f32[2][1]cpu" = torch.ops.aten.detach.default(std_2)
    detach_3: "f32[2][1]cpu" = torch.ops.aten.detach.default(detach_2);  detach_2 = None
    detach_4: "f32[2][1]cpu" = torch.ops.aten.detach.default(detach_1);  detach_1 = None
    detach_5: "f32[][]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    return (std, std_1, std_2, primals_1, detach_3, detach_4, detach_5)
