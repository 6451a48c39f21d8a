def forward(self, primals_1: "f32[][]cpu", primals_2: "i64[][]cpu"):
    scatter: "f32[][]cpu" = torch.ops.aten.scatter.value(primals_1, 0, primals_2, 2.5);  primals_1 = None
    return (scatter, primals_2)
