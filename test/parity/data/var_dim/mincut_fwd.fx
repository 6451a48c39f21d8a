def forward(self, primals_1: "f32[2, 3][3, 1]cpu"):
    var: "f32[2][1]cpu" = torch.ops.aten.var.correction(primals_1, [1], correction = 0)
    return (var, primals_1)
