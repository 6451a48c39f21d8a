def forward(self, primals_2: "f32[8][1]cpu", primals_3: "f32[8][1]cpu", primals_4: "f32[8][1]cpu", primals_13: "i64[2, 3][3, 1]cpu", primals_14: "i64[2, 3][3, 1]cpu", embedding: "f32[2, 3, 8][24, 8, 1]cpu", rsqrt: "f32[2, 3, 1][3, 1, 1]cpu", view: "f32[6, 8][8, 1]cpu", div_2: "f32[2, 4, 3, 3][36, 9, 3, 1]cpu", view_19: "f32[6, 8][8, 1]cpu", mm_3: "f32[6, 8][8, 1]cpu", rsqrt_1: "f32[2, 3, 1][3, 1, 1]cpu", view_21: "f32[6, 8][8, 1]cpu", mm_4: "f32[6, 16][16, 1]cpu", mm_5: "f32[6, 16][16, 1]cpu", view_25: "f32[6, 16][16, 1]cpu", add_7: "f32[2, 3, 8][24, 8, 1]cpu", rsqrt_2: "f32[2, 3, 1][3, 1, 1]cpu", view_27: "f32[6, 8][8, 1]cpu", convert_element_type_2: "f32[][]cpu", exp_3: "f32[6, 7][7, 1]cpu", permute_15: "f32[7, 8][8, 1]cpu", permute_19: "f32[8, 16][16, 1]cpu", permute_23: "f32[16, 8][8, 1]cpu", permute_27: "f32[16, 8][8, 1]cpu", permute_31: "f32[8, 8][8, 1]cpu", permute_35: "f32[8, 2, 3][6, 1, 2]cpu", permute_36: "f32[8, 2, 3][6, 1, 2]cpu", permute_37: "f32[8, 3, 2][6, 2, 1]cpu", permute_42: "f32[4, 8][8, 1]cpu", permute_47: "f32[4, 8][8, 1]cpu", permute_52: "f32[8, 8][8, 1]cpu", tangents_1: "f32[][]cpu"):
    div_5: "f32[][]cpu" = torch.ops.aten.div.Tensor(tangents_1, convert_element_type_2);  tangents_1 = convert_element_type_2 = None
    view_30: "i64[6][1]cpu" = torch.ops.aten.view.default(primals_14, [-1]);  primals_14 = None
    unsqueeze_8: "i64[6, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(view_30, 1);  view_30 = None
    ne_3: "b8[6, 1][1, 1]cpu" = torch.ops.aten.ne.Scalar(unsqueeze_8, -100)
    scalar_tensor_3: "i64[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.int64, layout = torch.strided, device = device(type='cpu'))
    where_3: "i64[6, 1][1, 1]cpu" = torch.ops.aten.where.self(ne_3, unsqueeze_8, scalar_tensor_3);  unsqueeze_8 = scalar_tensor_3 = None
    full_1: "f32[6, 7][7, 1]cpu" = torch.ops.aten.full.default([6, 7], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    scatter: "f32[6, 7][7, 1]cpu" = torch.ops.aten.scatter.value(full_1, 1, where_3, -1.0);  full_1 = where_3 = None
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_4: "f32[6, 1][1, 1]cpu" = torch.ops.aten.where.self(ne_3, div_5, scalar_tensor);  ne_3 = div_5 = scalar_tensor = None
    mul_13: "f32[6, 7][7, 1]cpu" = torch.ops.aten.mul.Tensor(scatter, where_4);  scatter = where_4 = None
    sum_5: "f32[6, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_13, [1], True)
    mul_14: "f32[6, 7][7, 1]cpu" = torch.ops.aten.mul.Tensor(exp_3, sum_5);  exp_3 = sum_5 = None
    sub_4: "f32[6, 7][7, 1]cpu" = torch.ops.aten.sub.Tensor(mul_13, mul_14);  mul_13 = mul_14 = None
    view_31: "f32[2, 3, 7][21, 7, 1]cpu" = torch.ops.aten.view.default(sub_4, [2, 3, 7]);  sub_4 = None
    view_32: "f32[6, 7][7, 1]cpu" = torch.ops.aten.view.default(view_31, [6, 7]);  view_31 = None
    permute_13: "f32[7, 6][1, 7]cpu" = torch.ops.aten.permute.default(view_32, [1, 0])
    mm_8: "f32[7, 8][8, 1]cpu" = torch.ops.aten.mm.default(permute_13, view_27);  permute_13 = view_27 = None
    permute_14: "f32[8, 7][1, 8]cpu" = torch.ops.aten.permute.default(mm_8, [1, 0]);  mm_8 = None
    mm_9: "f32[6, 8][8, 1]cpu" = torch.ops.aten.mm.default(view_32, permute_15);  view_32 = permute_15 = None
    view_33: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.view.default(mm_9, [2, 3, 8]);  mm_9 = None
    permute_16: "f32[7, 8][8, 1]cpu" = torch.ops.aten.permute.default(permute_14, [1, 0]);  permute_14 = None
    mul_15: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.mul.Tensor(view_33, primals_4);  primals_4 = None
    mul_11: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.mul.Tensor(add_7, rsqrt_2)
    mul_16: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.mul.Tensor(view_33, mul_11);  view_33 = mul_11 = None
    sum_6: "f32[1, 1, 8][8, 8, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_16, [0, 1], True);  mul_16 = None
    view_34: "f32[8][1]cpu" = torch.ops.aten.view.default(sum_6, [8]);  sum_6 = None
    mul_17: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.mul.Tensor(mul_15, add_7)
    mul_18: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.mul.Tensor(mul_15, rsqrt_2);  mul_15 = None
    sum_7: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_17, [2], True);  mul_17 = None
    alias_3: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.alias.default(rsqrt_2);  rsqrt_2 = None
    alias_6: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.alias.default(alias_3);  alias_3 = None
    pow_5: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(alias_6, 3);  alias_6 = None
    mul_19: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.mul.Scalar(sum_7, -0.5);  sum_7 = None
    mul_20: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.mul.Tensor(mul_19, pow_5);  mul_19 = pow_5 = None
    expand_7: "f32[2, 3, 8][3, 1, 0]cpu" = torch.ops.aten.expand.default(mul_20, [2, 3, 8]);  mul_20 = None
    div_6: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.div.Scalar(expand_7, 8);  expand_7 = None
    pow_6: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(add_7, 1.0);  add_7 = None
    mul_21: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.mul.Scalar(pow_6, 2.0);  pow_6 = None
    mul_22: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.mul.Tensor(div_6, mul_21);  div_6 = mul_21 = None
    add_9: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.add.Tensor(mul_18, mul_22);  mul_18 = mul_22 = None
    view_35: "f32[6, 8][8, 1]cpu" = torch.ops.aten.view.default(add_9, [6, 8])
    permute_17: "f32[8, 6][1, 8]cpu" = torch.ops.aten.permute.default(view_35, [1, 0])
    mm_10: "f32[8, 16][16, 1]cpu" = torch.ops.aten.mm.default(permute_17, view_25);  permute_17 = view_25 = None
    permute_18: "f32[16, 8][1, 16]cpu" = torch.ops.aten.permute.default(mm_10, [1, 0]);  mm_10 = None
    mm_11: "f32[6, 16][16, 1]cpu" = torch.ops.aten.mm.default(view_35, permute_19);  view_35 = permute_19 = None
    view_36: "f32[2, 3, 16][48, 16, 1]cpu" = torch.ops.aten.view.default(mm_11, [2, 3, 16]);  mm_11 = None
    permute_20: "f32[8, 16][16, 1]cpu" = torch.ops.aten.permute.default(permute_18, [1, 0]);  permute_18 = None
    view_22: "f32[2, 3, 16][48, 16, 1]cpu" = torch.ops.aten.view.default(mm_4, [2, 3, 16]);  mm_4 = None
    neg_2: "f32[2, 3, 16][48, 16, 1]cpu" = torch.ops.aten.neg.default(view_22)
    exp_1: "f32[2, 3, 16][48, 16, 1]cpu" = torch.ops.aten.exp.default(neg_2);  neg_2 = None
    add_6: "f32[2, 3, 16][48, 16, 1]cpu" = torch.ops.aten.add.Tensor(exp_1, 1);  exp_1 = None
    div_3: "f32[2, 3, 16][48, 16, 1]cpu" = torch.ops.aten.div.Tensor(view_22, add_6);  add_6 = None
    mul_23: "f32[2, 3, 16][48, 16, 1]cpu" = torch.ops.aten.mul.Tensor(view_36, div_3);  div_3 = None
    view_24: "f32[2, 3, 16][48, 16, 1]cpu" = torch.ops.aten.view.default(mm_5, [2, 3, 16]);  mm_5 = None
    mul_24: "f32[2, 3, 16][48, 16, 1]cpu" = torch.ops.aten.mul.Tensor(view_36, view_24);  view_36 = view_24 = None
    view_37: "f32[6, 16][16, 1]cpu" = torch.ops.aten.view.default(mul_23, [6, 16]);  mul_23 = None
    permute_21: "f32[16, 6][1, 16]cpu" = torch.ops.aten.permute.default(view_37, [1, 0])
    mm_12: "f32[16, 8][8, 1]cpu" = torch.ops.aten.mm.default(permute_21, view_21);  permute_21 = None
    permute_22: "f32[8, 16][1, 8]cpu" = torch.ops.aten.permute.default(mm_12, [1, 0]);  mm_12 = None
    mm_13: "f32[6, 8][8, 1]cpu" = torch.ops.aten.mm.default(view_37, permute_23);  view_37 = permute_23 = None
    view_38: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.view.default(mm_13, [2, 3, 8]);  mm_13 = None
    permute_24: "f32[16, 8][8, 1]cpu" = torch.ops.aten.permute.default(permute_22, [1, 0]);  permute_22 = None
    sigmoid: "f32[2, 3, 16][48, 16, 1]cpu" = torch.ops.aten.sigmoid.default(view_22)
    mul_25: "f32[2, 3, 16][48, 16, 1]cpu" = torch.ops.aten.mul.Tensor(mul_24, sigmoid);  mul_24 = None
    sub_5: "f32[2, 3, 16][48, 16, 1]cpu" = torch.ops.aten.sub.Tensor(1, sigmoid);  sigmoid = None
    mul_26: "f32[2, 3, 16][48, 16, 1]cpu" = torch.ops.aten.mul.Tensor(view_22, sub_5);  view_22 = sub_5 = None
    add_10: "f32[2, 3, 16][48, 16, 1]cpu" = torch.ops.aten.add.Tensor(mul_26, 1);  mul_26 = None
    mul_27: "f32[2, 3, 16][48, 16, 1]cpu" = torch.ops.aten.mul.Tensor(mul_25, add_10);  mul_25 = add_10 = None
    view_39: "f32[6, 16][16, 1]cpu" = torch.ops.aten.view.default(mul_27, [6, 16]);  mul_27 = None
    permute_25: "f32[16, 6][1, 16]cpu" = torch.ops.aten.permute.default(view_39, [1, 0])
    mm_14: "f32[16, 8][8, 1]cpu" = torch.ops.aten.mm.default(permute_25, view_21);  permute_25 = view_21 = None
    permute_26: "f32[8, 16][1, 8]cpu" = torch.ops.aten.permute.default(mm_14, [1, 0]);  mm_14 = None
    mm_15: "f32[6, 8][8, 1]cpu" = torch.ops.aten.mm.default(view_39, permute_27);  view_39 = permute_27 = None
    view_40: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.view.default(mm_15, [2, 3, 8]);  mm_15 = None
    add_11: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.add.Tensor(view_38, view_40);  view_38 = view_40 = None
    permute_28: "f32[16, 8][8, 1]cpu" = torch.ops.aten.permute.default(permute_26, [1, 0]);  permute_26 = None
    mul_28: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.mul.Tensor(add_11, primals_3);  primals_3 = None
    view_20: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.view.default(mm_3, [2, 3, 8]);  mm_3 = None
    add_4: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.add.Tensor(embedding, view_20);  view_20 = None
    mul_8: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.mul.Tensor(add_4, rsqrt_1)
    mul_29: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.mul.Tensor(add_11, mul_8);  add_11 = mul_8 = None
    sum_8: "f32[1, 1, 8][8, 8, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_29, [0, 1], True);  mul_29 = None
    view_41: "f32[8][1]cpu" = torch.ops.aten.view.default(sum_8, [8]);  sum_8 = None
    mul_30: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.mul.Tensor(mul_28, add_4)
    mul_31: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.mul.Tensor(mul_28, rsqrt_1);  mul_28 = None
    sum_9: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_30, [2], True);  mul_30 = None
    add_12: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.add.Tensor(add_9, mul_31);  add_9 = mul_31 = None
    alias_2: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.alias.default(rsqrt_1);  rsqrt_1 = None
    alias_7: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.alias.default(alias_2);  alias_2 = None
    pow_7: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(alias_7, 3);  alias_7 = None
    mul_32: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.mul.Scalar(sum_9, -0.5);  sum_9 = None
    mul_33: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.mul.Tensor(mul_32, pow_7);  mul_32 = pow_7 = None
    expand_8: "f32[2, 3, 8][3, 1, 0]cpu" = torch.ops.aten.expand.default(mul_33, [2, 3, 8]);  mul_33 = None
    div_7: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.div.Scalar(expand_8, 8);  expand_8 = None
    pow_8: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(add_4, 1.0);  add_4 = None
    mul_34: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.mul.Scalar(pow_8, 2.0);  pow_8 = None
    mul_35: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.mul.Tensor(div_7, mul_34);  div_7 = mul_34 = None
    add_13: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.add.Tensor(add_12, mul_35);  add_12 = mul_35 = None
    view_42: "f32[6, 8][8, 1]cpu" = torch.ops.aten.view.default(add_13, [6, 8])
    permute_29: "f32[8, 6][1, 8]cpu" = torch.ops.aten.permute.default(view_42, [1, 0])
    mm_16: "f32[8, 8][8, 1]cpu" = torch.ops.aten.mm.default(permute_29, view_19);  permute_29 = view_19 = None
    permute_30: "f32[8, 8][1, 8]cpu" = torch.ops.aten.permute.default(mm_16, [1, 0]);  mm_16 = None
    mm_17: "f32[6, 8][8, 1]cpu" = torch.ops.aten.mm.default(view_42, permute_31);  view_42 = permute_31 = None
    view_43: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.view.default(mm_17, [2, 3, 8]);  mm_17 = None
    permute_32: "f32[8, 8][8, 1]cpu" = torch.ops.aten.permute.default(permute_30, [1, 0]);  permute_30 = None
    view_44: "f32[2, 3, 4, 2][24, 8, 2, 1]cpu" = torch.ops.aten.view.default(view_43, [2, 3, 4, 2]);  view_43 = None
    permute_33: "f32[2, 4, 3, 2][24, 2, 8, 1]cpu" = torch.ops.aten.permute.default(view_44, [0, 2, 1, 3]);  view_44 = None
    clone_5: "f32[2, 4, 3, 2][24, 6, 2, 1]cpu" = torch.ops.aten.clone.default(permute_33, memory_format = torch.contiguous_format);  permute_33 = None
    view_45: "f32[8, 3, 2][6, 2, 1]cpu" = torch.ops.aten.view.default(clone_5, [8, 3, 2]);  clone_5 = None
    expand_5: "f32[2, 4, 3, 3][36, 9, 3, 1]cpu" = torch.ops.aten.expand.default(div_2, [2, 4, 3, 3])
    view_15: "f32[8, 3, 3][9, 3, 1]cpu" = torch.ops.aten.view.default(expand_5, [8, 3, 3]);  expand_5 = None
    permute_34: "f32[8, 3, 3][9, 1, 3]cpu" = torch.ops.aten.permute.default(view_15, [0, 2, 1]);  view_15 = None
    bmm_2: "f32[8, 3, 2][6, 2, 1]cpu" = torch.ops.aten.bmm.default(permute_34, view_45);  permute_34 = None
    bmm_3: "f32[8, 3, 3][9, 3, 1]cpu" = torch.ops.aten.bmm.default(view_45, permute_35);  view_45 = permute_35 = None
    view_46: "f32[2, 4, 3, 2][24, 6, 2, 1]cpu" = torch.ops.aten.view.default(bmm_2, [2, 4, 3, 2]);  bmm_2 = None
    view_47: "f32[2, 4, 3, 3][36, 9, 3, 1]cpu" = torch.ops.aten.view.default(bmm_3, [2, 4, 3, 3]);  bmm_3 = None
    alias_1: "f32[2, 4, 3, 3][36, 9, 3, 1]cpu" = torch.ops.aten.alias.default(div_2);  div_2 = None
    alias_8: "f32[2, 4, 3, 3][36, 9, 3, 1]cpu" = torch.ops.aten.alias.default(alias_1);  alias_1 = None
    mul_36: "f32[2, 4, 3, 3][36, 9, 3, 1]cpu" = torch.ops.aten.mul.Tensor(view_47, alias_8);  view_47 = None
    sum_10: "f32[2, 4, 3, 1][12, 3, 1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_36, [-1], True)
    neg_4: "f32[2, 4, 3, 3][36, 9, 3, 1]cpu" = torch.ops.aten.neg.default(alias_8);  alias_8 = None
    fma: "f32[2, 4, 3, 3][36, 9, 3, 1]cpu" = torch.ops.prims.fma.default(neg_4, sum_10, mul_36);  neg_4 = sum_10 = mul_36 = None
    div_8: "f32[2, 4, 3, 3][36, 9, 3, 1]cpu" = torch.ops.aten.div.Tensor(fma, 1.4142135623730951);  fma = None
    view_48: "f32[8, 3, 3][9, 3, 1]cpu" = torch.ops.aten.view.default(div_8, [8, 3, 3]);  div_8 = None
    bmm_4: "f32[8, 2, 3][6, 3, 1]cpu" = torch.ops.aten.bmm.default(permute_36, view_48);  permute_36 = None
    bmm_5: "f32[8, 3, 2][6, 2, 1]cpu" = torch.ops.aten.bmm.default(view_48, permute_37);  view_48 = permute_37 = None
    view_49: "f32[2, 4, 2, 3][24, 6, 3, 1]cpu" = torch.ops.aten.view.default(bmm_4, [2, 4, 2, 3]);  bmm_4 = None
    view_50: "f32[2, 4, 3, 2][24, 6, 2, 1]cpu" = torch.ops.aten.view.default(bmm_5, [2, 4, 3, 2]);  bmm_5 = None
    permute_38: "f32[2, 4, 3, 2][24, 6, 1, 3]cpu" = torch.ops.aten.permute.default(view_49, [0, 1, 3, 2]);  view_49 = None
    view_51: "f32[2, 2, 2, 3, 2][24, 12, 6, 2, 1]cpu" = torch.ops.aten.view.default(view_46, [2, 2, 2, 3, 2]);  view_46 = None
    sum_11: "f32[2, 2, 1, 3, 2][12, 6, 6, 2, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_51, [2], True);  view_51 = None
    squeeze_1: "f32[2, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.squeeze.dim(sum_11, 2);  sum_11 = None
    view_52: "f32[2, 2, 2, 3, 2][24, 12, 6, 1, 3]cpu" = torch.ops.aten.view.default(permute_38, [2, 2, 2, 3, 2]);  permute_38 = None
    sum_12: "f32[2, 2, 1, 3, 2][12, 6, 6, 2, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_52, [2], True);  view_52 = None
    squeeze_2: "f32[2, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.squeeze.dim(sum_12, 2);  sum_12 = None
    iota: "i64[1][1]cpu" = torch.ops.prims.iota.default(1, start = 0, step = 2, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    convert_element_type: "f32[1][1]cpu" = torch.ops.prims.convert_element_type.default(iota, torch.float32);  iota = None
    div: "f32[1][1]cpu" = torch.ops.aten.div.Tensor(convert_element_type, 2);  convert_element_type = None
    pow_2: "f32[1][1]cpu" = torch.ops.aten.pow.Scalar(10000.0, div);  div = None
    reciprocal: "f32[1][1]cpu" = torch.ops.aten.reciprocal.default(pow_2);  pow_2 = None
    mul_2: "f32[1][1]cpu" = torch.ops.aten.mul.Tensor(reciprocal, 1.0);  reciprocal = None
    iota_1: "i64[3][1]cpu" = torch.ops.prims.iota.default(3, start = 0, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    convert_element_type_1: "f32[3][1]cpu" = torch.ops.prims.convert_element_type.default(iota_1, torch.float32);  iota_1 = None
    unsqueeze: "f32[3, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(convert_element_type_1, 1);  convert_element_type_1 = None
    unsqueeze_1: "f32[1, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_2, 0);  mul_2 = None
    mul_3: "f32[3, 1][1, 1]cpu" = torch.ops.aten.mul.Tensor(unsqueeze, unsqueeze_1);  unsqueeze = unsqueeze_1 = None
    unsqueeze_2: "f32[3, 1, 1][1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_3, 1);  mul_3 = None
    expand: "f32[3, 2, 1][1, 0, 1]cpu" = torch.ops.aten.expand.default(unsqueeze_2, [3, 2, 1]);  unsqueeze_2 = None
    view_9: "f32[3, 2][1, 0]cpu" = torch.ops.aten.view.default(expand, [3, 2]);  expand = None
    clone: "f32[3, 2][2, 1]cpu" = torch.ops.aten.clone.default(view_9);  view_9 = None
    sin: "f32[3, 2][2, 1]cpu" = torch.ops.aten.sin.default(clone)
    mul_37: "f32[2, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.mul.Tensor(squeeze_2, sin)
    slice_5: "f32[2, 2, 3, 1][12, 6, 2, 1]cpu" = torch.ops.aten.slice.Tensor(mul_37, 3, 0, 1)
    slice_6: "f32[2, 2, 3, 1][12, 6, 2, 1]cpu" = torch.ops.aten.slice.Tensor(mul_37, 3, 1, 2);  mul_37 = None
    full_2: "f32[2, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.full.default([2, 2, 3, 2], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    slice_scatter: "f32[2, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.slice_scatter.default(full_2, slice_6, 3, 0, 1);  slice_6 = None
    neg_5: "f32[2, 2, 3, 1][6, 3, 1, 1]cpu" = torch.ops.aten.neg.default(slice_5);  slice_5 = None
    slice_scatter_1: "f32[2, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.slice_scatter.default(full_2, neg_5, 3, 1, 9223372036854775807);  full_2 = neg_5 = None
    add_14: "f32[2, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.add.Tensor(slice_scatter, slice_scatter_1);  slice_scatter = slice_scatter_1 = None
    cos: "f32[3, 2][2, 1]cpu" = torch.ops.aten.cos.default(clone);  clone = None
    mul_38: "f32[2, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.mul.Tensor(squeeze_2, cos);  squeeze_2 = None
    add_15: "f32[2, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.add.Tensor(add_14, mul_38);  add_14 = mul_38 = None
    mul_39: "f32[2, 4, 3, 2][24, 6, 2, 1]cpu" = torch.ops.aten.mul.Tensor(view_50, sin);  sin = None
    slice_7: "f32[2, 4, 3, 1][24, 6, 2, 1]cpu" = torch.ops.aten.slice.Tensor(mul_39, 3, 0, 1)
    slice_8: "f32[2, 4, 3, 1][24, 6, 2, 1]cpu" = torch.ops.aten.slice.Tensor(mul_39, 3, 1, 2);  mul_39 = None
    full_4: "f32[2, 4, 3, 2][24, 6, 2, 1]cpu" = torch.ops.aten.full.default([2, 4, 3, 2], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    slice_scatter_2: "f32[2, 4, 3, 2][24, 6, 2, 1]cpu" = torch.ops.aten.slice_scatter.default(full_4, slice_8, 3, 0, 1);  slice_8 = None
    neg_6: "f32[2, 4, 3, 1][12, 3, 1, 1]cpu" = torch.ops.aten.neg.default(slice_7);  slice_7 = None
    slice_scatter_3: "f32[2, 4, 3, 2][24, 6, 2, 1]cpu" = torch.ops.aten.slice_scatter.default(full_4, neg_6, 3, 1, 9223372036854775807);  full_4 = neg_6 = None
    add_16: "f32[2, 4, 3, 2][24, 6, 2, 1]cpu" = torch.ops.aten.add.Tensor(slice_scatter_2, slice_scatter_3);  slice_scatter_2 = slice_scatter_3 = None
    mul_40: "f32[2, 4, 3, 2][24, 6, 2, 1]cpu" = torch.ops.aten.mul.Tensor(view_50, cos);  view_50 = cos = None
    add_17: "f32[2, 4, 3, 2][24, 6, 2, 1]cpu" = torch.ops.aten.add.Tensor(add_16, mul_40);  add_16 = mul_40 = None
    permute_39: "f32[2, 3, 2, 2][12, 2, 6, 1]cpu" = torch.ops.aten.permute.default(squeeze_1, [0, 2, 1, 3]);  squeeze_1 = None
    clone_6: "f32[2, 3, 2, 2][12, 4, 2, 1]cpu" = torch.ops.aten.clone.default(permute_39, memory_format = torch.contiguous_format);  permute_39 = None
    view_53: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.view.default(clone_6, [2, 3, 4]);  clone_6 = None
    view_54: "f32[6, 4][4, 1]cpu" = torch.ops.aten.view.default(view_53, [6, 4]);  view_53 = None
    permute_40: "f32[4, 6][1, 4]cpu" = torch.ops.aten.permute.default(view_54, [1, 0])
    mm_18: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mm.default(permute_40, view);  permute_40 = None
    permute_41: "f32[8, 4][1, 8]cpu" = torch.ops.aten.permute.default(mm_18, [1, 0]);  mm_18 = None
    mm_19: "f32[6, 8][8, 1]cpu" = torch.ops.aten.mm.default(view_54, permute_42);  view_54 = permute_42 = None
    view_55: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.view.default(mm_19, [2, 3, 8]);  mm_19 = None
    permute_43: "f32[4, 8][8, 1]cpu" = torch.ops.aten.permute.default(permute_41, [1, 0]);  permute_41 = None
    permute_44: "f32[2, 3, 2, 2][12, 2, 6, 1]cpu" = torch.ops.aten.permute.default(add_15, [0, 2, 1, 3]);  add_15 = None
    clone_7: "f32[2, 3, 2, 2][12, 4, 2, 1]cpu" = torch.ops.aten.clone.default(permute_44, memory_format = torch.contiguous_format);  permute_44 = None
    view_56: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.view.default(clone_7, [2, 3, 4]);  clone_7 = None
    view_57: "f32[6, 4][4, 1]cpu" = torch.ops.aten.view.default(view_56, [6, 4]);  view_56 = None
    permute_45: "f32[4, 6][1, 4]cpu" = torch.ops.aten.permute.default(view_57, [1, 0])
    mm_20: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mm.default(permute_45, view);  permute_45 = None
    permute_46: "f32[8, 4][1, 8]cpu" = torch.ops.aten.permute.default(mm_20, [1, 0]);  mm_20 = None
    mm_21: "f32[6, 8][8, 1]cpu" = torch.ops.aten.mm.default(view_57, permute_47);  view_57 = permute_47 = None
    view_58: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.view.default(mm_21, [2, 3, 8]);  mm_21 = None
    add_18: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.add.Tensor(view_55, view_58);  view_55 = view_58 = None
    permute_48: "f32[4, 8][8, 1]cpu" = torch.ops.aten.permute.default(permute_46, [1, 0]);  permute_46 = None
    permute_49: "f32[2, 3, 4, 2][24, 2, 6, 1]cpu" = torch.ops.aten.permute.default(add_17, [0, 2, 1, 3]);  add_17 = None
    clone_8: "f32[2, 3, 4, 2][24, 8, 2, 1]cpu" = torch.ops.aten.clone.default(permute_49, memory_format = torch.contiguous_format);  permute_49 = None
    view_59: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.view.default(clone_8, [2, 3, 8]);  clone_8 = None
    view_60: "f32[6, 8][8, 1]cpu" = torch.ops.aten.view.default(view_59, [6, 8]);  view_59 = None
    permute_50: "f32[8, 6][1, 8]cpu" = torch.ops.aten.permute.default(view_60, [1, 0])
    mm_22: "f32[8, 8][8, 1]cpu" = torch.ops.aten.mm.default(permute_50, view);  permute_50 = view = None
    permute_51: "f32[8, 8][1, 8]cpu" = torch.ops.aten.permute.default(mm_22, [1, 0]);  mm_22 = None
    mm_23: "f32[6, 8][8, 1]cpu" = torch.ops.aten.mm.default(view_60, permute_52);  view_60 = permute_52 = None
    view_61: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.view.default(mm_23, [2, 3, 8]);  mm_23 = None
    add_19: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.add.Tensor(add_18, view_61);  add_18 = view_61 = None
    permute_53: "f32[8, 8][8, 1]cpu" = torch.ops.aten.permute.default(permute_51, [1, 0]);  permute_51 = None
    mul_41: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.mul.Tensor(add_19, primals_2);  primals_2 = None
    mul: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.mul.Tensor(embedding, rsqrt)
    mul_42: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.mul.Tensor(add_19, mul);  add_19 = mul = None
    sum_13: "f32[1, 1, 8][8, 8, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_42, [0, 1], True);  mul_42 = None
    view_62: "f32[8][1]cpu" = torch.ops.aten.view.default(sum_13, [8]);  sum_13 = None
    mul_43: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.mul.Tensor(mul_41, embedding)
    mul_44: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.mul.Tensor(mul_41, rsqrt);  mul_41 = None
    sum_14: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_43, [2], True);  mul_43 = None
    add_20: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.add.Tensor(add_13, mul_44);  add_13 = mul_44 = None
    alias: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.alias.default(rsqrt);  rsqrt = None
    alias_9: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.alias.default(alias);  alias = None
    pow_9: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(alias_9, 3);  alias_9 = None
    mul_45: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.mul.Scalar(sum_14, -0.5);  sum_14 = None
    mul_46: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.mul.Tensor(mul_45, pow_9);  mul_45 = pow_9 = None
    expand_9: "f32[2, 3, 8][3, 1, 0]cpu" = torch.ops.aten.expand.default(mul_46, [2, 3, 8]);  mul_46 = None
    div_9: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.div.Scalar(expand_9, 8);  expand_9 = None
    pow_10: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(embedding, 1.0);  embedding = None
    mul_47: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.mul.Scalar(pow_10, 2.0);  pow_10 = None
    mul_48: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.mul.Tensor(div_9, mul_47);  div_9 = mul_47 = None
    add_21: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.add.Tensor(add_20, mul_48);  add_20 = mul_48 = None
    ge_1: "b8[2, 3][3, 1]cpu" = torch.ops.aten.ge.Scalar(primals_13, 0)
    lt: "b8[2, 3][3, 1]cpu" = torch.ops.aten.lt.Scalar(primals_13, 7)
    bitwise_and: "b8[2, 3][3, 1]cpu" = torch.ops.aten.bitwise_and.Tensor(ge_1, lt);  ge_1 = lt = None
    ne_5: "b8[2, 3][3, 1]cpu" = torch.ops.aten.ne.Scalar(primals_13, -1)
    bitwise_and_1: "b8[2, 3][3, 1]cpu" = torch.ops.aten.bitwise_and.Tensor(bitwise_and, ne_5);  bitwise_and = ne_5 = None
    unsqueeze_9: "b8[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(bitwise_and_1, -1);  bitwise_and_1 = None
    full_6: "f32[7, 8][8, 1]cpu" = torch.ops.aten.full.default([7, 8], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    _unsafe_masked_index_put_accumulate: "f32[7, 8][8, 1]cpu" = torch.ops.aten._unsafe_masked_index_put_accumulate.default(full_6, unsqueeze_9, [primals_13], add_21);  full_6 = unsqueeze_9 = primals_13 = add_21 = None
    return (_unsafe_masked_index_put_accumulate, view_62, view_41, view_34, permute_53, permute_48, permute_43, permute_32, permute_28, permute_24, permute_20, permute_16, None, None)
