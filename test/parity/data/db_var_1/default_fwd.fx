def forward(self, primals_1: "f32[5, 5, 5][25, 5, 1]cpu"):
    var: "f32[][]cpu" = torch.ops.aten.var.correction(primals_1)
    return (var, primals_1)
