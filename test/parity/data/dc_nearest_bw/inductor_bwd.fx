def forward(self, unsqueeze: "i64[6, 1][1, 1]cpu", convert_element_type_3: "i64[8][1]cpu", unsqueeze_1: "i64[5, 1][1, 1]cpu", convert_element_type_7: "i64[7][1]cpu", tangents_1: "f32[1, 2, 6, 8][96, 48, 8, 1]cpu", tangents_2: "f32[1, 2, 5, 7][70, 35, 7, 1]cpu"):
    full: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.full.default([1, 2, 3, 4], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    index_put: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.index_put.default(full, [None, None, unsqueeze_1, convert_element_type_7], tangents_2, True);  unsqueeze_1 = convert_element_type_7 = tangents_2 = None
    index_put_1: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.index_put.default(full, [None, None, unsqueeze, convert_element_type_3], tangents_1, True);  full = unsqueeze = convert_element_type_3 = tangents_1 = None
    add_8: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.add.Tensor(index_put, index_put_1);  index_put = index_put_1 = None
    return (add_8,)
