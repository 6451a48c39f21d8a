def forward(self, convert_element_type_1: "i64[6][1]cpu", convert_element_type_3: "i64[6][1]cpu", clamp_max: "i64[6][1]cpu", clamp_max_1: "f32[6][1]cpu", add_4: "f32[1, 2, 6][12, 6, 1]cpu", convert_element_type_5: "i64[6][1]cpu", clamp_max_2: "i64[6][1]cpu", clamp_max_3: "f32[6][1]cpu", add_6: "f32[1, 2, 6][12, 6, 1]cpu", convert_element_type_7: "i64[6][1]cpu", tangents_1: "f32[1, 2, 6][12, 6, 1]cpu"):
    full: "f32[1, 2, 4][8, 4, 1]cpu" = torch.ops.aten.full.default([1, 2, 4], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    index_put: "f32[1, 2, 4][8, 4, 1]cpu" = torch.ops.aten.index_put.default(full, [None, None, convert_element_type_7], tangents_1, True);  convert_element_type_7 = None
    mul_9: "f32[1, 2, 6][12, 6, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, add_4);  add_4 = None
    mul_10: "f32[1, 2, 6][12, 6, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, add_6);  add_6 = None
    mul_11: "f32[1, 2, 6][12, 6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_9, clamp_max_3);  clamp_max_3 = None
    neg: "f32[1, 2, 6][12, 6, 1]cpu" = torch.ops.aten.neg.default(mul_11)
    add_11: "f32[1, 2, 6][12, 6, 1]cpu" = torch.ops.aten.add.Tensor(mul_9, neg);  mul_9 = neg = None
    index_put_1: "f32[1, 2, 4][8, 4, 1]cpu" = torch.ops.aten.index_put.default(full, [None, None, clamp_max_2], mul_11, True);  clamp_max_2 = mul_11 = None
    add_12: "f32[1, 2, 4][8, 4, 1]cpu" = torch.ops.aten.add.Tensor(index_put, index_put_1);  index_put = index_put_1 = None
    index_put_2: "f32[1, 2, 4][8, 4, 1]cpu" = torch.ops.aten.index_put.default(full, [None, None, convert_element_type_5], add_11, True);  convert_element_type_5 = add_11 = None
    add_13: "f32[1, 2, 4][8, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_12, index_put_2);  add_12 = index_put_2 = None
    mul_12: "f32[1, 2, 6][12, 6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_10, clamp_max_1);  clamp_max_1 = None
    neg_1: "f32[1, 2, 6][12, 6, 1]cpu" = torch.ops.aten.neg.default(mul_12)
    add_14: "f32[1, 2, 6][12, 6, 1]cpu" = torch.ops.aten.add.Tensor(mul_10, neg_1);  mul_10 = neg_1 = None
    index_put_3: "f32[1, 2, 4][8, 4, 1]cpu" = torch.ops.aten.index_put.default(full, [None, None, clamp_max], mul_12, True);  clamp_max = mul_12 = None
    add_15: "f32[1, 2, 4][8, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_13, index_put_3);  add_13 = index_put_3 = None
    index_put_4: "f32[1, 2, 4][8, 4, 1]cpu" = torch.ops.aten.index_put.default(full, [None, None, convert_element_type_3], add_14, True);  convert_element_type_3 = add_14 = None
    add_16: "f32[1, 2, 4][8, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_15, index_put_4);  add_15 = index_put_4 = None
    index_put_5: "f32[1, 2, 4][8, 4, 1]cpu" = torch.ops.aten.index_put.default(full, [None, None, convert_element_type_1], tangents_1, True);  full = convert_element_type_1 = tangents_1 = None
    add_17: "f32[1, 2, 4][8, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_16, index_put_5);  add_16 = index_put_5 = None
    return (add_17,)
