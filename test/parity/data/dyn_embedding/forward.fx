def forward(self, primals_1: "f32[s26, s49][s49, 1]cpu", primals_2: "i64[s93, s70][s70, 1]cpu"):
    embedding: "f32[s93, s70, s49][s49*s70, s49, 1]cpu" = torch.ops.aten.embedding.default(primals_1, primals_2);  primals_1 = primals_2 = None
    return embedding
