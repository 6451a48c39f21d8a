def forward(self, primals_2: "i64[0][1]cpu", tangents_1: "f32[0, 2][2, 1]cpu", tangents_2: "f32[0, 2][2, 1]cpu", tangents_3: "f32[3, 2][2, 1]cpu", tangents_4: "f32[][]cpu"):
    expand: "f32[0, 2][0, 0]cpu" = torch.ops.aten.expand.default(tangents_4, [0, 2]);  tangents_4 = None
    full: "f32[3, 2][2, 1]cpu" = torch.ops.aten.full.default([3, 2], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    index_put_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.index_put.default(full, [primals_2], expand, True);  expand = None
    index_4: "f32[0, 2][2, 1]cpu" = torch.ops.aten.index.Tensor(tangents_3, [primals_2])
    expand_1: "f32[0, 2][2, 1]cpu" = torch.ops.aten.expand.default(index_4, [0, 2]);  index_4 = None
    add: "f32[3, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(index_put_1, tangents_3);  index_put_1 = tangents_3 = None
    index_put_2: "f32[3, 2][2, 1]cpu" = torch.ops.aten.index_put.default(full, [primals_2], expand_1, True);  expand_1 = None
    add_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(add, index_put_2);  add = index_put_2 = None
    index_put_3: "f32[3, 2][2, 1]cpu" = torch.ops.aten.index_put.default(full, [primals_2], tangents_2, True);  tangents_2 = None
    add_2: "f32[3, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(add_1, index_put_3);  add_1 = index_put_3 = None
    index_put_4: "f32[3, 2][2, 1]cpu" = torch.ops.aten.index_put.default(full, [primals_2], tangents_1, True);  full = primals_2 = tangents_1 = None
    add_3: "f32[3, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(add_2, index_put_4);  add_2 = index_put_4 = None
    return (add_3, None)
