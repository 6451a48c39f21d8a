def forward(self, primals_3: "f32[4][1]cpu", primals_9: "f32[4][1]cpu", primals_15: "f32[4][1]cpu", primals_21: "f32[4][1]cpu", primals_27: "f32[4][1]cpu", primals_29: "i64[2, 4][4, 1]cpu", primals_30: "i64[2, 4][4, 1]cpu", embedding: "f32[2, 4, 4][16, 4, 1]cpu", iota: "i64[4][1]cpu", embedding_1: "f32[4, 4][4, 1]cpu", view: "f32[8, 4][4, 1]cpu", eq: "b8[1, 1, 4, 4][16, 16, 4, 1]cpu", div: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu", view_13: "f32[8, 4][4, 1]cpu", add_3: "f32[2, 4, 4][16, 4, 1]cpu", view_15: "f32[8, 4][4, 1]cpu", addmm_2: "f32[8, 8][8, 1]cpu", view_17: "f32[8, 8][8, 1]cpu", add_8: "f32[2, 4, 4][16, 4, 1]cpu", view_19: "f32[8, 4][4, 1]cpu", eq_1: "b8[1, 1, 4, 4][16, 16, 4, 1]cpu", div_1: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu", view_32: "f32[8, 4][4, 1]cpu", add_11: "f32[2, 4, 4][16, 4, 1]cpu", view_34: "f32[8, 4][4, 1]cpu", addmm_6: "f32[8, 8][8, 1]cpu", view_36: "f32[8, 8][8, 1]cpu", add_16: "f32[2, 4, 4][16, 4, 1]cpu", view_38: "f32[8, 4][4, 1]cpu", convert_element_type: "f32[][]cpu", exp_3: "f32[8, 7][7, 1]cpu", permute_21: "f32[7, 4][4, 1]cpu", permute_23: "f32[4, 8][8, 1]cpu", permute_27: "f32[8, 4][4, 1]cpu", permute_31: "f32[4, 4][4, 1]cpu", permute_37: "f32[4, 2, 4][8, 1, 2]cpu", permute_38: "f32[4, 2, 4][8, 1, 2]cpu", permute_39: "f32[4, 4, 2][8, 1, 4]cpu", permute_44: "f32[12, 4][4, 1]cpu", permute_48: "f32[4, 8][8, 1]cpu", permute_52: "f32[8, 4][4, 1]cpu", permute_56: "f32[4, 4][4, 1]cpu", permute_62: "f32[4, 2, 4][8, 1, 2]cpu", permute_63: "f32[4, 2, 4][8, 1, 2]cpu", permute_64: "f32[4, 4, 2][8, 1, 4]cpu", permute_69: "f32[12, 4][4, 1]cpu", tangents_1: "f32[][]cpu"):
    div_3: "f32[][]cpu" = torch.ops.aten.div.Tensor(tangents_1, convert_element_type);  tangents_1 = convert_element_type = None
    view_41: "i64[8][1]cpu" = torch.ops.aten.view.default(primals_30, [-1]);  primals_30 = None
    unsqueeze_5: "i64[8, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(view_41, 1);  view_41 = None
    ne_3: "b8[8, 1][1, 1]cpu" = torch.ops.aten.ne.Scalar(unsqueeze_5, -100)
    scalar_tensor_6: "i64[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.int64, layout = torch.strided, device = device(type='cpu'))
    where_6: "i64[8, 1][1, 1]cpu" = torch.ops.aten.where.self(ne_3, unsqueeze_5, scalar_tensor_6);  unsqueeze_5 = scalar_tensor_6 = None
    full_2: "f32[8, 7][7, 1]cpu" = torch.ops.aten.full.default([8, 7], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    scatter: "f32[8, 7][7, 1]cpu" = torch.ops.aten.scatter.value(full_2, 1, where_6, -1.0);  full_2 = where_6 = None
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_7: "f32[8, 1][1, 1]cpu" = torch.ops.aten.where.self(ne_3, div_3, scalar_tensor);  ne_3 = div_3 = scalar_tensor = None
    mul_20: "f32[8, 7][7, 1]cpu" = torch.ops.aten.mul.Tensor(scatter, where_7);  scatter = where_7 = None
    sum_6: "f32[8, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_20, [1], True)
    mul_21: "f32[8, 7][7, 1]cpu" = torch.ops.aten.mul.Tensor(exp_3, sum_6);  exp_3 = sum_6 = None
    sub_11: "f32[8, 7][7, 1]cpu" = torch.ops.aten.sub.Tensor(mul_20, mul_21);  mul_20 = mul_21 = None
    view_42: "f32[2, 4, 7][28, 7, 1]cpu" = torch.ops.aten.view.default(sub_11, [2, 4, 7]);  sub_11 = None
    view_43: "f32[8, 7][7, 1]cpu" = torch.ops.aten.view.default(view_42, [8, 7]);  view_42 = None
    permute_19: "f32[7, 8][1, 7]cpu" = torch.ops.aten.permute.default(view_43, [1, 0])
    mm_1: "f32[7, 4][4, 1]cpu" = torch.ops.aten.mm.default(permute_19, view_38);  permute_19 = view_38 = None
    permute_20: "f32[4, 7][1, 4]cpu" = torch.ops.aten.permute.default(mm_1, [1, 0]);  mm_1 = None
    mm_2: "f32[8, 4][4, 1]cpu" = torch.ops.aten.mm.default(view_43, permute_21);  view_43 = permute_21 = None
    view_44: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.view.default(mm_2, [2, 4, 4]);  mm_2 = None
    permute_22: "f32[7, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute_20, [1, 0]);  permute_20 = None
    mul_23: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(view_44, primals_27);  primals_27 = None
    mul_24: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_23, 4)
    sum_7: "f32[2, 4, 1][4, 1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_23, [2], True)
    var_mean_4 = torch.ops.aten.var_mean.correction(add_16, [2], correction = 0, keepdim = True)
    getitem_14: "f32[2, 4, 1][4, 1, 1]cpu" = var_mean_4[0]
    getitem_15: "f32[2, 4, 1][4, 1, 1]cpu" = var_mean_4[1];  var_mean_4 = None
    add_17: "f32[2, 4, 1][4, 1, 1]cpu" = torch.ops.aten.add.Tensor(getitem_14, 1e-05);  getitem_14 = None
    rsqrt_4: "f32[2, 4, 1][4, 1, 1]cpu" = torch.ops.aten.rsqrt.default(add_17);  add_17 = None
    sub_8: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.sub.Tensor(add_16, getitem_15);  add_16 = getitem_15 = None
    mul_18: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(sub_8, rsqrt_4);  sub_8 = None
    mul_25: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_23, mul_18);  mul_23 = None
    sum_8: "f32[2, 4, 1][4, 1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_25, [2], True);  mul_25 = None
    mul_26: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_18, sum_8);  sum_8 = None
    sub_13: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.sub.Tensor(mul_24, sum_7);  mul_24 = sum_7 = None
    sub_14: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.sub.Tensor(sub_13, mul_26);  sub_13 = mul_26 = None
    div_4: "f32[2, 4, 1][4, 1, 1]cpu" = torch.ops.aten.div.Tensor(rsqrt_4, 4);  rsqrt_4 = None
    mul_27: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(div_4, sub_14);  div_4 = sub_14 = None
    mul_28: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(view_44, mul_18);  mul_18 = None
    sum_9: "f32[4][1]cpu" = torch.ops.aten.sum.dim_IntList(mul_28, [0, 1]);  mul_28 = None
    sum_10: "f32[4][1]cpu" = torch.ops.aten.sum.dim_IntList(view_44, [0, 1]);  view_44 = None
    view_45: "f32[8, 4][4, 1]cpu" = torch.ops.aten.view.default(mul_27, [8, 4])
    mm_3: "f32[8, 8][8, 1]cpu" = torch.ops.aten.mm.default(view_45, permute_23);  permute_23 = None
    permute_24: "f32[4, 8][1, 4]cpu" = torch.ops.aten.permute.default(view_45, [1, 0])
    mm_4: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mm.default(permute_24, view_36);  permute_24 = view_36 = None
    permute_25: "f32[8, 4][1, 8]cpu" = torch.ops.aten.permute.default(mm_4, [1, 0]);  mm_4 = None
    sum_11: "f32[1, 4][4, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_45, [0], True);  view_45 = None
    view_46: "f32[4][1]cpu" = torch.ops.aten.view.default(sum_11, [4]);  sum_11 = None
    permute_26: "f32[4, 8][8, 1]cpu" = torch.ops.aten.permute.default(permute_25, [1, 0]);  permute_25 = None
    view_47: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.view.default(mm_3, [2, 4, 8]);  mm_3 = None
    view_35: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.view.default(addmm_6, [2, 4, 8]);  addmm_6 = None
    mul_14: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.mul.Tensor(view_35, 0.5)
    mul_29: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.mul.Tensor(view_47, mul_14);  mul_14 = None
    pow_2: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(view_35, 3.0)
    mul_15: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.mul.Tensor(pow_2, 0.044715);  pow_2 = None
    add_14: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.add.Tensor(view_35, mul_15);  mul_15 = None
    mul_16: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.mul.Tensor(add_14, 0.7978845608028654);  add_14 = None
    tanh_1: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.tanh.default(mul_16);  mul_16 = None
    add_15: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.add.Tensor(tanh_1, 1.0)
    mul_30: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.mul.Tensor(view_47, add_15);  view_47 = add_15 = None
    alias_3: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.alias.default(tanh_1);  tanh_1 = None
    alias_6: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.alias.default(alias_3);  alias_3 = None
    mul_31: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.mul.Tensor(alias_6, alias_6);  alias_6 = None
    sub_15: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.sub.Tensor(1, mul_31);  mul_31 = None
    mul_32: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.mul.Tensor(mul_29, sub_15);  mul_29 = sub_15 = None
    mul_33: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.mul.Tensor(mul_32, 0.7978845608028654);  mul_32 = None
    mul_34: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.mul.Tensor(mul_33, 0.044715)
    pow_3: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(view_35, 2.0);  view_35 = None
    mul_35: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.mul.Scalar(pow_3, 3.0);  pow_3 = None
    mul_36: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.mul.Tensor(mul_34, mul_35);  mul_34 = mul_35 = None
    add_19: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.add.Tensor(mul_33, mul_36);  mul_33 = mul_36 = None
    mul_37: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.mul.Tensor(mul_30, 0.5);  mul_30 = None
    add_20: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.add.Tensor(add_19, mul_37);  add_19 = mul_37 = None
    view_48: "f32[8, 8][8, 1]cpu" = torch.ops.aten.view.default(add_20, [8, 8]);  add_20 = None
    mm_5: "f32[8, 4][4, 1]cpu" = torch.ops.aten.mm.default(view_48, permute_27);  permute_27 = None
    permute_28: "f32[8, 8][1, 8]cpu" = torch.ops.aten.permute.default(view_48, [1, 0])
    mm_6: "f32[8, 4][4, 1]cpu" = torch.ops.aten.mm.default(permute_28, view_34);  permute_28 = view_34 = None
    permute_29: "f32[4, 8][1, 4]cpu" = torch.ops.aten.permute.default(mm_6, [1, 0]);  mm_6 = None
    sum_12: "f32[1, 8][8, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_48, [0], True);  view_48 = None
    view_49: "f32[8][1]cpu" = torch.ops.aten.view.default(sum_12, [8]);  sum_12 = None
    permute_30: "f32[8, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute_29, [1, 0]);  permute_29 = None
    view_50: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.view.default(mm_5, [2, 4, 4]);  mm_5 = None
    mul_39: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(view_50, primals_21);  primals_21 = None
    mul_40: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_39, 4)
    sum_13: "f32[2, 4, 1][4, 1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_39, [2], True)
    var_mean_3 = torch.ops.aten.var_mean.correction(add_11, [2], correction = 0, keepdim = True)
    getitem_12: "f32[2, 4, 1][4, 1, 1]cpu" = var_mean_3[0]
    getitem_13: "f32[2, 4, 1][4, 1, 1]cpu" = var_mean_3[1];  var_mean_3 = None
    add_12: "f32[2, 4, 1][4, 1, 1]cpu" = torch.ops.aten.add.Tensor(getitem_12, 1e-05);  getitem_12 = None
    rsqrt_3: "f32[2, 4, 1][4, 1, 1]cpu" = torch.ops.aten.rsqrt.default(add_12);  add_12 = None
    sub_7: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.sub.Tensor(add_11, getitem_13);  add_11 = getitem_13 = None
    mul_12: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(sub_7, rsqrt_3);  sub_7 = None
    mul_41: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_39, mul_12);  mul_39 = None
    sum_14: "f32[2, 4, 1][4, 1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_41, [2], True);  mul_41 = None
    mul_42: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_12, sum_14);  sum_14 = None
    sub_17: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.sub.Tensor(mul_40, sum_13);  mul_40 = sum_13 = None
    sub_18: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.sub.Tensor(sub_17, mul_42);  sub_17 = mul_42 = None
    div_5: "f32[2, 4, 1][4, 1, 1]cpu" = torch.ops.aten.div.Tensor(rsqrt_3, 4);  rsqrt_3 = None
    mul_43: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(div_5, sub_18);  div_5 = sub_18 = None
    mul_44: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(view_50, mul_12);  mul_12 = None
    sum_15: "f32[4][1]cpu" = torch.ops.aten.sum.dim_IntList(mul_44, [0, 1]);  mul_44 = None
    sum_16: "f32[4][1]cpu" = torch.ops.aten.sum.dim_IntList(view_50, [0, 1]);  view_50 = None
    add_21: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.add.Tensor(mul_27, mul_43);  mul_27 = mul_43 = None
    view_51: "f32[8, 4][4, 1]cpu" = torch.ops.aten.view.default(add_21, [8, 4])
    mm_7: "f32[8, 4][4, 1]cpu" = torch.ops.aten.mm.default(view_51, permute_31);  permute_31 = None
    permute_32: "f32[4, 8][1, 4]cpu" = torch.ops.aten.permute.default(view_51, [1, 0])
    mm_8: "f32[4, 4][4, 1]cpu" = torch.ops.aten.mm.default(permute_32, view_32);  permute_32 = view_32 = None
    permute_33: "f32[4, 4][1, 4]cpu" = torch.ops.aten.permute.default(mm_8, [1, 0]);  mm_8 = None
    sum_17: "f32[1, 4][4, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_51, [0], True);  view_51 = None
    view_52: "f32[4][1]cpu" = torch.ops.aten.view.default(sum_17, [4]);  sum_17 = None
    permute_34: "f32[4, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute_33, [1, 0]);  permute_33 = None
    view_53: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.view.default(mm_7, [2, 4, 4]);  mm_7 = None
    view_54: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.view.default(view_53, [2, 4, 2, 2]);  view_53 = None
    permute_35: "f32[2, 2, 4, 2][16, 2, 4, 1]cpu" = torch.ops.aten.permute.default(view_54, [0, 2, 1, 3]);  view_54 = None
    clone_8: "f32[2, 2, 4, 2][16, 8, 2, 1]cpu" = torch.ops.aten.clone.default(permute_35, memory_format = torch.contiguous_format);  permute_35 = None
    view_55: "f32[4, 4, 2][8, 2, 1]cpu" = torch.ops.aten.view.default(clone_8, [4, 4, 2]);  clone_8 = None
    expand_6: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.expand.default(div_1, [2, 2, 4, 4])
    view_28: "f32[4, 4, 4][16, 4, 1]cpu" = torch.ops.aten.view.default(expand_6, [4, 4, 4]);  expand_6 = None
    permute_36: "f32[4, 4, 4][16, 1, 4]cpu" = torch.ops.aten.permute.default(view_28, [0, 2, 1]);  view_28 = None
    bmm_4: "f32[4, 4, 2][8, 2, 1]cpu" = torch.ops.aten.bmm.default(permute_36, view_55);  permute_36 = None
    bmm_5: "f32[4, 4, 4][16, 4, 1]cpu" = torch.ops.aten.bmm.default(view_55, permute_37);  view_55 = permute_37 = None
    view_56: "f32[2, 2, 4, 2][16, 8, 2, 1]cpu" = torch.ops.aten.view.default(bmm_4, [2, 2, 4, 2]);  bmm_4 = None
    view_57: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.view.default(bmm_5, [2, 2, 4, 4]);  bmm_5 = None
    alias_2: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.alias.default(div_1);  div_1 = None
    alias_7: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.alias.default(alias_2);  alias_2 = None
    mul_45: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(view_57, alias_7);  view_57 = None
    sum_18: "f32[2, 2, 4, 1][8, 4, 1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_45, [-1], True)
    neg_1: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.neg.default(alias_7);  alias_7 = None
    fma: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.prims.fma.default(neg_1, sum_18, mul_45);  neg_1 = sum_18 = mul_45 = None
    scalar_tensor_8: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_8: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.where.self(eq_1, scalar_tensor_8, fma);  eq_1 = fma = None
    mul_46: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(where_8, 0.7071067811865475);  where_8 = None
    view_58: "f32[4, 4, 4][16, 4, 1]cpu" = torch.ops.aten.view.default(mul_46, [4, 4, 4]);  mul_46 = None
    bmm_6: "f32[4, 2, 4][8, 4, 1]cpu" = torch.ops.aten.bmm.default(permute_38, view_58);  permute_38 = None
    bmm_7: "f32[4, 4, 2][8, 2, 1]cpu" = torch.ops.aten.bmm.default(view_58, permute_39);  view_58 = permute_39 = None
    view_59: "f32[2, 2, 2, 4][16, 8, 4, 1]cpu" = torch.ops.aten.view.default(bmm_6, [2, 2, 2, 4]);  bmm_6 = None
    view_60: "f32[2, 2, 4, 2][16, 8, 2, 1]cpu" = torch.ops.aten.view.default(bmm_7, [2, 2, 4, 2]);  bmm_7 = None
    permute_40: "f32[2, 2, 4, 2][16, 8, 1, 4]cpu" = torch.ops.aten.permute.default(view_59, [0, 1, 3, 2]);  view_59 = None
    permute_41: "f32[2, 4, 2, 2][16, 2, 8, 1]cpu" = torch.ops.aten.permute.default(view_56, [0, 2, 1, 3]);  view_56 = None
    clone_9: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.clone.default(permute_41, memory_format = torch.contiguous_format);  permute_41 = None
    view_61: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.view.default(clone_9, [2, 4, 4]);  clone_9 = None
    permute_42: "f32[2, 4, 2, 2][16, 1, 8, 4]cpu" = torch.ops.aten.permute.default(permute_40, [0, 2, 1, 3]);  permute_40 = None
    view_62: "f32[2, 4, 4][16, 1, 4]cpu" = torch.ops.aten.view.default(permute_42, [2, 4, 4]);  permute_42 = None
    permute_43: "f32[2, 4, 2, 2][16, 2, 8, 1]cpu" = torch.ops.aten.permute.default(view_60, [0, 2, 1, 3]);  view_60 = None
    clone_10: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.clone.default(permute_43, memory_format = torch.contiguous_format);  permute_43 = None
    view_63: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.view.default(clone_10, [2, 4, 4]);  clone_10 = None
    cat: "f32[2, 4, 12][48, 12, 1]cpu" = torch.ops.aten.cat.default([view_63, view_62, view_61], 2);  view_63 = view_62 = view_61 = None
    view_64: "f32[8, 12][12, 1]cpu" = torch.ops.aten.view.default(cat, [8, 12]);  cat = None
    mm_9: "f32[8, 4][4, 1]cpu" = torch.ops.aten.mm.default(view_64, permute_44);  permute_44 = None
    permute_45: "f32[12, 8][1, 12]cpu" = torch.ops.aten.permute.default(view_64, [1, 0])
    mm_10: "f32[12, 4][4, 1]cpu" = torch.ops.aten.mm.default(permute_45, view_19);  permute_45 = view_19 = None
    permute_46: "f32[4, 12][1, 4]cpu" = torch.ops.aten.permute.default(mm_10, [1, 0]);  mm_10 = None
    sum_19: "f32[1, 12][12, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_64, [0], True);  view_64 = None
    view_65: "f32[12][1]cpu" = torch.ops.aten.view.default(sum_19, [12]);  sum_19 = None
    permute_47: "f32[12, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute_46, [1, 0]);  permute_46 = None
    view_66: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.view.default(mm_9, [2, 4, 4]);  mm_9 = None
    mul_48: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(view_66, primals_15);  primals_15 = None
    mul_49: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_48, 4)
    sum_20: "f32[2, 4, 1][4, 1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_48, [2], True)
    var_mean_2 = torch.ops.aten.var_mean.correction(add_8, [2], correction = 0, keepdim = True)
    getitem_7: "f32[2, 4, 1][4, 1, 1]cpu" = var_mean_2[0]
    getitem_8: "f32[2, 4, 1][4, 1, 1]cpu" = var_mean_2[1];  var_mean_2 = None
    add_9: "f32[2, 4, 1][4, 1, 1]cpu" = torch.ops.aten.add.Tensor(getitem_7, 1e-05);  getitem_7 = None
    rsqrt_2: "f32[2, 4, 1][4, 1, 1]cpu" = torch.ops.aten.rsqrt.default(add_9);  add_9 = None
    sub_4: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.sub.Tensor(add_8, getitem_8);  add_8 = getitem_8 = None
    mul_9: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(sub_4, rsqrt_2);  sub_4 = None
    mul_50: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_48, mul_9);  mul_48 = None
    sum_21: "f32[2, 4, 1][4, 1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_50, [2], True);  mul_50 = None
    mul_51: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_9, sum_21);  sum_21 = None
    sub_20: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.sub.Tensor(mul_49, sum_20);  mul_49 = sum_20 = None
    sub_21: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.sub.Tensor(sub_20, mul_51);  sub_20 = mul_51 = None
    div_6: "f32[2, 4, 1][4, 1, 1]cpu" = torch.ops.aten.div.Tensor(rsqrt_2, 4);  rsqrt_2 = None
    mul_52: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(div_6, sub_21);  div_6 = sub_21 = None
    mul_53: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(view_66, mul_9);  mul_9 = None
    sum_22: "f32[4][1]cpu" = torch.ops.aten.sum.dim_IntList(mul_53, [0, 1]);  mul_53 = None
    sum_23: "f32[4][1]cpu" = torch.ops.aten.sum.dim_IntList(view_66, [0, 1]);  view_66 = None
    add_22: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_21, mul_52);  add_21 = mul_52 = None
    view_67: "f32[8, 4][4, 1]cpu" = torch.ops.aten.view.default(add_22, [8, 4])
    mm_11: "f32[8, 8][8, 1]cpu" = torch.ops.aten.mm.default(view_67, permute_48);  permute_48 = None
    permute_49: "f32[4, 8][1, 4]cpu" = torch.ops.aten.permute.default(view_67, [1, 0])
    mm_12: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mm.default(permute_49, view_17);  permute_49 = view_17 = None
    permute_50: "f32[8, 4][1, 8]cpu" = torch.ops.aten.permute.default(mm_12, [1, 0]);  mm_12 = None
    sum_24: "f32[1, 4][4, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_67, [0], True);  view_67 = None
    view_68: "f32[4][1]cpu" = torch.ops.aten.view.default(sum_24, [4]);  sum_24 = None
    permute_51: "f32[4, 8][8, 1]cpu" = torch.ops.aten.permute.default(permute_50, [1, 0]);  permute_50 = None
    view_69: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.view.default(mm_11, [2, 4, 8]);  mm_11 = None
    view_16: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.view.default(addmm_2, [2, 4, 8]);  addmm_2 = None
    mul_5: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.mul.Tensor(view_16, 0.5)
    mul_54: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.mul.Tensor(view_69, mul_5);  mul_5 = None
    pow_1: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(view_16, 3.0)
    mul_6: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.mul.Tensor(pow_1, 0.044715);  pow_1 = None
    add_6: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.add.Tensor(view_16, mul_6);  mul_6 = None
    mul_7: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.mul.Tensor(add_6, 0.7978845608028654);  add_6 = None
    tanh: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.tanh.default(mul_7);  mul_7 = None
    add_7: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.add.Tensor(tanh, 1.0)
    mul_55: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.mul.Tensor(view_69, add_7);  view_69 = add_7 = None
    alias_1: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.alias.default(tanh);  tanh = None
    alias_8: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.alias.default(alias_1);  alias_1 = None
    mul_56: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.mul.Tensor(alias_8, alias_8);  alias_8 = None
    sub_22: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.sub.Tensor(1, mul_56);  mul_56 = None
    mul_57: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.mul.Tensor(mul_54, sub_22);  mul_54 = sub_22 = None
    mul_58: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.mul.Tensor(mul_57, 0.7978845608028654);  mul_57 = None
    mul_59: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.mul.Tensor(mul_58, 0.044715)
    pow_4: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(view_16, 2.0);  view_16 = None
    mul_60: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.mul.Scalar(pow_4, 3.0);  pow_4 = None
    mul_61: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.mul.Tensor(mul_59, mul_60);  mul_59 = mul_60 = None
    add_23: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.add.Tensor(mul_58, mul_61);  mul_58 = mul_61 = None
    mul_62: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.mul.Tensor(mul_55, 0.5);  mul_55 = None
    add_24: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.add.Tensor(add_23, mul_62);  add_23 = mul_62 = None
    view_70: "f32[8, 8][8, 1]cpu" = torch.ops.aten.view.default(add_24, [8, 8]);  add_24 = None
    mm_13: "f32[8, 4][4, 1]cpu" = torch.ops.aten.mm.default(view_70, permute_52);  permute_52 = None
    permute_53: "f32[8, 8][1, 8]cpu" = torch.ops.aten.permute.default(view_70, [1, 0])
    mm_14: "f32[8, 4][4, 1]cpu" = torch.ops.aten.mm.default(permute_53, view_15);  permute_53 = view_15 = None
    permute_54: "f32[4, 8][1, 4]cpu" = torch.ops.aten.permute.default(mm_14, [1, 0]);  mm_14 = None
    sum_25: "f32[1, 8][8, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_70, [0], True);  view_70 = None
    view_71: "f32[8][1]cpu" = torch.ops.aten.view.default(sum_25, [8]);  sum_25 = None
    permute_55: "f32[8, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute_54, [1, 0]);  permute_54 = None
    view_72: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.view.default(mm_13, [2, 4, 4]);  mm_13 = None
    mul_64: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(view_72, primals_9);  primals_9 = None
    mul_65: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_64, 4)
    sum_26: "f32[2, 4, 1][4, 1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_64, [2], True)
    var_mean_1 = torch.ops.aten.var_mean.correction(add_3, [2], correction = 0, keepdim = True)
    getitem_5: "f32[2, 4, 1][4, 1, 1]cpu" = var_mean_1[0]
    getitem_6: "f32[2, 4, 1][4, 1, 1]cpu" = var_mean_1[1];  var_mean_1 = None
    add_4: "f32[2, 4, 1][4, 1, 1]cpu" = torch.ops.aten.add.Tensor(getitem_5, 1e-05);  getitem_5 = None
    rsqrt_1: "f32[2, 4, 1][4, 1, 1]cpu" = torch.ops.aten.rsqrt.default(add_4);  add_4 = None
    sub_3: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.sub.Tensor(add_3, getitem_6);  add_3 = getitem_6 = None
    mul_3: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(sub_3, rsqrt_1);  sub_3 = None
    mul_66: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_64, mul_3);  mul_64 = None
    sum_27: "f32[2, 4, 1][4, 1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_66, [2], True);  mul_66 = None
    mul_67: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_3, sum_27);  sum_27 = None
    sub_24: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.sub.Tensor(mul_65, sum_26);  mul_65 = sum_26 = None
    sub_25: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.sub.Tensor(sub_24, mul_67);  sub_24 = mul_67 = None
    div_7: "f32[2, 4, 1][4, 1, 1]cpu" = torch.ops.aten.div.Tensor(rsqrt_1, 4);  rsqrt_1 = None
    mul_68: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(div_7, sub_25);  div_7 = sub_25 = None
    mul_69: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(view_72, mul_3);  mul_3 = None
    sum_28: "f32[4][1]cpu" = torch.ops.aten.sum.dim_IntList(mul_69, [0, 1]);  mul_69 = None
    sum_29: "f32[4][1]cpu" = torch.ops.aten.sum.dim_IntList(view_72, [0, 1]);  view_72 = None
    add_25: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_22, mul_68);  add_22 = mul_68 = None
    view_73: "f32[8, 4][4, 1]cpu" = torch.ops.aten.view.default(add_25, [8, 4])
    mm_15: "f32[8, 4][4, 1]cpu" = torch.ops.aten.mm.default(view_73, permute_56);  permute_56 = None
    permute_57: "f32[4, 8][1, 4]cpu" = torch.ops.aten.permute.default(view_73, [1, 0])
    mm_16: "f32[4, 4][4, 1]cpu" = torch.ops.aten.mm.default(permute_57, view_13);  permute_57 = view_13 = None
    permute_58: "f32[4, 4][1, 4]cpu" = torch.ops.aten.permute.default(mm_16, [1, 0]);  mm_16 = None
    sum_30: "f32[1, 4][4, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_73, [0], True);  view_73 = None
    view_74: "f32[4][1]cpu" = torch.ops.aten.view.default(sum_30, [4]);  sum_30 = None
    permute_59: "f32[4, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute_58, [1, 0]);  permute_58 = None
    view_75: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.view.default(mm_15, [2, 4, 4]);  mm_15 = None
    view_76: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.view.default(view_75, [2, 4, 2, 2]);  view_75 = None
    permute_60: "f32[2, 2, 4, 2][16, 2, 4, 1]cpu" = torch.ops.aten.permute.default(view_76, [0, 2, 1, 3]);  view_76 = None
    clone_11: "f32[2, 2, 4, 2][16, 8, 2, 1]cpu" = torch.ops.aten.clone.default(permute_60, memory_format = torch.contiguous_format);  permute_60 = None
    view_77: "f32[4, 4, 2][8, 2, 1]cpu" = torch.ops.aten.view.default(clone_11, [4, 4, 2]);  clone_11 = None
    expand_2: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.expand.default(div, [2, 2, 4, 4])
    view_9: "f32[4, 4, 4][16, 4, 1]cpu" = torch.ops.aten.view.default(expand_2, [4, 4, 4]);  expand_2 = None
    permute_61: "f32[4, 4, 4][16, 1, 4]cpu" = torch.ops.aten.permute.default(view_9, [0, 2, 1]);  view_9 = None
    bmm_8: "f32[4, 4, 2][8, 2, 1]cpu" = torch.ops.aten.bmm.default(permute_61, view_77);  permute_61 = None
    bmm_9: "f32[4, 4, 4][16, 4, 1]cpu" = torch.ops.aten.bmm.default(view_77, permute_62);  view_77 = permute_62 = None
    view_78: "f32[2, 2, 4, 2][16, 8, 2, 1]cpu" = torch.ops.aten.view.default(bmm_8, [2, 2, 4, 2]);  bmm_8 = None
    view_79: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.view.default(bmm_9, [2, 2, 4, 4]);  bmm_9 = None
    alias: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.alias.default(div);  div = None
    alias_9: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.alias.default(alias);  alias = None
    mul_70: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(view_79, alias_9);  view_79 = None
    sum_31: "f32[2, 2, 4, 1][8, 4, 1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_70, [-1], True)
    neg_2: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.neg.default(alias_9);  alias_9 = None
    fma_1: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.prims.fma.default(neg_2, sum_31, mul_70);  neg_2 = sum_31 = mul_70 = None
    where_9: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.where.self(eq, scalar_tensor_8, fma_1);  eq = scalar_tensor_8 = fma_1 = None
    mul_71: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(where_9, 0.7071067811865475);  where_9 = None
    view_80: "f32[4, 4, 4][16, 4, 1]cpu" = torch.ops.aten.view.default(mul_71, [4, 4, 4]);  mul_71 = None
    bmm_10: "f32[4, 2, 4][8, 4, 1]cpu" = torch.ops.aten.bmm.default(permute_63, view_80);  permute_63 = None
    bmm_11: "f32[4, 4, 2][8, 2, 1]cpu" = torch.ops.aten.bmm.default(view_80, permute_64);  view_80 = permute_64 = None
    view_81: "f32[2, 2, 2, 4][16, 8, 4, 1]cpu" = torch.ops.aten.view.default(bmm_10, [2, 2, 2, 4]);  bmm_10 = None
    view_82: "f32[2, 2, 4, 2][16, 8, 2, 1]cpu" = torch.ops.aten.view.default(bmm_11, [2, 2, 4, 2]);  bmm_11 = None
    permute_65: "f32[2, 2, 4, 2][16, 8, 1, 4]cpu" = torch.ops.aten.permute.default(view_81, [0, 1, 3, 2]);  view_81 = None
    permute_66: "f32[2, 4, 2, 2][16, 2, 8, 1]cpu" = torch.ops.aten.permute.default(view_78, [0, 2, 1, 3]);  view_78 = None
    clone_12: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.clone.default(permute_66, memory_format = torch.contiguous_format);  permute_66 = None
    view_83: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.view.default(clone_12, [2, 4, 4]);  clone_12 = None
    permute_67: "f32[2, 4, 2, 2][16, 1, 8, 4]cpu" = torch.ops.aten.permute.default(permute_65, [0, 2, 1, 3]);  permute_65 = None
    view_84: "f32[2, 4, 4][16, 1, 4]cpu" = torch.ops.aten.view.default(permute_67, [2, 4, 4]);  permute_67 = None
    permute_68: "f32[2, 4, 2, 2][16, 2, 8, 1]cpu" = torch.ops.aten.permute.default(view_82, [0, 2, 1, 3]);  view_82 = None
    clone_13: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.clone.default(permute_68, memory_format = torch.contiguous_format);  permute_68 = None
    view_85: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.view.default(clone_13, [2, 4, 4]);  clone_13 = None
    cat_1: "f32[2, 4, 12][48, 12, 1]cpu" = torch.ops.aten.cat.default([view_85, view_84, view_83], 2);  view_85 = view_84 = view_83 = None
    view_86: "f32[8, 12][12, 1]cpu" = torch.ops.aten.view.default(cat_1, [8, 12]);  cat_1 = None
    mm_17: "f32[8, 4][4, 1]cpu" = torch.ops.aten.mm.default(view_86, permute_69);  permute_69 = None
    permute_70: "f32[12, 8][1, 12]cpu" = torch.ops.aten.permute.default(view_86, [1, 0])
    mm_18: "f32[12, 4][4, 1]cpu" = torch.ops.aten.mm.default(permute_70, view);  permute_70 = view = None
    permute_71: "f32[4, 12][1, 4]cpu" = torch.ops.aten.permute.default(mm_18, [1, 0]);  mm_18 = None
    sum_32: "f32[1, 12][12, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_86, [0], True);  view_86 = None
    view_87: "f32[12][1]cpu" = torch.ops.aten.view.default(sum_32, [12]);  sum_32 = None
    permute_72: "f32[12, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute_71, [1, 0]);  permute_71 = None
    view_88: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.view.default(mm_17, [2, 4, 4]);  mm_17 = None
    mul_73: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(view_88, primals_3);  primals_3 = None
    mul_74: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_73, 4)
    sum_33: "f32[2, 4, 1][4, 1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_73, [2], True)
    add: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.add.Tensor(embedding, embedding_1);  embedding = embedding_1 = None
    var_mean = torch.ops.aten.var_mean.correction(add, [2], correction = 0, keepdim = True)
    getitem: "f32[2, 4, 1][4, 1, 1]cpu" = var_mean[0]
    getitem_1: "f32[2, 4, 1][4, 1, 1]cpu" = var_mean[1];  var_mean = None
    add_1: "f32[2, 4, 1][4, 1, 1]cpu" = torch.ops.aten.add.Tensor(getitem, 1e-05);  getitem = None
    rsqrt: "f32[2, 4, 1][4, 1, 1]cpu" = torch.ops.aten.rsqrt.default(add_1);  add_1 = None
    sub: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.sub.Tensor(add, getitem_1);  add = getitem_1 = None
    mul: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(sub, rsqrt);  sub = None
    mul_75: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_73, mul);  mul_73 = None
    sum_34: "f32[2, 4, 1][4, 1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_75, [2], True);  mul_75 = None
    mul_76: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul, sum_34);  sum_34 = None
    sub_27: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.sub.Tensor(mul_74, sum_33);  mul_74 = sum_33 = None
    sub_28: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.sub.Tensor(sub_27, mul_76);  sub_27 = mul_76 = None
    div_8: "f32[2, 4, 1][4, 1, 1]cpu" = torch.ops.aten.div.Tensor(rsqrt, 4);  rsqrt = None
    mul_77: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(div_8, sub_28);  div_8 = sub_28 = None
    mul_78: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(view_88, mul);  mul = None
    sum_35: "f32[4][1]cpu" = torch.ops.aten.sum.dim_IntList(mul_78, [0, 1]);  mul_78 = None
    sum_36: "f32[4][1]cpu" = torch.ops.aten.sum.dim_IntList(view_88, [0, 1]);  view_88 = None
    add_26: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_25, mul_77);  add_25 = mul_77 = None
    sum_37: "f32[1, 4, 4][16, 4, 1]cpu" = torch.ops.aten.sum.dim_IntList(add_26, [0], True)
    view_89: "f32[4, 4][4, 1]cpu" = torch.ops.aten.view.default(sum_37, [4, 4]);  sum_37 = None
    ge: "b8[4][1]cpu" = torch.ops.aten.ge.Scalar(iota, 0)
    lt: "b8[4][1]cpu" = torch.ops.aten.lt.Scalar(iota, 5)
    bitwise_and: "b8[4][1]cpu" = torch.ops.aten.bitwise_and.Tensor(ge, lt);  ge = lt = None
    ne_5: "b8[4][1]cpu" = torch.ops.aten.ne.Scalar(iota, -1)
    bitwise_and_1: "b8[4][1]cpu" = torch.ops.aten.bitwise_and.Tensor(bitwise_and, ne_5);  bitwise_and = ne_5 = None
    unsqueeze_6: "b8[4, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(bitwise_and_1, -1);  bitwise_and_1 = None
    full_3: "f32[5, 4][4, 1]cpu" = torch.ops.aten.full.default([5, 4], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    _unsafe_masked_index_put_accumulate: "f32[5, 4][4, 1]cpu" = torch.ops.aten._unsafe_masked_index_put_accumulate.default(full_3, unsqueeze_6, [iota], view_89);  full_3 = unsqueeze_6 = iota = view_89 = None
    ge_1: "b8[2, 4][4, 1]cpu" = torch.ops.aten.ge.Scalar(primals_29, 0)
    lt_1: "b8[2, 4][4, 1]cpu" = torch.ops.aten.lt.Scalar(primals_29, 7)
    bitwise_and_2: "b8[2, 4][4, 1]cpu" = torch.ops.aten.bitwise_and.Tensor(ge_1, lt_1);  ge_1 = lt_1 = None
    ne_6: "b8[2, 4][4, 1]cpu" = torch.ops.aten.ne.Scalar(primals_29, -1)
    bitwise_and_3: "b8[2, 4][4, 1]cpu" = torch.ops.aten.bitwise_and.Tensor(bitwise_and_2, ne_6);  bitwise_and_2 = ne_6 = None
    unsqueeze_7: "b8[2, 4, 1][4, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(bitwise_and_3, -1);  bitwise_and_3 = None
    full_4: "f32[7, 4][4, 1]cpu" = torch.ops.aten.full.default([7, 4], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    _unsafe_masked_index_put_accumulate_1: "f32[7, 4][4, 1]cpu" = torch.ops.aten._unsafe_masked_index_put_accumulate.default(full_4, unsqueeze_7, [primals_29], add_26);  full_4 = unsqueeze_7 = primals_29 = add_26 = None
    add_27: "f32[7, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(permute_22, _unsafe_masked_index_put_accumulate_1);  permute_22 = _unsafe_masked_index_put_accumulate_1 = None
    return (add_27, _unsafe_masked_index_put_accumulate, sum_35, sum_36, permute_72, view_87, permute_59, view_74, sum_28, sum_29, permute_55, view_71, permute_51, view_68, sum_22, sum_23, permute_47, view_65, permute_34, view_52, sum_15, sum_16, permute_30, view_49, permute_26, view_46, sum_9, sum_10, None, None)
