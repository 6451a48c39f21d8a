def forward(self, primals_1: "f32[5][1]cpu", primals_2: "f32[][]cpu"):
    fmax: "f32[5][1]cpu" = torch.ops.aten.fmax.default(primals_1, primals_2)
    return (fmax, primals_1, primals_2)
