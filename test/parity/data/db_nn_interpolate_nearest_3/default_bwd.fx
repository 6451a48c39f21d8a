def forward(self, unsqueeze_1: "i64[3, 1, 1][1, 1, 1]cpu", unsqueeze_2: "i64[3, 1][1, 1]cpu", _to_copy_2: "i64[3][1]cpu", tangents_1: "f32[2, 3, 3, 3, 3][81, 27, 9, 3, 1]cpu"):
    new_zeros: "f32[2, 3, 4, 4, 4][192, 64, 16, 4, 1]cpu" = torch.ops.aten.new_zeros.default(tangents_1, [2, 3, 4, 4, 4], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    _unsafe_index_put: "f32[2, 3, 4, 4, 4][192, 64, 16, 4, 1]cpu" = torch.ops.aten._unsafe_index_put.default(new_zeros, [None, None, unsqueeze_1, unsqueeze_2, _to_copy_2], tangents_1, True);  new_zeros = unsqueeze_1 = unsqueeze_2 = _to_copy_2 = tangents_1 = None
    return (_unsafe_index_put,)
