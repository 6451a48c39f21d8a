def forward(self, primals_3: "i64[4][1]cpu", expand: "i64[4, 2][1, 0]cpu", tangents_1: "f32[2][1]cpu", tangents_2: "f32[4, 2][2, 1]cpu", tangents_3: "f32[4, 2][2, 1]cpu", tangents_4: "f32[4, 2][2, 1]cpu"):
    embedding_dense_backward: "f32[3, 2][2, 1]cpu" = torch.ops.aten.embedding_dense_backward.default(tangents_4, primals_3, 3, -1, False);  tangents_4 = None
    new_zeros: "f32[3, 2][2, 1]cpu" = torch.ops.aten.new_zeros.default(tangents_3, [3, 2])
    scatter_add: "f32[3, 2][2, 1]cpu" = torch.ops.aten.scatter_add.default(new_zeros, 0, expand, tangents_3);  new_zeros = expand = tangents_3 = None
    add: "f32[3, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(embedding_dense_backward, scatter_add);  embedding_dense_backward = scatter_add = None
    new_zeros_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.new_zeros.default(tangents_2, [3, 2], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    index_add: "f32[3, 2][2, 1]cpu" = torch.ops.aten.index_add.default(new_zeros_1, 0, primals_3, tangents_2);  new_zeros_1 = tangents_2 = None
    add_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(add, index_add);  add = index_add = None
    unsqueeze_1: "f32[1, 2][2, 1]cpu" = torch.ops.aten.unsqueeze.default(tangents_1, 0);  tangents_1 = None
    expand_1: "f32[4, 2][0, 1]cpu" = torch.ops.aten.expand.default(unsqueeze_1, [4, 2]);  unsqueeze_1 = None
    new_zeros_2: "f32[3, 2][2, 1]cpu" = torch.ops.aten.new_zeros.default(expand_1, [3, 2], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    index_put: "f32[3, 2][2, 1]cpu" = torch.ops.aten.index_put.default(new_zeros_2, [primals_3], expand_1, True);  new_zeros_2 = primals_3 = expand_1 = None
    add_2: "f32[3, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(add_1, index_put);  add_1 = index_put = None
    return (add_2, None, None)
