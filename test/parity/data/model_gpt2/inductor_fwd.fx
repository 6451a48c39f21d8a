def forward(self, primals_1: "f32[7, 4][4, 1]cpu", primals_2: "f32[5, 4][4, 1]cpu", primals_3: "f32[4][1]cpu", primals_4: "f32[4][1]cpu", primals_5: "f32[12, 4][4, 1]cpu", primals_6: "f32[12][1]cpu", primals_7: "f32[4, 4][4, 1]cpu", primals_8: "f32[4][1]cpu", primals_9: "f32[4][1]cpu", primals_10: "f32[4][1]cpu", primals_11: "f32[8, 4][4, 1]cpu", primals_12: "f32[8][1]cpu", primals_13: "f32[4, 8][8, 1]cpu", primals_14: "f32[4][1]cpu", primals_15: "f32[4][1]cpu", primals_16: "f32[4][1]cpu", primals_17: "f32[12, 4][4, 1]cpu", primals_18: "f32[12][1]cpu", primals_19: "f32[4, 4][4, 1]cpu", primals_20: "f32[4][1]cpu", primals_21: "f32[4][1]cpu", primals_22: "f32[4][1]cpu", primals_23: "f32[8, 4][4, 1]cpu", primals_24: "f32[8][1]cpu", primals_25: "f32[4, 8][8, 1]cpu", primals_26: "f32[4][1]cpu", primals_27: "f32[4][1]cpu", primals_28: "f32[4][1]cpu", primals_29: "i64[2, 4][4, 1]cpu", primals_30: "i64[2, 4][4, 1]cpu"):
    embedding: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.embedding.default(primals_1, primals_29)
    iota: "i64[4][1]cpu" = torch.ops.prims.iota.default(4, start = 0, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    embedding_1: "f32[4, 4][4, 1]cpu" = torch.ops.aten.embedding.default(primals_2, iota);  primals_2 = None
    add: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.add.Tensor(embedding, embedding_1)
    var_mean = torch.ops.aten.var_mean.correction(add, [2], correction = 0, keepdim = True)
    getitem: "f32[2, 4, 1][4, 1, 1]cpu" = var_mean[0]
    getitem_1: "f32[2, 4, 1][4, 1, 1]cpu" = var_mean[1];  var_mean = None
    add_1: "f32[2, 4, 1][4, 1, 1]cpu" = torch.ops.aten.add.Tensor(getitem, 1e-05);  getitem = None
    rsqrt: "f32[2, 4, 1][4, 1, 1]cpu" = torch.ops.aten.rsqrt.default(add_1);  add_1 = None
    sub: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.sub.Tensor(add, getitem_1);  getitem_1 = None
    mul: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(sub, rsqrt);  sub = rsqrt = None
    mul_1: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul, primals_3);  mul = None
    add_2: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.add.Tensor(mul_1, primals_4);  mul_1 = primals_4 = None
    view: "f32[8, 4][4, 1]cpu" = torch.ops.aten.view.default(add_2, [8, 4]);  add_2 = None
    permute: "f32[4, 12][1, 4]cpu" = torch.ops.aten.permute.default(primals_5, [1, 0]);  primals_5 = None
    addmm: "f32[8, 12][12, 1]cpu" = torch.ops.aten.addmm.default(primals_6, view, permute);  primals_6 = None
    view_1: "f32[2, 4, 12][48, 12, 1]cpu" = torch.ops.aten.view.default(addmm, [2, 4, 12]);  addmm = None
    split = torch.ops.aten.split.Tensor(view_1, 4, 2);  view_1 = None
    getitem_2: "f32[2, 4, 4][48, 12, 1]cpu" = split[0]
    getitem_3: "f32[2, 4, 4][48, 12, 1]cpu" = split[1]
    getitem_4: "f32[2, 4, 4][48, 12, 1]cpu" = split[2];  split = None
    view_2: "f32[2, 4, 2, 2][48, 12, 2, 1]cpu" = torch.ops.aten.view.default(getitem_2, [2, 4, 2, 2]);  getitem_2 = None
    permute_1: "f32[2, 2, 4, 2][48, 2, 12, 1]cpu" = torch.ops.aten.permute.default(view_2, [0, 2, 1, 3]);  view_2 = None
    view_3: "f32[2, 4, 2, 2][48, 12, 2, 1]cpu" = torch.ops.aten.view.default(getitem_3, [2, 4, 2, 2]);  getitem_3 = None
    permute_2: "f32[2, 2, 4, 2][48, 2, 12, 1]cpu" = torch.ops.aten.permute.default(view_3, [0, 2, 1, 3]);  view_3 = None
    view_4: "f32[2, 4, 2, 2][48, 12, 2, 1]cpu" = torch.ops.aten.view.default(getitem_4, [2, 4, 2, 2]);  getitem_4 = None
    permute_3: "f32[2, 2, 4, 2][48, 2, 12, 1]cpu" = torch.ops.aten.permute.default(view_4, [0, 2, 1, 3]);  view_4 = None
    permute_4: "f32[2, 2, 2, 4][48, 2, 1, 12]cpu" = torch.ops.aten.permute.default(permute_2, [0, 1, 3, 2]);  permute_2 = None
    expand: "f32[2, 2, 4, 2][48, 2, 12, 1]cpu" = torch.ops.aten.expand.default(permute_1, [2, 2, 4, 2]);  permute_1 = None
    clone: "f32[2, 2, 4, 2][16, 8, 2, 1]cpu" = torch.ops.aten.clone.default(expand, memory_format = torch.contiguous_format);  expand = None
    view_5: "f32[4, 4, 2][8, 2, 1]cpu" = torch.ops.aten.view.default(clone, [4, 4, 2]);  clone = None
    expand_1: "f32[2, 2, 2, 4][48, 2, 1, 12]cpu" = torch.ops.aten.expand.default(permute_4, [2, 2, 2, 4]);  permute_4 = None
    clone_1: "f32[2, 2, 2, 4][16, 8, 4, 1]cpu" = torch.ops.aten.clone.default(expand_1, memory_format = torch.contiguous_format);  expand_1 = None
    view_6: "f32[4, 2, 4][8, 4, 1]cpu" = torch.ops.aten.view.default(clone_1, [4, 2, 4]);  clone_1 = None
    bmm: "f32[4, 4, 4][16, 4, 1]cpu" = torch.ops.aten.bmm.default(view_5, view_6)
    view_7: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.view.default(bmm, [2, 2, 4, 4]);  bmm = None
    mul_2: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(view_7, 0.7071067811865475);  view_7 = None
    full: "f32[4, 4][4, 1]cpu" = torch.ops.aten.full.default([4, 4], 1, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    unsqueeze: "i64[1, 4][4, 1]cpu" = torch.ops.aten.unsqueeze.default(iota, -2)
    unsqueeze_1: "i64[4, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(iota, -1)
    sub_1: "i64[4, 4][4, 1]cpu" = torch.ops.aten.sub.Tensor(unsqueeze, unsqueeze_1);  unsqueeze_1 = None
    le: "b8[4, 4][4, 1]cpu" = torch.ops.aten.le.Scalar(sub_1, 0);  sub_1 = None
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where: "f32[4, 4][4, 1]cpu" = torch.ops.aten.where.self(le, full, scalar_tensor);  le = None
    view_8: "f32[1, 1, 4, 4][16, 16, 4, 1]cpu" = torch.ops.aten.view.default(where, [1, 1, 4, 4]);  where = None
    eq: "b8[1, 1, 4, 4][16, 16, 4, 1]cpu" = torch.ops.aten.eq.Scalar(view_8, 0);  view_8 = None
    scalar_tensor_1: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(-inf, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_1: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.where.self(eq, scalar_tensor_1, mul_2);  mul_2 = None
    amax: "f32[2, 2, 4, 1][8, 4, 1, 1]cpu" = torch.ops.aten.amax.default(where_1, [-1], True)
    sub_2: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.sub.Tensor(where_1, amax);  where_1 = amax = None
    exp: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.exp.default(sub_2);  sub_2 = None
    sum_1: "f32[2, 2, 4, 1][8, 4, 1, 1]cpu" = torch.ops.aten.sum.dim_IntList(exp, [-1], True)
    div: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.div.Tensor(exp, sum_1);  exp = sum_1 = None
    expand_2: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.expand.default(div, [2, 2, 4, 4])
    view_9: "f32[4, 4, 4][16, 4, 1]cpu" = torch.ops.aten.view.default(expand_2, [4, 4, 4]);  expand_2 = None
    expand_3: "f32[2, 2, 4, 2][48, 2, 12, 1]cpu" = torch.ops.aten.expand.default(permute_3, [2, 2, 4, 2]);  permute_3 = None
    clone_2: "f32[2, 2, 4, 2][16, 8, 2, 1]cpu" = torch.ops.aten.clone.default(expand_3, memory_format = torch.contiguous_format);  expand_3 = None
    view_10: "f32[4, 4, 2][8, 2, 1]cpu" = torch.ops.aten.view.default(clone_2, [4, 4, 2]);  clone_2 = None
    bmm_1: "f32[4, 4, 2][8, 2, 1]cpu" = torch.ops.aten.bmm.default(view_9, view_10);  view_9 = None
    view_11: "f32[2, 2, 4, 2][16, 8, 2, 1]cpu" = torch.ops.aten.view.default(bmm_1, [2, 2, 4, 2]);  bmm_1 = None
    permute_5: "f32[2, 4, 2, 2][16, 2, 8, 1]cpu" = torch.ops.aten.permute.default(view_11, [0, 2, 1, 3]);  view_11 = None
    clone_3: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.clone.default(permute_5, memory_format = torch.contiguous_format);  permute_5 = None
    view_12: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.view.default(clone_3, [2, 4, 4]);  clone_3 = None
    view_13: "f32[8, 4][4, 1]cpu" = torch.ops.aten.view.default(view_12, [8, 4]);  view_12 = None
    permute_6: "f32[4, 4][1, 4]cpu" = torch.ops.aten.permute.default(primals_7, [1, 0]);  primals_7 = None
    addmm_1: "f32[8, 4][4, 1]cpu" = torch.ops.aten.addmm.default(primals_8, view_13, permute_6);  primals_8 = None
    view_14: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.view.default(addmm_1, [2, 4, 4]);  addmm_1 = None
    add_3: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.add.Tensor(add, view_14);  add = view_14 = None
    var_mean_1 = torch.ops.aten.var_mean.correction(add_3, [2], correction = 0, keepdim = True)
    getitem_5: "f32[2, 4, 1][4, 1, 1]cpu" = var_mean_1[0]
    getitem_6: "f32[2, 4, 1][4, 1, 1]cpu" = var_mean_1[1];  var_mean_1 = None
    add_4: "f32[2, 4, 1][4, 1, 1]cpu" = torch.ops.aten.add.Tensor(getitem_5, 1e-05);  getitem_5 = None
    rsqrt_1: "f32[2, 4, 1][4, 1, 1]cpu" = torch.ops.aten.rsqrt.default(add_4);  add_4 = None
    sub_3: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.sub.Tensor(add_3, getitem_6);  getitem_6 = None
    mul_3: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(sub_3, rsqrt_1);  sub_3 = rsqrt_1 = None
    mul_4: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_3, primals_9);  mul_3 = None
    add_5: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.add.Tensor(mul_4, primals_10);  mul_4 = primals_10 = None
    view_15: "f32[8, 4][4, 1]cpu" = torch.ops.aten.view.default(add_5, [8, 4]);  add_5 = None
    permute_7: "f32[4, 8][1, 4]cpu" = torch.ops.aten.permute.default(primals_11, [1, 0]);  primals_11 = None
    addmm_2: "f32[8, 8][8, 1]cpu" = torch.ops.aten.addmm.default(primals_12, view_15, permute_7);  primals_12 = None
    view_16: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.view.default(addmm_2, [2, 4, 8])
    mul_5: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.mul.Tensor(view_16, 0.5)
    pow_1: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(view_16, 3.0)
    mul_6: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.mul.Tensor(pow_1, 0.044715);  pow_1 = None
    add_6: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.add.Tensor(view_16, mul_6);  view_16 = mul_6 = None
    mul_7: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.mul.Tensor(add_6, 0.7978845608028654);  add_6 = None
    tanh: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.tanh.default(mul_7);  mul_7 = None
    add_7: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.add.Tensor(tanh, 1.0);  tanh = None
    mul_8: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.mul.Tensor(mul_5, add_7);  mul_5 = add_7 = None
    view_17: "f32[8, 8][8, 1]cpu" = torch.ops.aten.view.default(mul_8, [8, 8]);  mul_8 = None
    permute_8: "f32[8, 4][1, 8]cpu" = torch.ops.aten.permute.default(primals_13, [1, 0]);  primals_13 = None
    addmm_3: "f32[8, 4][4, 1]cpu" = torch.ops.aten.addmm.default(primals_14, view_17, permute_8);  primals_14 = None
    view_18: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.view.default(addmm_3, [2, 4, 4]);  addmm_3 = None
    add_8: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_3, view_18);  view_18 = None
    var_mean_2 = torch.ops.aten.var_mean.correction(add_8, [2], correction = 0, keepdim = True)
    getitem_7: "f32[2, 4, 1][4, 1, 1]cpu" = var_mean_2[0]
    getitem_8: "f32[2, 4, 1][4, 1, 1]cpu" = var_mean_2[1];  var_mean_2 = None
    add_9: "f32[2, 4, 1][4, 1, 1]cpu" = torch.ops.aten.add.Tensor(getitem_7, 1e-05);  getitem_7 = None
    rsqrt_2: "f32[2, 4, 1][4, 1, 1]cpu" = torch.ops.aten.rsqrt.default(add_9);  add_9 = None
    sub_4: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.sub.Tensor(add_8, getitem_8);  getitem_8 = None
    mul_9: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(sub_4, rsqrt_2);  sub_4 = rsqrt_2 = None
    mul_10: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_9, primals_15);  mul_9 = None
    add_10: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.add.Tensor(mul_10, primals_16);  mul_10 = primals_16 = None
    view_19: "f32[8, 4][4, 1]cpu" = torch.ops.aten.view.default(add_10, [8, 4]);  add_10 = None
    permute_9: "f32[4, 12][1, 4]cpu" = torch.ops.aten.permute.default(primals_17, [1, 0]);  primals_17 = None
    addmm_4: "f32[8, 12][12, 1]cpu" = torch.ops.aten.addmm.default(primals_18, view_19, permute_9);  primals_18 = None
    view_20: "f32[2, 4, 12][48, 12, 1]cpu" = torch.ops.aten.view.default(addmm_4, [2, 4, 12]);  addmm_4 = None
    split_1 = torch.ops.aten.split.Tensor(view_20, 4, 2);  view_20 = None
    getitem_9: "f32[2, 4, 4][48, 12, 1]cpu" = split_1[0]
    getitem_10: "f32[2, 4, 4][48, 12, 1]cpu" = split_1[1]
    getitem_11: "f32[2, 4, 4][48, 12, 1]cpu" = split_1[2];  split_1 = None
    view_21: "f32[2, 4, 2, 2][48, 12, 2, 1]cpu" = torch.ops.aten.view.default(getitem_9, [2, 4, 2, 2]);  getitem_9 = None
    permute_10: "f32[2, 2, 4, 2][48, 2, 12, 1]cpu" = torch.ops.aten.permute.default(view_21, [0, 2, 1, 3]);  view_21 = None
    view_22: "f32[2, 4, 2, 2][48, 12, 2, 1]cpu" = torch.ops.aten.view.default(getitem_10, [2, 4, 2, 2]);  getitem_10 = None
    permute_11: "f32[2, 2, 4, 2][48, 2, 12, 1]cpu" = torch.ops.aten.permute.default(view_22, [0, 2, 1, 3]);  view_22 = None
    view_23: "f32[2, 4, 2, 2][48, 12, 2, 1]cpu" = torch.ops.aten.view.default(getitem_11, [2, 4, 2, 2]);  getitem_11 = None
    permute_12: "f32[2, 2, 4, 2][48, 2, 12, 1]cpu" = torch.ops.aten.permute.default(view_23, [0, 2, 1, 3]);  view_23 = None
    permute_13: "f32[2, 2, 2, 4][48, 2, 1, 12]cpu" = torch.ops.aten.permute.default(permute_11, [0, 1, 3, 2]);  permute_11 = None
    expand_4: "f32[2, 2, 4, 2][48, 2, 12, 1]cpu" = torch.ops.aten.expand.default(permute_10, [2, 2, 4, 2]);  permute_10 = None
    clone_4: "f32[2, 2, 4, 2][16, 8, 2, 1]cpu" = torch.ops.aten.clone.default(expand_4, memory_format = torch.contiguous_format);  expand_4 = None
    view_24: "f32[4, 4, 2][8, 2, 1]cpu" = torch.ops.aten.view.default(clone_4, [4, 4, 2]);  clone_4 = None
    expand_5: "f32[2, 2, 2, 4][48, 2, 1, 12]cpu" = torch.ops.aten.expand.default(permute_13, [2, 2, 2, 4]);  permute_13 = None
    clone_5: "f32[2, 2, 2, 4][16, 8, 4, 1]cpu" = torch.ops.aten.clone.default(expand_5, memory_format = torch.contiguous_format);  expand_5 = None
    view_25: "f32[4, 2, 4][8, 4, 1]cpu" = torch.ops.aten.view.default(clone_5, [4, 2, 4]);  clone_5 = None
    bmm_2: "f32[4, 4, 4][16, 4, 1]cpu" = torch.ops.aten.bmm.default(view_24, view_25)
    view_26: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.view.default(bmm_2, [2, 2, 4, 4]);  bmm_2 = None
    mul_11: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(view_26, 0.7071067811865475);  view_26 = None
    unsqueeze_3: "i64[4, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(iota, -1)
    sub_5: "i64[4, 4][4, 1]cpu" = torch.ops.aten.sub.Tensor(unsqueeze, unsqueeze_3);  unsqueeze = unsqueeze_3 = None
    le_1: "b8[4, 4][4, 1]cpu" = torch.ops.aten.le.Scalar(sub_5, 0);  sub_5 = None
    where_2: "f32[4, 4][4, 1]cpu" = torch.ops.aten.where.self(le_1, full, scalar_tensor);  le_1 = full = scalar_tensor = None
    view_27: "f32[1, 1, 4, 4][16, 16, 4, 1]cpu" = torch.ops.aten.view.default(where_2, [1, 1, 4, 4]);  where_2 = None
    eq_1: "b8[1, 1, 4, 4][16, 16, 4, 1]cpu" = torch.ops.aten.eq.Scalar(view_27, 0);  view_27 = None
    where_3: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.where.self(eq_1, scalar_tensor_1, mul_11);  scalar_tensor_1 = mul_11 = None
    amax_1: "f32[2, 2, 4, 1][8, 4, 1, 1]cpu" = torch.ops.aten.amax.default(where_3, [-1], True)
    sub_6: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.sub.Tensor(where_3, amax_1);  where_3 = amax_1 = None
    exp_1: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.exp.default(sub_6);  sub_6 = None
    sum_2: "f32[2, 2, 4, 1][8, 4, 1, 1]cpu" = torch.ops.aten.sum.dim_IntList(exp_1, [-1], True)
    div_1: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.div.Tensor(exp_1, sum_2);  exp_1 = sum_2 = None
    expand_6: "f32[2, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.aten.expand.default(div_1, [2, 2, 4, 4])
    view_28: "f32[4, 4, 4][16, 4, 1]cpu" = torch.ops.aten.view.default(expand_6, [4, 4, 4]);  expand_6 = None
    expand_7: "f32[2, 2, 4, 2][48, 2, 12, 1]cpu" = torch.ops.aten.expand.default(permute_12, [2, 2, 4, 2]);  permute_12 = None
    clone_6: "f32[2, 2, 4, 2][16, 8, 2, 1]cpu" = torch.ops.aten.clone.default(expand_7, memory_format = torch.contiguous_format);  expand_7 = None
    view_29: "f32[4, 4, 2][8, 2, 1]cpu" = torch.ops.aten.view.default(clone_6, [4, 4, 2]);  clone_6 = None
    bmm_3: "f32[4, 4, 2][8, 2, 1]cpu" = torch.ops.aten.bmm.default(view_28, view_29);  view_28 = None
    view_30: "f32[2, 2, 4, 2][16, 8, 2, 1]cpu" = torch.ops.aten.view.default(bmm_3, [2, 2, 4, 2]);  bmm_3 = None
    permute_14: "f32[2, 4, 2, 2][16, 2, 8, 1]cpu" = torch.ops.aten.permute.default(view_30, [0, 2, 1, 3]);  view_30 = None
    clone_7: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.clone.default(permute_14, memory_format = torch.contiguous_format);  permute_14 = None
    view_31: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.view.default(clone_7, [2, 4, 4]);  clone_7 = None
    view_32: "f32[8, 4][4, 1]cpu" = torch.ops.aten.view.default(view_31, [8, 4]);  view_31 = None
    permute_15: "f32[4, 4][1, 4]cpu" = torch.ops.aten.permute.default(primals_19, [1, 0]);  primals_19 = None
    addmm_5: "f32[8, 4][4, 1]cpu" = torch.ops.aten.addmm.default(primals_20, view_32, permute_15);  primals_20 = None
    view_33: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.view.default(addmm_5, [2, 4, 4]);  addmm_5 = None
    add_11: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_8, view_33);  view_33 = None
    var_mean_3 = torch.ops.aten.var_mean.correction(add_11, [2], correction = 0, keepdim = True)
    getitem_12: "f32[2, 4, 1][4, 1, 1]cpu" = var_mean_3[0]
    getitem_13: "f32[2, 4, 1][4, 1, 1]cpu" = var_mean_3[1];  var_mean_3 = None
    add_12: "f32[2, 4, 1][4, 1, 1]cpu" = torch.ops.aten.add.Tensor(getitem_12, 1e-05);  getitem_12 = None
    rsqrt_3: "f32[2, 4, 1][4, 1, 1]cpu" = torch.ops.aten.rsqrt.default(add_12);  add_12 = None
    sub_7: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.sub.Tensor(add_11, getitem_13);  getitem_13 = None
    mul_12: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(sub_7, rsqrt_3);  sub_7 = rsqrt_3 = None
    mul_13: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_12, primals_21);  mul_12 = None
    add_13: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.add.Tensor(mul_13, primals_22);  mul_13 = primals_22 = None
    view_34: "f32[8, 4][4, 1]cpu" = torch.ops.aten.view.default(add_13, [8, 4]);  add_13 = None
    permute_16: "f32[4, 8][1, 4]cpu" = torch.ops.aten.permute.default(primals_23, [1, 0]);  primals_23 = None
    addmm_6: "f32[8, 8][8, 1]cpu" = torch.ops.aten.addmm.default(primals_24, view_34, permute_16);  primals_24 = None
    view_35: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.view.default(addmm_6, [2, 4, 8])
    mul_14: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.mul.Tensor(view_35, 0.5)
    pow_2: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(view_35, 3.0)
    mul_15: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.mul.Tensor(pow_2, 0.044715);  pow_2 = None
    add_14: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.add.Tensor(view_35, mul_15);  view_35 = mul_15 = None
    mul_16: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.mul.Tensor(add_14, 0.7978845608028654);  add_14 = None
    tanh_1: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.tanh.default(mul_16);  mul_16 = None
    add_15: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.add.Tensor(tanh_1, 1.0);  tanh_1 = None
    mul_17: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.mul.Tensor(mul_14, add_15);  mul_14 = add_15 = None
    view_36: "f32[8, 8][8, 1]cpu" = torch.ops.aten.view.default(mul_17, [8, 8]);  mul_17 = None
    permute_17: "f32[8, 4][1, 8]cpu" = torch.ops.aten.permute.default(primals_25, [1, 0]);  primals_25 = None
    addmm_7: "f32[8, 4][4, 1]cpu" = torch.ops.aten.addmm.default(primals_26, view_36, permute_17);  primals_26 = None
    view_37: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.view.default(addmm_7, [2, 4, 4]);  addmm_7 = None
    add_16: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_11, view_37);  view_37 = None
    var_mean_4 = torch.ops.aten.var_mean.correction(add_16, [2], correction = 0, keepdim = True)
    getitem_14: "f32[2, 4, 1][4, 1, 1]cpu" = var_mean_4[0]
    getitem_15: "f32[2, 4, 1][4, 1, 1]cpu" = var_mean_4[1];  var_mean_4 = None
    add_17: "f32[2, 4, 1][4, 1, 1]cpu" = torch.ops.aten.add.Tensor(getitem_14, 1e-05);  getitem_14 = None
    rsqrt_4: "f32[2, 4, 1][4, 1, 1]cpu" = torch.ops.aten.rsqrt.default(add_17);  add_17 = None
    sub_8: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.sub.Tensor(add_16, getitem_15);  getitem_15 = None
    mul_18: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(sub_8, rsqrt_4);  sub_8 = rsqrt_4 = None
    mul_19: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_18, primals_27);  mul_18 = None
    add_18: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.add.Tensor(mul_19, primals_28);  mul_19 = primals_28 = None
    permute_18: "f32[4, 7][1, 4]cpu" = torch.ops.aten.permute.default(primals_1, [1, 0]);  primals_1 = None
    view_38: "f32[8, 4][4, 1]cpu" = torch.ops.aten.view.default(add_18, [8, 4]);  add_18 = None
    mm: "f32[8, 7][7, 1]cpu" = torch.ops.aten.mm.default(view_38, permute_18)
    view_39: "f32[2, 4, 7][28, 7, 1]cpu" = torch.ops.aten.view.default(mm, [2, 4, 7]);  mm = None
    view_40: "f32[8, 7][7, 1]cpu" = torch.ops.aten.view.default(view_39, [-1, 7]);  view_39 = None
    view_41: "i64[8][1]cpu" = torch.ops.aten.view.default(primals_30, [-1])
    amax_2: "f32[8, 1][1, 1]cpu" = torch.ops.aten.amax.default(view_40, [1], True)
    sub_9: "f32[8, 7][7, 1]cpu" = torch.ops.aten.sub.Tensor(view_40, amax_2);  view_40 = amax_2 = None
    exp_2: "f32[8, 7][7, 1]cpu" = torch.ops.aten.exp.default(sub_9)
    sum_3: "f32[8, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(exp_2, [1], True);  exp_2 = None
    log: "f32[8, 1][1, 1]cpu" = torch.ops.aten.log.default(sum_3);  sum_3 = None
    sub_10: "f32[8, 7][7, 1]cpu" = torch.ops.aten.sub.Tensor(sub_9, log);  sub_9 = log = None
    alias_4: "f32[8, 7][7, 1]cpu" = torch.ops.aten.alias.default(sub_10)
    ne: "b8[8][1]cpu" = torch.ops.aten.ne.Scalar(view_41, -100)
    scalar_tensor_4: "i64[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.int64, layout = torch.strided, device = device(type='cpu'))
    where_4: "i64[8][1]cpu" = torch.ops.aten.where.self(ne, view_41, scalar_tensor_4);  scalar_tensor_4 = None
    unsqueeze_4: "i64[8, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(where_4, 1);  where_4 = None
    gather: "f32[8, 1][1, 1]cpu" = torch.ops.aten.gather.default(sub_10, 1, unsqueeze_4);  sub_10 = unsqueeze_4 = None
    squeeze: "f32[8][1]cpu" = torch.ops.aten.squeeze.dim(gather, 1);  gather = None
    neg: "f32[8][1]cpu" = torch.ops.aten.neg.default(squeeze);  squeeze = None
    scalar_tensor_5: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_5: "f32[8][1]cpu" = torch.ops.aten.where.self(ne, neg, scalar_tensor_5);  ne = neg = scalar_tensor_5 = None
    ne_2: "b8[8][1]cpu" = torch.ops.aten.ne.Scalar(view_41, -100);  view_41 = None
    sum_4: "i64[][]cpu" = torch.ops.aten.sum.default(ne_2);  ne_2 = None
    convert_element_type: "f32[][]cpu" = torch.ops.prims.convert_element_type.default(sum_4, torch.float32);  sum_4 = None
    sum_5: "f32[][]cpu" = torch.ops.aten.sum.default(where_5);  where_5 = None
    div_2: "f32[][]cpu" = torch.ops.aten.div.Tensor(sum_5, convert_element_type);  sum_5 = None
    alias_5: "f32[8, 7][7, 1]cpu" = torch.ops.aten.alias.default(alias_4);  alias_4 = None
    exp_3: "f32[8, 7][7, 1]cpu" = torch.ops.aten.exp.default(alias_5);  alias_5 = None
    permute_21: "f32[7, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute_18, [1, 0]);  permute_18 = None
    permute_23: "f32[4, 8][8, 1]cpu" = torch.ops.aten.permute.default(permute_17, [1, 0]);  permute_17 = None
    permute_27: "f32[8, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute_16, [1, 0]);  permute_16 = None
    permute_31: "f32[4, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute_15, [1, 0]);  permute_15 = None
    permute_37: "f32[4, 2, 4][8, 1, 2]cpu" = torch.ops.aten.permute.default(view_29, [0, 2, 1]);  view_29 = None
    permute_38: "f32[4, 2, 4][8, 1, 2]cpu" = torch.ops.aten.permute.default(view_24, [0, 2, 1]);  view_24 = None
    permute_39: "f32[4, 4, 2][8, 1, 4]cpu" = torch.ops.aten.permute.default(view_25, [0, 2, 1]);  view_25 = None
    permute_44: "f32[12, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute_9, [1, 0]);  permute_9 = None
    permute_48: "f32[4, 8][8, 1]cpu" = torch.ops.aten.permute.default(permute_8, [1, 0]);  permute_8 = None
    permute_52: "f32[8, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute_7, [1, 0]);  permute_7 = None
    permute_56: "f32[4, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute_6, [1, 0]);  permute_6 = None
    permute_62: "f32[4, 2, 4][8, 1, 2]cpu" = torch.ops.aten.permute.default(view_10, [0, 2, 1]);  view_10 = None
    permute_63: "f32[4, 2, 4][8, 1, 2]cpu" = torch.ops.aten.permute.default(view_5, [0, 2, 1]);  view_5 = None
    permute_64: "f32[4, 4, 2][8, 1, 4]cpu" = torch.ops.aten.permute.default(view_6, [0, 2, 1]);  view_6 = None
    permute_69: "f32[12, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute, [1, 0]);  permute = None
    return (div_2, primals_3, primals_9, primals_15, primals_21, primals_27, primals_29, primals_30, embedding, iota, embedding_1, view, eq, div, view_13, add_3, view_15, addmm_2, view_17, add_8, view_19, eq_1, div_1, view_32, add_11, view_34, addmm_6, view_36, add_16, view_38, convert_element_type, exp_3, permute_21, permute_23, permute_27, permute_31, permute_37, permute_38, permute_39, permute_44, permute_48, permute_52, permute_56, permute_62, permute_63, permute_64, permute_69)
