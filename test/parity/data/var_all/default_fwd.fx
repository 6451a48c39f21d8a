def forward(self, primals_1: "f32[2, 4][4, 1]cpu"):
    var: "f32[][]cpu" = torch.ops.aten.var.correction(primals_1)
    return (var, primals_1)
