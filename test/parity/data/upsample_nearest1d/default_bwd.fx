def forward(self, _to_copy: "i64[6][1]cpu", tangents_1: "f32[1, 2, 6][12, 6, 1]cpu"):
    new_zeros: "f32[1, 2, 3][6, 3, 1]cpu" = torch.ops.aten.new_zeros.default(tangents_1, [1, 2, 3], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    _unsafe_index_put: "f32[1, 2, 3][6, 3, 1]cpu" = torch.ops.aten._unsafe_index_put.default(new_zeros, [None, None, _to_copy], tangents_1, True);  new_zeros = _to_copy = tangents_1 = None
    return (_unsafe_index_put,)
