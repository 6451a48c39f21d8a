def forward(self, primals_1: "f32[5, 10][10, 1]cpu", primals_2: "f32[10][1]cpu"):
    mv: "f32[5][1]cpu" = torch.ops.aten.mv.default(primals_1, primals_2);  primals_1 = primals_2 = None
    return mv
