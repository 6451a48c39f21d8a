def forward(self, convert_element_type_1: "i64[5, 1][1, 1]cpu", clamp_max: "i64[5, 1][1, 1]cpu", convert_element_type_3: "i64[3][1]cpu", clamp_max_1: "i64[3][1]cpu", clamp_max_2: "f32[3][1]cpu", clamp_max_3: "f32[5, 1][1, 1]cpu", convert_element_type_5: "i64[6, 1][1, 1]cpu", clamp_max_4: "i64[6, 1][1, 1]cpu", convert_element_type_7: "i64[8][1]cpu", clamp_max_5: "i64[8][1]cpu", clamp_max_6: "f32[8][1]cpu", clamp_max_7: "f32[6, 1][1, 1]cpu", convert_element_type_9: "i64[8][1]cpu", clamp_max_8: "i64[8][1]cpu", clamp_max_9: "f32[8][1]cpu", tangents_1: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu", tangents_2: "f32[1, 2, 6, 8][96, 48, 8, 1]cpu", tangents_3: "f32[2, 3, 8][24, 8, 1]cpu"):
    mul_12: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_3, clamp_max_9);  clamp_max_9 = None
    neg: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.neg.default(mul_12)
    add_15: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.add.Tensor(tangents_3, neg);  tangents_3 = neg = None
    full: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.full.default([2, 3, 4], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    index_put: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.index_put.default(full, [None, None, clamp_max_8], mul_12, True);  clamp_max_8 = mul_12 = None
    index_put_1: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.index_put.default(full, [None, None, convert_element_type_9], add_15, True);  full = convert_element_type_9 = add_15 = None
    add_16: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.add.Tensor(index_put, index_put_1);  index_put = index_put_1 = None
    full_2: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.full.default([1, 2, 3, 4], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    select_scatter: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.select_scatter.default(full_2, add_16, 0, 0);  add_16 = None
    mul_13: "f32[1, 2, 6, 8][96, 48, 8, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_2, clamp_max_7);  clamp_max_7 = None
    neg_1: "f32[1, 2, 6, 8][96, 48, 8, 1]cpu" = torch.ops.aten.neg.default(mul_13)
    add_17: "f32[1, 2, 6, 8][96, 48, 8, 1]cpu" = torch.ops.aten.add.Tensor(tangents_2, neg_1);  tangents_2 = neg_1 = None
    mul_14: "f32[1, 2, 6, 8][96, 48, 8, 1]cpu" = torch.ops.aten.mul.Tensor(mul_13, clamp_max_6)
    neg_2: "f32[1, 2, 6, 8][96, 48, 8, 1]cpu" = torch.ops.aten.neg.default(mul_14)
    add_18: "f32[1, 2, 6, 8][96, 48, 8, 1]cpu" = torch.ops.aten.add.Tensor(mul_13, neg_2);  mul_13 = neg_2 = None
    mul_15: "f32[1, 2, 6, 8][96, 48, 8, 1]cpu" = torch.ops.aten.mul.Tensor(add_17, clamp_max_6);  clamp_max_6 = None
    neg_3: "f32[1, 2, 6, 8][96, 48, 8, 1]cpu" = torch.ops.aten.neg.default(mul_15)
    add_19: "f32[1, 2, 6, 8][96, 48, 8, 1]cpu" = torch.ops.aten.add.Tensor(add_17, neg_3);  add_17 = neg_3 = None
    index_put_2: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.index_put.default(full_2, [None, None, clamp_max_4, clamp_max_5], mul_14, True);  mul_14 = None
    add_20: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.add.Tensor(select_scatter, index_put_2);  select_scatter = index_put_2 = None
    index_put_3: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.index_put.default(full_2, [None, None, clamp_max_4, convert_element_type_7], add_18, True);  clamp_max_4 = add_18 = None
    add_21: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_20, index_put_3);  add_20 = index_put_3 = None
    index_put_4: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.index_put.default(full_2, [None, None, convert_element_type_5, clamp_max_5], mul_15, True);  clamp_max_5 = mul_15 = None
    add_22: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_21, index_put_4);  add_21 = index_put_4 = None
    index_put_5: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.index_put.default(full_2, [None, None, convert_element_type_5, convert_element_type_7], add_19, True);  convert_element_type_5 = convert_element_type_7 = add_19 = None
    add_23: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_22, index_put_5);  add_22 = index_put_5 = None
    mul_16: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, clamp_max_3);  clamp_max_3 = None
    neg_4: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu" = torch.ops.aten.neg.default(mul_16)
    add_24: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu" = torch.ops.aten.add.Tensor(tangents_1, neg_4);  tangents_1 = neg_4 = None
    mul_17: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu" = torch.ops.aten.mul.Tensor(mul_16, clamp_max_2)
    neg_5: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu" = torch.ops.aten.neg.default(mul_17)
    add_25: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu" = torch.ops.aten.add.Tensor(mul_16, neg_5);  mul_16 = neg_5 = None
    mul_18: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu" = torch.ops.aten.mul.Tensor(add_24, clamp_max_2);  clamp_max_2 = None
    neg_6: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu" = torch.ops.aten.neg.default(mul_18)
    add_26: "f32[1, 2, 5, 3][30, 15, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_24, neg_6);  add_24 = neg_6 = None
    index_put_6: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.index_put.default(full_2, [None, None, clamp_max, clamp_max_1], mul_17, True);  mul_17 = None
    add_27: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_23, index_put_6);  add_23 = index_put_6 = None
    index_put_7: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.index_put.default(full_2, [None, None, clamp_max, convert_element_type_3], add_25, True);  clamp_max = add_25 = None
    add_28: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_27, index_put_7);  add_27 = index_put_7 = None
    index_put_8: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.index_put.default(full_2, [None, None, convert_element_type_1, clamp_max_1], mul_18, True);  clamp_max_1 = mul_18 = None
    add_29: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_28, index_put_8);  add_28 = index_put_8 = None
    index_put_9: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.index_put.default(full_2, [None, None, convert_element_type_1, convert_element_type_3], add_26, True);  full_2 = convert_element_type_1 = convert_element_type_3 = add_26 = None
    add_30: "f32[1, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_29, index_put_9);  add_29 = index_put_9 = None
    return (add_30,)
