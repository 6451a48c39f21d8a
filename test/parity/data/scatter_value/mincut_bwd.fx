def forward(self, primals_2: "i64[2, 1][1, 1]cpu", tangents_1: "f32[2, 4][4, 1]cpu"):
    scatter_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.scatter.value(tangents_1, 1, primals_2, 0);  tangents_1 = primals_2 = None
    return (scatter_1, None)
