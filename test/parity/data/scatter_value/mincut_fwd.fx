def forward(self, primals_1: "f32[2, 4][4, 1]cpu", primals_2: "i64[2, 1][1, 1]cpu"):
    scatter: "f32[2, 4][4, 1]cpu" = torch.ops.aten.scatter.value(primals_1, 1, primals_2, 2.5);  primals_1 = None
    return (scatter, primals_2)
