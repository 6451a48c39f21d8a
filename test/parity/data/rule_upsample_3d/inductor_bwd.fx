def forward(self, convert_element_type_1: "i64[4][1]cpu", convert_element_type_7: "i64[4, 1, 1][1, 1, 1]cpu", clamp_max: "i64[4, 1, 1][1, 1, 1]cpu", convert_element_type_9: "i64[4, 1][1, 1]cpu", clamp_max_1: "i64[4, 1][1, 1]cpu", convert_element_type_11: "i64[4][1]cpu", clamp_max_2: "i64[4][1]cpu", clamp_max_3: "f32[4][1]cpu", clamp_max_4: "f32[4, 1][1, 1]cpu", clamp_max_5: "f32[4, 1, 1][1, 1, 1]cpu", convert_element_type_13: "i64[4][1]cpu", tangents_1: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu"):
    unsqueeze_3: "i64[4, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(convert_element_type_13, -1)
    unsqueeze_4: "i64[4, 1, 1][1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_3, -1)
    full: "f32[1, 1, 2, 2, 2][8, 8, 4, 2, 1]cpu" = torch.ops.aten.full.default([1, 1, 2, 2, 2], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    index_put: "f32[1, 1, 2, 2, 2][8, 8, 4, 2, 1]cpu" = torch.ops.aten.index_put.default(full, [None, None, unsqueeze_4, unsqueeze_3, convert_element_type_13], tangents_1, True);  unsqueeze_4 = unsqueeze_3 = convert_element_type_13 = None
    mul_22: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, clamp_max_5);  clamp_max_5 = None
    neg: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten.neg.default(mul_22)
    add_27: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(tangents_1, neg);  neg = None
    mul_23: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_22, clamp_max_4)
    neg_1: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten.neg.default(mul_23)
    add_28: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(mul_22, neg_1);  mul_22 = neg_1 = None
    mul_24: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(add_27, clamp_max_4);  clamp_max_4 = None
    neg_2: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten.neg.default(mul_24)
    add_29: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_27, neg_2);  add_27 = neg_2 = None
    mul_25: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_23, clamp_max_3)
    neg_3: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten.neg.default(mul_25)
    add_30: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(mul_23, neg_3);  mul_23 = neg_3 = None
    mul_26: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(add_28, clamp_max_3)
    neg_4: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten.neg.default(mul_26)
    add_31: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_28, neg_4);  add_28 = neg_4 = None
    mul_27: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_24, clamp_max_3)
    neg_5: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten.neg.default(mul_27)
    add_32: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(mul_24, neg_5);  mul_24 = neg_5 = None
    mul_28: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(add_29, clamp_max_3);  clamp_max_3 = None
    neg_6: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten.neg.default(mul_28)
    add_33: "f32[1, 1, 4, 4, 4][64, 64, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_29, neg_6);  add_29 = neg_6 = None
    index_put_1: "f32[1, 1, 2, 2, 2][8, 8, 4, 2, 1]cpu" = torch.ops.aten.index_put.default(full, [None, None, clamp_max, clamp_max_1, clamp_max_2], mul_25, True);  mul_25 = None
    add_34: "f32[1, 1, 2, 2, 2][8, 8, 4, 2, 1]cpu" = torch.ops.aten.add.Tensor(index_put, index_put_1);  index_put = index_put_1 = None
    index_put_2: "f32[1, 1, 2, 2, 2][8, 8, 4, 2, 1]cpu" = torch.ops.aten.index_put.default(full, [None, None, clamp_max, clamp_max_1, convert_element_type_11], add_30, True);  add_30 = None
    add_35: "f32[1, 1, 2, 2, 2][8, 8, 4, 2, 1]cpu" = torch.ops.aten.add.Tensor(add_34, index_put_2);  add_34 = index_put_2 = None
    index_put_3: "f32[1, 1, 2, 2, 2][8, 8, 4, 2, 1]cpu" = torch.ops.aten.index_put.default(full, [None, None, clamp_max, convert_element_type_9, clamp_max_2], mul_26, True);  mul_26 = None
    add_36: "f32[1, 1, 2, 2, 2][8, 8, 4, 2, 1]cpu" = torch.ops.aten.add.Tensor(add_35, index_put_3);  add_35 = index_put_3 = None
    index_put_4: "f32[1, 1, 2, 2, 2][8, 8, 4, 2, 1]cpu" = torch.ops.aten.index_put.default(full, [None, None, clamp_max, convert_element_type_9, convert_element_type_11], add_31, True);  clamp_max = add_31 = None
    add_37: "f32[1, 1, 2, 2, 2][8, 8, 4, 2, 1]cpu" = torch.ops.aten.add.Tensor(add_36, index_put_4);  add_36 = index_put_4 = None
    index_put_5: "f32[1, 1, 2, 2, 2][8, 8, 4, 2, 1]cpu" = torch.ops.aten.index_put.default(full, [None, None, convert_element_type_7, clamp_max_1, clamp_max_2], mul_27, True);  mul_27 = None
    add_38: "f32[1, 1, 2, 2, 2][8, 8, 4, 2, 1]cpu" = torch.ops.aten.add.Tensor(add_37, index_put_5);  add_37 = index_put_5 = None
    index_put_6: "f32[1, 1, 2, 2, 2][8, 8, 4, 2, 1]cpu" = torch.ops.aten.index_put.default(full, [None, None, convert_element_type_7, clamp_max_1, convert_element_type_11], add_32, True);  clamp_max_1 = add_32 = None
    add_39: "f32[1, 1, 2, 2, 2][8, 8, 4, 2, 1]cpu" = torch.ops.aten.add.Tensor(add_38, index_put_6);  add_38 = index_put_6 = None
    index_put_7: "f32[1, 1, 2, 2, 2][8, 8, 4, 2, 1]cpu" = torch.ops.aten.index_put.default(full, [None, None, convert_element_type_7, convert_element_type_9, clamp_max_2], mul_28, True);  clamp_max_2 = mul_28 = None
    add_40: "f32[1, 1, 2, 2, 2][8, 8, 4, 2, 1]cpu" = torch.ops.aten.add.Tensor(add_39, index_put_7);  add_39 = index_put_7 = None
    index_put_8: "f32[1, 1, 2, 2, 2][8, 8, 4, 2, 1]cpu" = torch.ops.aten.index_put.default(full, [None, None, convert_element_type_7, convert_element_type_9, convert_element_type_11], add_33, True);  convert_element_type_7 = convert_element_type_9 = convert_element_type_11 = add_33 = None
    add_41: "f32[1, 1, 2, 2, 2][8, 8, 4, 2, 1]cpu" = torch.ops.aten.add.Tensor(add_40, index_put_8);  add_40 = index_put_8 = None
    unsqueeze: "i64[4, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(convert_element_type_1, -1)
    unsqueeze_1: "i64[4, 1, 1][1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze, -1)
    index_put_9: "f32[1, 1, 2, 2, 2][8, 8, 4, 2, 1]cpu" = torch.ops.aten.index_put.default(full, [None, None, unsqueeze_1, unsqueeze, convert_element_type_1], tangents_1, True);  full = unsqueeze_1 = unsqueeze = convert_element_type_1 = tangents_1 = None
    add_42: "f32[1, 1, 2, 2, 2][8, 8, 4, 2, 1]cpu" = torch.ops.aten.add.Tensor(add_41, index_put_9);  add_41 = index_put_9 = None
    return (add_42,)
