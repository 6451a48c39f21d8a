def forward(self, primals_3: "i64[2, 3][3, 1]cpu", arange: "i64[3][1]cpu", tangents_1: "f32[2, 3, 4][12, 4, 1]cpu"):
    sum_1: "f32[1, 3, 4][12, 4, 1]cpu" = torch.ops.aten.sum.dim_IntList(tangents_1, [0], True)
    view: "f32[3, 4][4, 1]cpu" = torch.ops.aten.view.default(sum_1, [3, 4]);  sum_1 = None
    embedding_dense_backward: "f32[3, 4][4, 1]cpu" = torch.ops.aten.embedding_dense_backward.default(view, arange, 3, -1, False);  view = arange = None
    embedding_dense_backward_1: "f32[5, 4][4, 1]cpu" = torch.ops.aten.embedding_dense_backward.default(tangents_1, primals_3, 5, -1, False);  tangents_1 = primals_3 = None
    return (embedding_dense_backward_1, embedding_dense_backward, None)
