def forward(self, primals_3: "i64[5][1]cpu", tangents_1: "f32[4, 3][3, 1]cpu"):
    index: "f32[5, 3][3, 1]cpu" = torch.ops.aten.index.Tensor(tangents_1, [primals_3]);  primals_3 = None
    return (tangents_1, index, None)
