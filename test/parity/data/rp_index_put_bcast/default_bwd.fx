def forward(self, primals_3: "i64[3][1]cpu", primals_4: "i64[3][1]cpu", tangents_1: "f32[2, 3][3, 1]cpu", tangents_2: "f32[2, 3][3, 1]cpu", tangents_3: "f32[2, 3][3, 1]cpu"):
    zeros: "f32[][]cpu" = torch.ops.aten.zeros.default([], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    index_put_3: "f32[2, 3][3, 1]cpu" = torch.ops.aten.index_put.default(tangents_3, [primals_3], zeros);  zeros = None
    index: "f32[3, 3][3, 1]cpu" = torch.ops.aten.index.Tensor(tangents_3, [primals_3]);  tangents_3 = None
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.default(index);  index = None
    index_1: "f32[3][1]cpu" = torch.ops.aten.index.Tensor(tangents_2, [primals_3, primals_4]);  primals_4 = None
    sum_2: "f32[][]cpu" = torch.ops.aten.sum.default(index_1);  index_1 = None
    add: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(index_put_3, tangents_2);  index_put_3 = tangents_2 = None
    add_1: "f32[][]cpu" = torch.ops.aten.add.Tensor(sum_1, sum_2);  sum_1 = sum_2 = None
    index_2: "f32[3, 3][3, 1]cpu" = torch.ops.aten.index.Tensor(tangents_1, [primals_3]);  primals_3 = None
    sum_3: "f32[1, 3][3, 1]cpu" = torch.ops.aten.sum.dim_IntList(index_2, [0], True);  index_2 = None
    view: "f32[3][1]cpu" = torch.ops.aten.view.default(sum_3, [3]);  sum_3 = None
    add_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(add, tangents_1);  add = tangents_1 = None
    return (add_2, view, None, None, add_1)
