def forward(self, primals_1: "f32[][]cpu", primals_2: "i64[1][1]cpu", tangents_1: "f32[][]cpu"):
    index_select: "f32[][]cpu" = torch.ops.aten.index_select.default(primals_1, 0, primals_2);  primals_1 = None
    new_zeros: "f32[][]cpu" = torch.ops.aten.new_zeros.default(tangents_1, [], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    index_add: "f32[][]cpu" = torch.ops.aten.index_add.default(new_zeros, 0, primals_2, tangents_1);  new_zeros = primals_2 = tangents_1 = None
    return (index_select, index_add, None)
