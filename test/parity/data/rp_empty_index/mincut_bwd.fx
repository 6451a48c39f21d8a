def forward(self, primals_2: "i64[0][1]cpu", tangents_1: "f32[0, 2][2, 1]cpu", tangents_2: "f32[0, 2][2, 1]cpu", tangents_3: "f32[3, 2][2, 1]cpu", tangents_4: "f32[][]cpu"):
    expand: "f32[0, 2][0, 0]cpu" = torch.ops.aten.expand.default(tangents_4, [0, 2]);  tangents_4 = None
    new_zeros: "f32[3, 2][2, 1]cpu" = torch.ops.aten.new_zeros.default(expand, [3, 2], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    index_put: "f32[3, 2][2, 1]cpu" = torch.ops.aten.index_put.default(new_zeros, [primals_2], expand, True);  new_zeros = expand = None
    index_select_1: "f32[0, 2][2, 1]cpu" = torch.ops.aten.index_select.default(tangents_3, 0, primals_2)
    expand_1: "f32[0, 2][2, 1]cpu" = torch.ops.aten.expand.default(index_select_1, [0, 2]);  index_select_1 = None
    add: "f32[3, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(index_put, tangents_3);  index_put = tangents_3 = None
    new_zeros_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.new_zeros.default(expand_1, [3, 2], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    index_put_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.index_put.default(new_zeros_1, [primals_2], expand_1, True);  new_zeros_1 = expand_1 = None
    add_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(add, index_put_1);  add = index_put_1 = None
    new_zeros_2: "f32[3, 2][2, 1]cpu" = torch.ops.aten.new_zeros.default(tangents_2, [3, 2], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    index_add_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.index_add.default(new_zeros_2, 0, primals_2, tangents_2);  new_zeros_2 = tangents_2 = None
    add_2: "f32[3, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(add_1, index_add_1);  add_1 = index_add_1 = None
    new_zeros_3: "f32[3, 2][2, 1]cpu" = torch.ops.aten.new_zeros.default(tangents_1, [3, 2], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    index_put_2: "f32[3, 2][2, 1]cpu" = torch.ops.aten.index_put.default(new_zeros_3, [primals_2], tangents_1, True);  new_zeros_3 = primals_2 = tangents_1 = None
    add_3: "f32[3, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(add_2, index_put_2);  add_2 = index_put_2 = None
    return (add_3, None)
