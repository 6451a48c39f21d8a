def forward(self, convert_element_type_1: "i64[6][1]cpu", _unsafe_index: "f32[1, 2, 6, 6][72, 36, 6, 1]cpu", unsqueeze_1: "i64[5, 1][1, 1]cpu", convert_element_type_7: "i64[7][1]cpu", sum_1: "f32[][]cpu", convert_element_type_9: "i64[6][1]cpu", tangents_1: "f32[1, 2, 6, 6][72, 36, 6, 1]cpu"):
    unsqueeze_2: "i64[6, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(convert_element_type_9, -1)
    full: "f32[1, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.full.default([1, 2, 3, 3], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    index_put: "f32[1, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.index_put.default(full, [None, None, unsqueeze_2, convert_element_type_9], tangents_1, True);  unsqueeze_2 = convert_element_type_9 = None
    mul_13: "f32[1, 2, 6, 6][72, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, _unsafe_index);  _unsafe_index = None
    mul_14: "f32[1, 2, 6, 6][72, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, sum_1);  tangents_1 = sum_1 = None
    sum_2: "f32[][]cpu" = torch.ops.aten.sum.default(mul_13);  mul_13 = None
    expand: "f32[1, 2, 5, 7][1, 0, 0, 0]cpu" = torch.ops.aten.expand.default(sum_2, [1, 2, 5, 7]);  sum_2 = None
    index_put_1: "f32[1, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.index_put.default(full, [None, None, unsqueeze_1, convert_element_type_7], expand, True);  unsqueeze_1 = convert_element_type_7 = expand = None
    add_13: "f32[1, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(index_put, index_put_1);  index_put = index_put_1 = None
    unsqueeze: "i64[6, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(convert_element_type_1, -1)
    index_put_2: "f32[1, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.index_put.default(full, [None, None, unsqueeze, convert_element_type_1], mul_14, True);  full = unsqueeze = convert_element_type_1 = mul_14 = None
    add_14: "f32[1, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_13, index_put_2);  add_13 = index_put_2 = None
    return (add_14,)
