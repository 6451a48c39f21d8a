def forward(self, primals_1: "f32[2, 1][1, 1]cpu"):
    expand: "f32[2, 3][1, 0]cpu" = torch.ops.aten.expand.default(primals_1, [-1, 3]);  primals_1 = None
    exp: "f32[2, 3][3, 1]cpu" = torch.ops.aten.exp.default(expand);  expand = None
    return exp
