def forward(self, convert_element_type_1: "i64[6, 1][1, 1]cpu", clamp_max: "i64[6, 1][1, 1]cpu", convert_element_type_3: "i64[6][1]cpu", clamp_max_1: "i64[6][1]cpu", clamp_max_2: "f32[6][1]cpu", clamp_max_3: "f32[6, 1][1, 1]cpu", convert_element_type_6: "i64[6, 1][1, 1]cpu", clamp_max_4: "i64[6, 1][1, 1]cpu", convert_element_type_8: "i64[6][1]cpu", clamp_max_5: "i64[6][1]cpu", clamp_max_6: "f32[6][1]cpu", clamp_max_7: "f32[6, 1][1, 1]cpu", tangents_1: "f32[1, 2, 6, 6][72, 36, 6, 1]cpu"):
    convert_element_type_10: "bf16[1, 2, 6, 6][72, 36, 6, 1]cpu" = torch.ops.prims.convert_element_type.default(tangents_1, torch.bfloat16)
    convert_element_type_11: "f32[1, 2, 6, 6][72, 36, 6, 1]cpu" = torch.ops.prims.convert_element_type.default(convert_element_type_10, torch.float32);  convert_element_type_10 = None
    mul_10: "f32[1, 2, 6, 6][72, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(convert_element_type_11, clamp_max_7);  clamp_max_7 = None
    neg: "f32[1, 2, 6, 6][72, 36, 6, 1]cpu" = torch.ops.aten.neg.default(mul_10)
    add_13: "f32[1, 2, 6, 6][72, 36, 6, 1]cpu" = torch.ops.aten.add.Tensor(convert_element_type_11, neg);  convert_element_type_11 = neg = None
    mul_11: "f32[1, 2, 6, 6][72, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_10, clamp_max_6)
    neg_1: "f32[1, 2, 6, 6][72, 36, 6, 1]cpu" = torch.ops.aten.neg.default(mul_11)
    add_14: "f32[1, 2, 6, 6][72, 36, 6, 1]cpu" = torch.ops.aten.add.Tensor(mul_10, neg_1);  mul_10 = neg_1 = None
    mul_12: "f32[1, 2, 6, 6][72, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(add_13, clamp_max_6);  clamp_max_6 = None
    neg_2: "f32[1, 2, 6, 6][72, 36, 6, 1]cpu" = torch.ops.aten.neg.default(mul_12)
    add_15: "f32[1, 2, 6, 6][72, 36, 6, 1]cpu" = torch.ops.aten.add.Tensor(add_13, neg_2);  add_13 = neg_2 = None
    full: "f32[1, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.full.default([1, 2, 3, 3], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    index_put: "f32[1, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.index_put.default(full, [None, None, clamp_max_4, clamp_max_5], mul_11, True);  mul_11 = None
    index_put_1: "f32[1, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.index_put.default(full, [None, None, clamp_max_4, convert_element_type_8], add_14, True);  clamp_max_4 = add_14 = None
    add_16: "f32[1, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(index_put, index_put_1);  index_put = index_put_1 = None
    index_put_2: "f32[1, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.index_put.default(full, [None, None, convert_element_type_6, clamp_max_5], mul_12, True);  clamp_max_5 = mul_12 = None
    add_17: "f32[1, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_16, index_put_2);  add_16 = index_put_2 = None
    index_put_3: "f32[1, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.index_put.default(full, [None, None, convert_element_type_6, convert_element_type_8], add_15, True);  convert_element_type_6 = convert_element_type_8 = add_15 = None
    add_18: "f32[1, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_17, index_put_3);  add_17 = index_put_3 = None
    convert_element_type_12: "bf16[1, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.prims.convert_element_type.default(add_18, torch.bfloat16);  add_18 = None
    mul_13: "f32[1, 2, 6, 6][72, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, clamp_max_3);  clamp_max_3 = None
    neg_3: "f32[1, 2, 6, 6][72, 36, 6, 1]cpu" = torch.ops.aten.neg.default(mul_13)
    add_19: "f32[1, 2, 6, 6][72, 36, 6, 1]cpu" = torch.ops.aten.add.Tensor(tangents_1, neg_3);  tangents_1 = neg_3 = None
    mul_14: "f32[1, 2, 6, 6][72, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(mul_13, clamp_max_2)
    neg_4: "f32[1, 2, 6, 6][72, 36, 6, 1]cpu" = torch.ops.aten.neg.default(mul_14)
    add_20: "f32[1, 2, 6, 6][72, 36, 6, 1]cpu" = torch.ops.aten.add.Tensor(mul_13, neg_4);  mul_13 = neg_4 = None
    mul_15: "f32[1, 2, 6, 6][72, 36, 6, 1]cpu" = torch.ops.aten.mul.Tensor(add_19, clamp_max_2);  clamp_max_2 = None
    neg_5: "f32[1, 2, 6, 6][72, 36, 6, 1]cpu" = torch.ops.aten.neg.default(mul_15)
    add_21: "f32[1, 2, 6, 6][72, 36, 6, 1]cpu" = torch.ops.aten.add.Tensor(add_19, neg_5);  add_19 = neg_5 = None
    index_put_4: "f32[1, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.index_put.default(full, [None, None, clamp_max, clamp_max_1], mul_14, True);  mul_14 = None
    index_put_5: "f32[1, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.index_put.default(full, [None, None, clamp_max, convert_element_type_3], add_20, True);  clamp_max = add_20 = None
    add_22: "f32[1, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(index_put_4, index_put_5);  index_put_4 = index_put_5 = None
    index_put_6: "f32[1, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.index_put.default(full, [None, None, convert_element_type_1, clamp_max_1], mul_15, True);  clamp_max_1 = mul_15 = None
    add_23: "f32[1, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_22, index_put_6);  add_22 = index_put_6 = None
    index_put_7: "f32[1, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.index_put.default(full, [None, None, convert_element_type_1, convert_element_type_3], add_21, True);  full = convert_element_type_1 = convert_element_type_3 = add_21 = None
    add_24: "f32[1, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_23, index_put_7);  add_23 = index_put_7 = None
    return (add_24, convert_element_type_12)
