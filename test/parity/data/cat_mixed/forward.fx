def forward(self, primals_1: "f32[2][1]cpu", primals_2: "f64[3][1]cpu"):
    cat: "f64[5][1]cpu" = torch.ops.aten.cat.default([primals_1, primals_2]);  primals_1 = primals_2 = None
    return cat
