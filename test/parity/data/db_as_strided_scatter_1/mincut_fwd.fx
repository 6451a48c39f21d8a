def forward(self, primals_1: "f32[1][1]cpu", primals_2: "f32[][]cpu"):
    as_strided_scatter: "f32[1][1]cpu" = torch.ops.aten.as_strided_scatter.default(primals_1, primals_2, [], [], 0);  primals_1 = primals_2 = None
    return (as_strided_scatter,)
