def forward(self, primals_2: "i64[3][1]cpu", tangents_1: "f32[3, 3][3, 1]cpu", tangents_2: "f32[3, 3][3, 1]cpu", tangents_3: "f32[3][1]cpu"):
    new_zeros: "f32[3, 3][3, 1]cpu" = torch.ops.aten.new_zeros.default(tangents_3, [3, 3], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    index_put: "f32[3, 3][3, 1]cpu" = torch.ops.aten.index_put.default(new_zeros, [primals_2, primals_2], tangents_3, True);  new_zeros = tangents_3 = None
    new_zeros_1: "f32[3, 3][3, 1]cpu" = torch.ops.aten.new_zeros.default(tangents_2, [3, 3], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    index_put_1: "f32[3, 3][3, 1]cpu" = torch.ops.aten.index_put.default(new_zeros_1, [None, primals_2], tangents_2, True);  new_zeros_1 = tangents_2 = None
    add: "f32[3, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(index_put, index_put_1);  index_put = index_put_1 = None
    new_zeros_2: "f32[3, 3][3, 1]cpu" = torch.ops.aten.new_zeros.default(tangents_1, [3, 3], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    index_put_2: "f32[3, 3][3, 1]cpu" = torch.ops.aten.index_put.default(new_zeros_2, [primals_2], tangents_1, True);  new_zeros_2 = primals_2 = tangents_1 = None
    add_1: "f32[3, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(add, index_put_2);  add = index_put_2 = None
    return (add_1, None)
