def forward(self, primals_1: "f32[3, 2][2, 1]cpu", primals_2: "i64[0][1]cpu", tangents_1: "f32[0, 2][2, 1]cpu", tangents_2: "f32[0, 2][2, 1]cpu", tangents_3: "f32[3, 2][2, 1]cpu", tangents_4: "f32[][]cpu"):
    index: "f32[0, 2][2, 1]cpu" = torch.ops.aten.index.Tensor(primals_1, [primals_2])
    index_select: "f32[0, 2][2, 1]cpu" = torch.ops.aten.index_select.default(primals_1, 0, primals_2)
    index_1: "f32[0, 2][2, 1]cpu" = torch.ops.aten.index.Tensor(primals_1, [primals_2])
    index_put: "f32[3, 2][2, 1]cpu" = torch.ops.aten.index_put.default(primals_1, [primals_2], index_1, True);  index_1 = None
    index_2: "f32[0, 2][2, 1]cpu" = torch.ops.aten.index.Tensor(primals_1, [primals_2]);  primals_1 = None
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.dim_IntList(index_2, []);  index_2 = None
    expand: "f32[0, 2][0, 0]cpu" = torch.ops.aten.expand.default(tangents_4, [0, 2]);  tangents_4 = None
    full: "f32[3, 2][2, 1]cpu" = torch.ops.aten.full.default([3, 2], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    index_put_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.index_put.default(full, [primals_2], expand, True);  full = expand = None
    index_select_1: "f32[0, 2][2, 1]cpu" = torch.ops.aten.index_select.default(tangents_3, 0, primals_2)
    expand_1: "f32[0, 2][2, 1]cpu" = torch.ops.aten.expand.default(index_select_1, [0, 2]);  index_select_1 = None
    add: "f32[3, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(index_put_1, tangents_3);  index_put_1 = tangents_3 = None
    full_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.full.default([3, 2], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    index_put_2: "f32[3, 2][2, 1]cpu" = torch.ops.aten.index_put.default(full_1, [primals_2], expand_1, True);  full_1 = expand_1 = None
    add_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(add, index_put_2);  add = index_put_2 = None
    full_2: "f32[3, 2][2, 1]cpu" = torch.ops.aten.full.default([3, 2], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    index_put_3: "f32[3, 2][2, 1]cpu" = torch.ops.aten.index_put.default(full_2, [primals_2], tangents_2, True);  full_2 = tangents_2 = None
    add_2: "f32[3, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(add_1, index_put_3);  add_1 = index_put_3 = None
    full_3: "f32[3, 2][2, 1]cpu" = torch.ops.aten.full.default([3, 2], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    index_put_4: "f32[3, 2][2, 1]cpu" = torch.ops.aten.index_put.default(full_3, [primals_2], tangents_1, True);  full_3 = primals_2 = tangents_1 = None
    add_3: "f32[3, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(add_2, index_put_4);  add_2 = index_put_4 = None
    return (index, index_select, index_put, sum_1, add_3, None)
