def forward(self, primals_2: "i64[1][1]cpu", tangents_1: "f32[][]cpu"):
    index_fill_1: "f32[][]cpu" = torch.ops.aten.index_fill.int_Scalar(tangents_1, 0, primals_2, 0);  tangents_1 = primals_2 = None
    return (index_fill_1, None)
