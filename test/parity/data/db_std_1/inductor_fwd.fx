def forward(self, primals_1: "f32[5, 5, 5][25, 5, 1]cpu"):
    var: "f32[][]cpu" = torch.ops.aten.var.correction(primals_1, correction = 1.0)
    sqrt: "f32[][]cpu" = torch.ops.aten.sqrt.default(var);  var = None
    return (sqrt, primals_1, sqrt)
