def forward(self, unsqueeze: "i64[6, 1][1, 1]cpu", _to_copy_1: "i64[8][1]cpu", unsqueeze_1: "i64[5, 1][1, 1]cpu", _to_copy_3: "i64[7][1]cpu", tangents_1: "f32[1, 2, 6, 8][96, 48, 8, 1]cpu", tangents_2: "f32[1, 2, 5, 7][70, 35, 7, 1]cpu"):
    new_zeros: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.new_zeros.default(tangents_2, [1, 2, 3, 4], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    _unsafe_index_put: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten._unsafe_index_put.default(new_zeros, [None, None, unsqueeze_1, _to_copy_3], tangents_2, True);  new_zeros = unsqueeze_1 = _to_copy_3 = tangents_2 = None
    new_zeros_1: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.new_zeros.default(tangents_1, [1, 2, 3, 4], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    _unsafe_index_put_1: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten._unsafe_index_put.default(new_zeros_1, [None, None, unsqueeze, _to_copy_1], tangents_1, True);  new_zeros_1 = unsqueeze = _to_copy_1 = tangents_1 = None
    add_4: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.add.Tensor(_unsafe_index_put, _unsafe_index_put_1);  _unsafe_index_put = _unsafe_index_put_1 = None
    return (add_4,)
