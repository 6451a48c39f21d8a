def forward(self, primals_1: "f32[4, 3][3, 1]cpu", primals_2: "i64[2, 3][3, 1]cpu", tangents_1: "f32[2, 3, 3][9, 3, 1]cpu", tangents_2: "f32[2, 3, 3][9, 3, 1]cpu", tangents_3: "f32[2, 3, 3][9, 3, 1]cpu"):
    embedding: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.embedding.default(primals_1, primals_2, 1)
    embedding_1: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.embedding.default(primals_1, primals_2, 3)
    embedding_2: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.embedding.default(primals_1, primals_2, -1, True);  primals_1 = None
    embedding_dense_backward: "f32[4, 3][3, 1]cpu" = torch.ops.aten.embedding_dense_backward.default(tangents_3, primals_2, 4, -1, True);  tangents_3 = None
    embedding_dense_backward_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.embedding_dense_backward.default(tangents_2, primals_2, 4, 3, False);  tangents_2 = None
    add: "f32[4, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(embedding_dense_backward, embedding_dense_backward_1);  embedding_dense_backward = embedding_dense_backward_1 = None
    embedding_dense_backward_2: "f32[4, 3][3, 1]cpu" = torch.ops.aten.embedding_dense_backward.default(tangents_1, primals_2, 4, 1, False);  tangents_1 = primals_2 = None
    add_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(add, embedding_dense_backward_2);  add = embedding_dense_backward_2 = None
    return (embedding, embedding_1, embedding_2, add_1, None)
