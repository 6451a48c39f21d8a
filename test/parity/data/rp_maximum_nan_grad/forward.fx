def forward(self, primals_1: "f32[5][1]cpu", primals_2: "f32[5][1]cpu"):
    maximum: "f32[5][1]cpu" = torch.ops.aten.maximum.default(primals_1, primals_2)
    fmax: "f32[5][1]cpu" = torch.ops.aten.fmax.default(primals_1, primals_2)
    fmin: "f32[5][1]cpu" = torch.ops.aten.fmin.default(primals_1, primals_2);  primals_1 = primals_2 = None
    return (maximum, fmax, fmin)
