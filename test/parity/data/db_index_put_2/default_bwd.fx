def forward(self, primals_2: "i64[2][1]cpu", tangents_1: "f32[5, 5][5, 1]cpu"):
    index: "f32[2, 5][5, 1]cpu" = torch.ops.aten.index.Tensor(tangents_1, [primals_2]);  primals_2 = None
    return (tangents_1, None, index)
