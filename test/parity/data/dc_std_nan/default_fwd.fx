def forward(self, primals_1: "f32[1, 1][1, 1]cpu"):
    var: "f32[][]cpu" = torch.ops.aten.var.correction(primals_1)
    std: "f32[1][1]cpu" = torch.ops.aten.std.correction(primals_1, [1], correction = 1)
    detach: "f32[1][1]cpu" = torch.ops.aten.detach.default(std)
    var_1: "f32[1][1]cpu" = torch.ops.aten.var.correction(primals_1, [1], correction = 3)
    var_2: "f32[][]cpu" = torch.ops.aten.var.correction(primals_1, [0, 1], correction = 1)
    std_1: "f32[1][1]cpu" = torch.ops.aten.std.correction(primals_1, [0], correction = 1)
    detach_1: "f32[1][1]cpu" = torch.ops.aten.detach.default(std_1)
    return (var, std, var_1, var_2, std_1, primals_1, detach, detach_1)
