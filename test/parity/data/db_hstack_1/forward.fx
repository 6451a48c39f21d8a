def forward(self, primals_1: "f32[5][1]cpu", primals_2: "f32[5][1]cpu", primals_3: "f32[5][1]cpu"):
    cat: "f32[15][1]cpu" = torch.ops.aten.cat.default([primals_1, primals_2, primals_3]);  primals_1 = primals_2 = primals_3 = None
    return cat
