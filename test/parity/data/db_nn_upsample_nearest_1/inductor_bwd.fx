def forward(self, convert_element_type_1: "i64[3][1]cpu", tangents_1: "f32[2, 3, 3][9, 3, 1]cpu"):
    full: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.full.default([2, 3, 4], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    index_put: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.index_put.default(full, [None, None, convert_element_type_1], tangents_1, True);  full = convert_element_type_1 = tangents_1 = None
    return (index_put,)
