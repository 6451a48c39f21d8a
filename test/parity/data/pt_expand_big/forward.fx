def forward(self, primals_1: "f32[8, 1][1, 1]cpu", primals_2: "f32[8, 8][8, 1]cpu"):
    expand: "f32[8, 8][1, 0]cpu" = torch.ops.aten.expand.default(primals_1, [8, 8]);  primals_1 = None
    sin: "f32[8, 8][8, 1]cpu" = torch.ops.aten.sin.default(expand);  expand = None
    mul: "f32[8, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(sin, primals_2);  sin = primals_2 = None
    return mul
