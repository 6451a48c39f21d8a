def forward(self, primals_1: "f32[4, 3][3, 1]cpu", primals_2: "i64[2, 3][3, 1]cpu"):
    embedding: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.embedding.default(primals_1, primals_2, 1)
    embedding_1: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.embedding.default(primals_1, primals_2, 3)
    embedding_2: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.embedding.default(primals_1, primals_2, -1, True);  primals_1 = None
    return (embedding, embedding_1, embedding_2, primals_2)
