def forward(self, primals_1: "f32[2, 3][3, 1]cpu"):
    var: "f32[2][1]cpu" = torch.ops.aten.var.correction(primals_1, [1], correction = 3)
    std: "f32[2][1]cpu" = torch.ops.aten.std.correction(primals_1, [1], correction = 2)
    detach: "f32[2][1]cpu" = torch.ops.aten.detach.default(std)
    var_1: "f32[3][1]cpu" = torch.ops.aten.var.correction(primals_1, [0], correction = 0)
    detach_1: "f32[2][1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    return (var, std, var_1, primals_1, detach_1)
