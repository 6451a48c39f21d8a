def forward(self, primals_1: "f32[5, 5][5, 1]cpu", primals_2: "b8[10, 10][10, 1]cpu", primals_3: "i64[10, 1][1, 1]cpu", primals_4: "i64[1, 10][10, 1]cpu", primals_5: "f32[10, 10][10, 1]cpu"):
    _unsafe_masked_index_put_accumulate: "f32[5, 5][5, 1]cpu" = torch.ops.aten._unsafe_masked_index_put_accumulate.default(primals_1, primals_2, [primals_3, primals_4], primals_5);  primals_1 = primals_5 = None
    return (_unsafe_masked_index_put_accumulate, primals_2, primals_3, primals_4)
