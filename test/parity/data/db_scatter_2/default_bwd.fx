def forward(self, primals_2: "i64[][]cpu", tangents_1: "f32[][]cpu"):
    scatter_1: "f32[][]cpu" = torch.ops.aten.scatter.value(tangents_1, 0, primals_2, 0);  tangents_1 = primals_2 = None
    return (scatter_1, None)
