def forward(self, primals_2: "i64[5][1]cpu", tangents_1: "f32[5, 3][3, 1]cpu"):
    new_zeros: "f32[4, 3][3, 1]cpu" = torch.ops.aten.new_zeros.default(tangents_1, [4, 3], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    index_put: "f32[4, 3][3, 1]cpu" = torch.ops.aten.index_put.default(new_zeros, [primals_2], tangents_1, True);  new_zeros = primals_2 = tangents_1 = None
    return (index_put, None)
