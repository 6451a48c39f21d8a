def forward(self, primals_2: "b8[10, 10][10, 1]cpu", primals_3: "i64[10, 1][1, 1]cpu", primals_4: "i64[1, 10][10, 1]cpu", tangents_1: "f32[5, 5][5, 1]cpu"):
    _unsafe_masked_index: "f32[10, 10][10, 1]cpu" = torch.ops.aten._unsafe_masked_index.default(tangents_1, primals_2, [primals_3, primals_4], 0);  primals_2 = primals_3 = primals_4 = None
    return (tangents_1, None, None, None, _unsafe_masked_index)
