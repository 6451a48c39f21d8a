def forward(self, primals_1: "f32[1, 1][1, 1]cpu"):
    var: "f32[][]cpu" = torch.ops.aten.var.correction(primals_1)
    var_1: "f32[1][1]cpu" = torch.ops.aten.var.correction(primals_1, [1], correction = 1.0)
    sqrt: "f32[1][1]cpu" = torch.ops.aten.sqrt.default(var_1);  var_1 = None
    var_2: "f32[1][1]cpu" = torch.ops.aten.var.correction(primals_1, [1], correction = 3)
    var_3: "f32[][]cpu" = torch.ops.aten.var.correction(primals_1, [0, 1], correction = 1)
    var_4: "f32[1][1]cpu" = torch.ops.aten.var.correction(primals_1, [0], correction = 1.0)
    sqrt_1: "f32[1][1]cpu" = torch.ops.aten.sqrt.default(var_4);  var_4 = None
    return (var, sqrt, var_2, var_3, sqrt_1, primals_1, sqrt, sqrt_1)
