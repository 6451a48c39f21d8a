def forward(self, primals_1: "f32[2, 3, 2][6, 2, 1]cpu", primals_2: "f32[4, 2][2, 1]cpu", primals_3: "i64[4][1]cpu", tangents_1: "f32[2, 3, 2][6, 2, 1]cpu", tangents_2: "f32[2, 3, 2][6, 2, 1]cpu"):
    index_put: "f32[2, 3, 2][6, 2, 1]cpu" = torch.ops.aten.index_put.default(primals_1, [None, primals_3], primals_2, True)
    index_put_1: "f32[2, 3, 2][6, 2, 1]cpu" = torch.ops.aten.index_put.default(primals_1, [None, primals_3], primals_2);  primals_1 = primals_2 = None
    zeros: "f32[4, 2][2, 1]cpu" = torch.ops.aten.zeros.default([4, 2], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    index_put_2: "f32[2, 3, 2][6, 2, 1]cpu" = torch.ops.aten.index_put.default(tangents_2, [None, primals_3], zeros);  zeros = None
    index: "f32[2, 4, 2][8, 2, 1]cpu" = torch.ops.aten.index.Tensor(tangents_2, [None, primals_3]);  tangents_2 = None
    sum_1: "f32[1, 4, 2][8, 2, 1]cpu" = torch.ops.aten.sum.dim_IntList(index, [0], True);  index = None
    view: "f32[4, 2][2, 1]cpu" = torch.ops.aten.view.default(sum_1, [4, 2]);  sum_1 = None
    index_1: "f32[2, 4, 2][8, 2, 1]cpu" = torch.ops.aten.index.Tensor(tangents_1, [None, primals_3]);  primals_3 = None
    sum_2: "f32[1, 4, 2][8, 2, 1]cpu" = torch.ops.aten.sum.dim_IntList(index_1, [0], True);  index_1 = None
    view_1: "f32[4, 2][2, 1]cpu" = torch.ops.aten.view.default(sum_2, [4, 2]);  sum_2 = None
    add: "f32[2, 3, 2][6, 2, 1]cpu" = torch.ops.aten.add.Tensor(index_put_2, tangents_1);  index_put_2 = tangents_1 = None
    add_1: "f32[4, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(view, view_1);  view = view_1 = None
    return (index_put, index_put_1, add, add_1, None)
