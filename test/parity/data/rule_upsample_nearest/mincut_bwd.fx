def forward(self, _to_copy: "i64[6][1]cpu", _unsafe_index: "f32[1, 2, 6, 6][72, 36, 6, 1]cpu", unsqueeze_1: "i64[5, 1][1, 1]cpu", _to_copy_3: "i64[7][1]cpu", sum_1: "f32[][]cpu", _to_copy_4: "i64[6][1]cpu", tangents_1: "f32[1, 2, 6, 6][72, 36, 6, 1]cpu"):
    new_zeros: "f32[1, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.new_zeros.default(tangents_1, [1, 2, 3, 3], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    unsqueeze_2: "i64[6, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(_to_copy_4, -1)
    _unsafe_index_put: "f32[1, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten._unsafe_index_put.default(new_zeros, [None, None, unsqueeze_2, _to_copy_4], tangents_1, True);  new_zeros = unsqueeze_2 = _to_copy_4 = None
    mul_7: "f32[1, 2, 6, 6][72, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, _unsafe_index);  _unsafe_index = None
    mul_8: "f32[1, 2, 6, 6][72, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, sum_1);  tangents_1 = sum_1 = None
    sum_2: "f32[][]cpu" = torch.ops.aten.sum.default(mul_7);  mul_7 = None
    expand: "f32[1, 2, 5, 7][1, 0, 0, 0]cpu" = torch.ops.aten.expand.default(sum_2, [1, 2, 5, 7]);  sum_2 = None
    new_zeros_1: "f32[1, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.new_zeros.default(expand, [1, 2, 3, 3], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    _unsafe_index_put_1: "f32[1, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten._unsafe_index_put.default(new_zeros_1, [None, None, unsqueeze_1, _to_copy_3], expand, True);  new_zeros_1 = unsqueeze_1 = _to_copy_3 = expand = None
    add_7: "f32[1, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(_unsafe_index_put, _unsafe_index_put_1);  _unsafe_index_put = _unsafe_index_put_1 = None
    new_zeros_2: "f32[1, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.new_zeros.default(mul_8, [1, 2, 3, 3], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    unsqueeze: "i64[6, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(_to_copy, -1)
    _unsafe_index_put_2: "f32[1, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten._unsafe_index_put.default(new_zeros_2, [None, None, unsqueeze, _to_copy], mul_8, True);  new_zeros_2 = unsqueeze = _to_copy = mul_8 = None
    add_8: "f32[1, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_7, _unsafe_index_put_2);  add_7 = _unsafe_index_put_2 = None
    return (add_8,)
