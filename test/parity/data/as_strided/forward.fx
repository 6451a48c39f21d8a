def forward(self, primals_1: "f32[2, 3][3, 1]cpu"):
    as_strided: "f32[2, 2][3, 1]cpu" = torch.ops.aten.as_strided.default(primals_1, [2, 2], [3, 1], 1);  primals_1 = None
    sin: "f32[2, 2][2, 1]cpu" = torch.ops.aten.sin.default(as_strided);  as_strided = None
    return sin
