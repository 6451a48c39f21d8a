def forward(self, primals_1: "f32[7, 4][4, 1]cpu", primals_2: "f32[5, 4][4, 1]cpu", primals_3: "f32[4][1]cpu", primals_4: "f32[4][1]cpu", primals_5: "f32[12, 4][4, 1]cpu", primals_6: "f32[12][1]cpu", primals_7: "f32[4, 4][4, 1]cpu", primals_8: "f32[4][1]cpu", primals_9: "f32[4][1]cpu", primals_10: "f32[4][1]cpu", primals_11: "f32[8, 4][4, 1]cpu", primals_12: "f32[8][1]cpu", primals_13: "f32[4, 8][8, 1]cpu", primals_14: "f32[4][1]cpu", primals_15: "f32[4][1]cpu", primals_16: "f32[4][1]cpu", primals_17: "f32[12, 4][4, 1]cpu", primals_18: "f32[12][1]cpu", primals_19: "f32[4, 4][4, 1]cpu", primals_20: "f32[4][1]cpu", primals_21: "f32[4][1]cpu", primals_22: "f32[4][1]cpu", primals_23: "f32[8, 4][4, 1]cpu", primals_24: "f32[8][1]cpu", primals_25: "f32[4, 8][8, 1]cpu", primals_26: "f32[4][1]cpu", primals_27: "f32[4][1]cpu", primals_28: "f32[4][1]cpu", primals_29: "i64[2, 4][4, 1]cpu", primals_30: "i64[2, 4][4, 1]cpu", tangents_1: "f32[][]cpu"):
    embedding: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.embedding.default(primals_1, primals_29)
    iota: "i64[4][1]cpu" = torch.ops.prims.iota.default(4, start = 0, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    embedding_1: "f32[4, 4][4, 1]cpu" = torch.ops.aten.embedding.default(primals_2, iota);  primals_2 = None
    add: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.add.Tensor(embedding, embedding_1);  embedding = embedding_1 = None
    var_mean = torch.ops.aten.var_mean.correction(add, [2], correction = 0, keepdim = True)
    getitem: "f32[2, 4, 1][4, 1, 1]cpu" = var_mean[0]
    getitem_1: "f32[2, 4, 1][4, 1, 1]cpu" = var_mean[1];  var_mean = None
    add_1: "f32[2, 4, 1][4, 1, 1]cpu" = torch.ops.aten.add.Tensor(getitem, 1e-05);  getitem = None
    rsqrt: "f32[2, 4, 1][4, 1, 1]cpu" = torch.ops.aten.rsqrt.default(add_1);  add_1 = None
    sub: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.sub.Tensor(add, getitem_1)
    mul: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(sub, rsqrt);  sub = None
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
    _scaled_dot_product_flash_attention_for_cpu = torch.ops.aten._scaled_dot_product_flash_attention_for_cpu.default(permute_1, permute_2, permute_3, 0.0, True)
    getitem_5: "f32[2, 2, 4, 2][16, 2, 4, 1]cpu" = _scaled_dot_product_flash_attention_for_cpu[0]
    getitem_6: "f32[2, 2, 4][8, 1, 2]cpu" = _scaled_dot_product_flash_attention_for_cpu[1];  _scaled_dot_product_flash_attention_for_cpu = None
    alias: "f32[2, 2, 4, 2][16, 2, 4, 1]cpu" = torch.ops.aten.alias.default(getitem_5)
    permute_4: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.permute.default(getitem_5, [0, 2, 1, 3]);  getitem_5 = None
    view_5: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.view.default(permute_4, [2, 4, 4]);  permute_4 = None
    view_6: "f32[8, 4][4, 1]cpu" = torch.ops.aten.view.default(view_5, [8, 4]);  view_5 = None
    permute_5: "f32[4, 4][1, 4]cpu" = torch.ops.aten.permute.default(primals_7, [1, 0]);  primals_7 = None
    addmm_1: "f32[8, 4][4, 1]cpu" = torch.ops.aten.addmm.default(primals_8, view_6, permute_5);  primals_8 = None
    view_7: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.view.default(addmm_1, [2, 4, 4]);  addmm_1 = None
    add_3: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.add.Tensor(add, view_7);  view_7 = None
    var_mean_1 = torch.ops.aten.var_mean.correction(add_3, [2], correction = 0, keepdim = True)
    getitem_7: "f32[2, 4, 1][4, 1, 1]cpu" = var_mean_1[0]
    getitem_8: "f32[2, 4, 1][4, 1, 1]cpu" = var_mean_1[1];  var_mean_1 = None
    add_4: "f32[2, 4, 1][4, 1, 1]cpu" = torch.ops.aten.add.Tensor(getitem_7, 1e-05);  getitem_7 = None
    rsqrt_1: "f32[2, 4, 1][4, 1, 1]cpu" = torch.ops.aten.rsqrt.default(add_4);  add_4 = None
    sub_1: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.sub.Tensor(add_3, getitem_8)
    mul_2: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(sub_1, rsqrt_1);  sub_1 = None
    mul_3: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_2, primals_9);  mul_2 = None
    add_5: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.add.Tensor(mul_3, primals_10);  mul_3 = primals_10 = None
    view_8: "f32[8, 4][4, 1]cpu" = torch.ops.aten.view.default(add_5, [8, 4]);  add_5 = None
    permute_6: "f32[4, 8][1, 4]cpu" = torch.ops.aten.permute.default(primals_11, [1, 0]);  primals_11 = None
    addmm_2: "f32[8, 8][8, 1]cpu" = torch.ops.aten.addmm.default(primals_12, view_8, permute_6);  primals_12 = None
    view_9: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.view.default(addmm_2, [2, 4, 8]);  addmm_2 = None
    mul_4: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.mul.Tensor(view_9, 0.5)
    pow_1: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(view_9, 3.0)
    mul_5: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.mul.Tensor(pow_1, 0.044715);  pow_1 = None
    add_6: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.add.Tensor(view_9, mul_5);  mul_5 = None
    mul_6: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.mul.Tensor(add_6, 0.7978845608028654);  add_6 = None
    tanh: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.tanh.default(mul_6);  mul_6 = None
    alias_1: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.alias.default(tanh)
    add_7: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.add.Tensor(tanh, 1.0);  tanh = None
    mul_7: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.mul.Tensor(mul_4, add_7)
    view_10: "f32[8, 8][8, 1]cpu" = torch.ops.aten.view.default(mul_7, [8, 8]);  mul_7 = None
    permute_7: "f32[8, 4][1, 8]cpu" = torch.ops.aten.permute.default(primals_13, [1, 0]);  primals_13 = None
    addmm_3: "f32[8, 4][4, 1]cpu" = torch.ops.aten.addmm.default(primals_14, view_10, permute_7);  primals_14 = None
    view_11: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.view.default(addmm_3, [2, 4, 4]);  addmm_3 = None
    add_8: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_3, view_11);  view_11 = None
    var_mean_2 = torch.ops.aten.var_mean.correction(add_8, [2], correction = 0, keepdim = True)
    getitem_9: "f32[2, 4, 1][4, 1, 1]cpu" = var_mean_2[0]
    getitem_10: "f32[2, 4, 1][4, 1, 1]cpu" = var_mean_2[1];  var_mean_2 = None
    add_9: "f32[2, 4, 1][4, 1, 1]cpu" = torch.ops.aten.add.Tensor(getitem_9, 1e-05);  getitem_9 = None
    rsqrt_2: "f32[2, 4, 1][4, 1, 1]cpu" = torch.ops.aten.rsqrt.default(add_9);  add_9 = None
    sub_2: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.sub.Tensor(add_8, getitem_10)
    mul_8: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(sub_2, rsqrt_2);  sub_2 = None
    mul_9: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_8, primals_15);  mul_8 = None
    add_10: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.add.Tensor(mul_9, primals_16);  mul_9 = primals_16 = None
    view_12: "f32[8, 4][4, 1]cpu" = torch.ops.aten.view.default(add_10, [8, 4]);  add_10 = None
    permute_8: "f32[4, 12][1, 4]cpu" = torch.ops.aten.permute.default(primals_17, [1, 0]);  primals_17 = None
    addmm_4: "f32[8, 12][12, 1]cpu" = torch.ops.aten.addmm.default(primals_18, view_12, permute_8);  primals_18 = None
    view_13: "f32[2, 4, 12][48, 12, 1]cpu" = torch.ops.aten.view.default(addmm_4, [2, 4, 12]);  addmm_4 = None
    split_1 = torch.ops.aten.split.Tensor(view_13, 4, 2);  view_13 = None
    getitem_11: "f32[2, 4, 4][48, 12, 1]cpu" = split_1[0]
    getitem_12: "f32[2, 4, 4][48, 12, 1]cpu" = split_1[1]
    getitem_13: "f32[2, 4, 4][48, 12, 1]cpu" = split_1[2];  split_1 = None
    view_14: "f32[2, 4, 2, 2][48, 12, 2, 1]cpu" = torch.ops.aten.view.default(getitem_11, [2, 4, 2, 2]);  getitem_11 = None
    permute_9: "f32[2, 2, 4, 2][48, 2, 12, 1]cpu" = torch.ops.aten.permute.default(view_14, [0, 2, 1, 3]);  view_14 = None
    view_15: "f32[2, 4, 2, 2][48, 12, 2, 1]cpu" = torch.ops.aten.view.default(getitem_12, [2, 4, 2, 2]);  getitem_12 = None
    permute_10: "f32[2, 2, 4, 2][48, 2, 12, 1]cpu" = torch.ops.aten.permute.default(view_15, [0, 2, 1, 3]);  view_15 = None
    view_16: "f32[2, 4, 2, 2][48, 12, 2, 1]cpu" = torch.ops.aten.view.default(getitem_13, [2, 4, 2, 2]);  getitem_13 = None
    permute_11: "f32[2, 2, 4, 2][48, 2, 12, 1]cpu" = torch.ops.aten.permute.default(view_16, [0, 2, 1, 3]);  view_16 = None
    _scaled_dot_product_flash_attention_for_cpu_1 = torch.ops.aten._scaled_dot_product_flash_attention_for_cpu.default(permute_9, permute_10, permute_11, 0.0, True)
    getitem_14: "f32[2, 2, 4, 2][16, 2, 4, 1]cpu" = _scaled_dot_product_flash_attention_for_cpu_1[0]
    getitem_15: "f32[2, 2, 4][8, 1, 2]cpu" = _scaled_dot_product_flash_attention_for_cpu_1[1];  _scaled_dot_product_flash_attention_for_cpu_1 = None
    alias_2: "f32[2, 2, 4, 2][16, 2, 4, 1]cpu" = torch.ops.aten.alias.default(getitem_14)
    permute_12: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.permute.default(getitem_14, [0, 2, 1, 3]);  getitem_14 = None
    view_17: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.view.default(permute_12, [2, 4, 4]);  permute_12 = None
    view_18: "f32[8, 4][4, 1]cpu" = torch.ops.aten.view.default(view_17, [8, 4]);  view_17 = None
    permute_13: "f32[4, 4][1, 4]cpu" = torch.ops.aten.permute.default(primals_19, [1, 0]);  primals_19 = None
    addmm_5: "f32[8, 4][4, 1]cpu" = torch.ops.aten.addmm.default(primals_20, view_18, permute_13);  primals_20 = None
    view_19: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.view.default(addmm_5, [2, 4, 4]);  addmm_5 = None
    add_11: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_8, view_19);  view_19 = None
    var_mean_3 = torch.ops.aten.var_mean.correction(add_11, [2], correction = 0, keepdim = True)
    getitem_16: "f32[2, 4, 1][4, 1, 1]cpu" = var_mean_3[0]
    getitem_17: "f32[2, 4, 1][4, 1, 1]cpu" = var_mean_3[1];  var_mean_3 = None
    add_12: "f32[2, 4, 1][4, 1, 1]cpu" = torch.ops.aten.add.Tensor(getitem_16, 1e-05);  getitem_16 = None
    rsqrt_3: "f32[2, 4, 1][4, 1, 1]cpu" = torch.ops.aten.rsqrt.default(add_12);  add_12 = None
    sub_3: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.sub.Tensor(add_11, getitem_17)
    mul_10: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(sub_3, rsqrt_3);  sub_3 = None
    mul_11: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_10, primals_21);  mul_10 = None
    add_13: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.add.Tensor(mul_11, primals_22);  mul_11 = primals_22 = None
    view_20: "f32[8, 4][4, 1]cpu" = torch.ops.aten.view.default(add_13, [8, 4]);  add_13 = None
    permute_14: "f32[4, 8][1, 4]cpu" = torch.ops.aten.permute.default(primals_23, [1, 0]);  primals_23 = None
    addmm_6: "f32[8, 8][8, 1]cpu" = torch.ops.aten.addmm.default(primals_24, view_20, permute_14);  primals_24 = None
    view_21: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.view.default(addmm_6, [2, 4, 8]);  addmm_6 = None
    mul_12: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.mul.Tensor(view_21, 0.5)
    pow_2: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(view_21, 3.0)
    mul_13: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.mul.Tensor(pow_2, 0.044715);  pow_2 = None
    add_14: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.add.Tensor(view_21, mul_13);  mul_13 = None
    mul_14: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.mul.Tensor(add_14, 0.7978845608028654);  add_14 = None
    tanh_1: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.tanh.default(mul_14);  mul_14 = None
    alias_3: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.alias.default(tanh_1)
    add_15: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.add.Tensor(tanh_1, 1.0);  tanh_1 = None
    mul_15: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.mul.Tensor(mul_12, add_15)
    view_22: "f32[8, 8][8, 1]cpu" = torch.ops.aten.view.default(mul_15, [8, 8]);  mul_15 = None
    permute_15: "f32[8, 4][1, 8]cpu" = torch.ops.aten.permute.default(primals_25, [1, 0]);  primals_25 = None
    addmm_7: "f32[8, 4][4, 1]cpu" = torch.ops.aten.addmm.default(primals_26, view_22, permute_15);  primals_26 = None
    view_23: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.view.default(addmm_7, [2, 4, 4]);  addmm_7 = None
    add_16: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_11, view_23);  view_23 = None
    var_mean_4 = torch.ops.aten.var_mean.correction(add_16, [2], correction = 0, keepdim = True)
    getitem_18: "f32[2, 4, 1][4, 1, 1]cpu" = var_mean_4[0]
    getitem_19: "f32[2, 4, 1][4, 1, 1]cpu" = var_mean_4[1];  var_mean_4 = None
    add_17: "f32[2, 4, 1][4, 1, 1]cpu" = torch.ops.aten.add.Tensor(getitem_18, 1e-05);  getitem_18 = None
    rsqrt_4: "f32[2, 4, 1][4, 1, 1]cpu" = torch.ops.aten.rsqrt.default(add_17);  add_17 = None
    sub_4: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.sub.Tensor(add_16, getitem_19)
    mul_16: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(sub_4, rsqrt_4);  sub_4 = None
    mul_17: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_16, primals_27);  mul_16 = None
    add_18: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.add.Tensor(mul_17, primals_28);  mul_17 = primals_28 = None
    permute_16: "f32[4, 7][1, 4]cpu" = torch.ops.aten.permute.default(primals_1, [1, 0]);  primals_1 = None
    view_24: "f32[8, 4][4, 1]cpu" = torch.ops.aten.view.default(add_18, [8, 4]);  add_18 = None
    mm: "f32[8, 7][7, 1]cpu" = torch.ops.aten.mm.default(view_24, permute_16)
    view_25: "f32[2, 4, 7][28, 7, 1]cpu" = torch.ops.aten.view.default(mm, [2, 4, 7]);  mm = None
    view_26: "f32[8, 7][7, 1]cpu" = torch.ops.aten.view.default(view_25, [-1, 7]);  view_25 = None
    view_27: "i64[8][1]cpu" = torch.ops.aten.view.default(primals_30, [-1]);  primals_30 = None
    amax: "f32[8, 1][1, 1]cpu" = torch.ops.aten.amax.default(view_26, [1], True)
    sub_5: "f32[8, 7][7, 1]cpu" = torch.ops.aten.sub.Tensor(view_26, amax);  view_26 = amax = None
    exp: "f32[8, 7][7, 1]cpu" = torch.ops.aten.exp.default(sub_5)
    sum_1: "f32[8, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(exp, [1], True);  exp = None
    log: "f32[8, 1][1, 1]cpu" = torch.ops.aten.log.default(sum_1);  sum_1 = None
    sub_6: "f32[8, 7][7, 1]cpu" = torch.ops.aten.sub.Tensor(sub_5, log);  sub_5 = log = None
    alias_4: "f32[8, 7][7, 1]cpu" = torch.ops.aten.alias.default(sub_6)
    ne: "b8[8][1]cpu" = torch.ops.aten.ne.Scalar(view_27, -100)
    scalar_tensor: "i64[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.int64, layout = torch.strided, device = device(type='cpu'))
    where: "i64[8][1]cpu" = torch.ops.aten.where.self(ne, view_27, scalar_tensor);  ne = scalar_tensor = None
    unsqueeze: "i64[8, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(where, 1);  where = None
    gather: "f32[8, 1][1, 1]cpu" = torch.ops.aten.gather.default(sub_6, 1, unsqueeze);  sub_6 = unsqueeze = None
    squeeze: "f32[8][1]cpu" = torch.ops.aten.squeeze.dim(gather, 1);  gather = None
    neg: "f32[8][1]cpu" = torch.ops.aten.neg.default(squeeze);  squeeze = None
    ne_1: "b8[8][1]cpu" = torch.ops.aten.ne.Scalar(view_27, -100)
    scalar_tensor_1: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_1: "f32[8][1]cpu" = torch.ops.aten.where.self(ne_1, neg, scalar_tensor_1);  ne_1 = neg = scalar_tensor_1 = None
    ne_2: "b8[8][1]cpu" = torch.ops.aten.ne.Scalar(view_27, -100)
    sum_2: "i64[][]cpu" = torch.ops.aten.sum.default(ne_2);  ne_2 = None
    convert_element_type: "f32[][]cpu" = torch.ops.prims.convert_element_type.default(sum_2, torch.float32);  sum_2 = None
    sum_3: "f32[][]cpu" = torch.ops.aten.sum.default(where_1);  where_1 = None
    div: "f32[][]cpu" = torch.ops.aten.div.Tensor(sum_3, convert_element_type);  sum_3 = None
    div_1: "f32[][]cpu" = torch.ops.aten.div.Tensor(tangents_1, convert_element_type);  tangents_1 = convert_element_type = None
    unsqueeze_1: "i64[8, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(view_27, 1);  view_27 = None
    ne_3: "b8[8, 1][1, 1]cpu" = torch.ops.aten.ne.Scalar(unsqueeze_1, -100)
    scalar_tensor_2: "i64[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.int64, layout = torch.strided, device = device(type='cpu'))
    where_2: "i64[8, 1][1, 1]cpu" = torch.ops.aten.where.self(ne_3, unsqueeze_1, scalar_tensor_2);  ne_3 = scalar_tensor_2 = None
    full: "f32[8, 7][7, 1]cpu" = torch.ops.aten.full.default([8, 7], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    scatter: "f32[8, 7][7, 1]cpu" = torch.ops.aten.scatter.value(full, 1, where_2, -1.0);  full = where_2 = None
    ne_4: "b8[8, 1][1, 1]cpu" = torch.ops.aten.ne.Scalar(unsqueeze_1, -100);  unsqueeze_1 = None
    scalar_tensor_3: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_3: "f32[8, 1][1, 1]cpu" = torch.ops.aten.where.self(ne_4, div_1, scalar_tensor_3);  ne_4 = div_1 = scalar_tensor_3 = None
    mul_18: "f32[8, 7][7, 1]cpu" = torch.ops.aten.mul.Tensor(scatter, where_3);  scatter = where_3 = None
    alias_5: "f32[8, 7][7, 1]cpu" = torch.ops.aten.alias.default(alias_4);  alias_4 = None
    exp_1: "f32[8, 7][7, 1]cpu" = torch.ops.aten.exp.default(alias_5);  alias_5 = None
    sum_4: "f32[8, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_18, [1], True)
    mul_19: "f32[8, 7][7, 1]cpu" = torch.ops.aten.mul.Tensor(exp_1, sum_4);  exp_1 = sum_4 = None
    sub_7: "f32[8, 7][7, 1]cpu" = torch.ops.aten.sub.Tensor(mul_18, mul_19);  mul_18 = mul_19 = None
    view_28: "f32[2, 4, 7][28, 7, 1]cpu" = torch.ops.aten.view.default(sub_7, [2, 4, 7]);  sub_7 = None
    view_29: "f32[8, 7][7, 1]cpu" = torch.ops.aten.view.default(view_28, [8, 7]);  view_28 = None
    permute_17: "f32[7, 8][1, 7]cpu" = torch.ops.aten.permute.default(view_29, [1, 0])
    mm_1: "f32[7, 4][4, 1]cpu" = torch.ops.aten.mm.default(permute_17, view_24);  permute_17 = view_24 = None
    permute_18: "f32[4, 7][1, 4]cpu" = torch.ops.aten.permute.default(mm_1, [1, 0]);  mm_1 = None
    permute_19: "f32[7, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute_16, [1, 0]);  permute_16 = None
    mm_2: "f32[8, 4][4, 1]cpu" = torch.ops.aten.mm.default(view_29, permute_19);  view_29 = permute_19 = None
    view_30: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.view.default(mm_2, [2, 4, 4]);  mm_2 = None
    permute_20: "f32[7, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute_18, [1, 0]);  permute_18 = None
    sub_8: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.sub.Tensor(add_16, getitem_19);  add_16 = getitem_19 = None
    mul_20: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(sub_8, rsqrt_4);  sub_8 = None
    mul_21: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(view_30, primals_27);  primals_27 = None
    mul_22: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_21, 4)
    sum_5: "f32[2, 4, 1][4, 1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_21, [2], True)
    mul_23: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_21, mul_20);  mul_21 = None
    sum_6: "f32[2, 4, 1][4, 1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_23, [2], True);  mul_23 = None
    mul_24: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_20, sum_6);  sum_6 = None
    sub_9: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.sub.Tensor(mul_22, sum_5);  mul_22 = sum_5 = None
    sub_10: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.sub.Tensor(sub_9, mul_24);  sub_9 = mul_24 = None
    div_2: "f32[2, 4, 1][4, 1, 1]cpu" = torch.ops.aten.div.Tensor(rsqrt_4, 4);  rsqrt_4 = None
    mul_25: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(div_2, sub_10);  div_2 = sub_10 = None
    mul_26: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(view_30, mul_20);  mul_20 = None
    sum_7: "f32[4][1]cpu" = torch.ops.aten.sum.dim_IntList(mul_26, [0, 1]);  mul_26 = None
    sum_8: "f32[4][1]cpu" = torch.ops.aten.sum.dim_IntList(view_30, [0, 1]);  view_30 = None
    view_31: "f32[8, 4][4, 1]cpu" = torch.ops.aten.view.default(mul_25, [8, 4])
    permute_21: "f32[4, 8][8, 1]cpu" = torch.ops.aten.permute.default(permute_15, [1, 0]);  permute_15 = None
    mm_3: "f32[8, 8][8, 1]cpu" = torch.ops.aten.mm.default(view_31, permute_21);  permute_21 = None
    permute_22: "f32[4, 8][1, 4]cpu" = torch.ops.aten.permute.default(view_31, [1, 0])
    mm_4: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mm.default(permute_22, view_22);  permute_22 = view_22 = None
    permute_23: "f32[8, 4][1, 8]cpu" = torch.ops.aten.permute.default(mm_4, [1, 0]);  mm_4 = None
    sum_9: "f32[1, 4][4, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_31, [0], True);  view_31 = None
    view_32: "f32[4][1]cpu" = torch.ops.aten.view.default(sum_9, [4]);  sum_9 = None
    permute_24: "f32[4, 8][8, 1]cpu" = torch.ops.aten.permute.default(permute_23, [1, 0]);  permute_23 = None
    view_33: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.view.default(mm_3, [2, 4, 8]);  mm_3 = None
    mul_27: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.mul.Tensor(view_33, mul_12);  mul_12 = None
    mul_28: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.mul.Tensor(view_33, add_15);  view_33 = add_15 = None
    alias_6: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.alias.default(alias_3);  alias_3 = None
    mul_29: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.mul.Tensor(alias_6, alias_6);  alias_6 = None
    sub_11: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.sub.Tensor(1, mul_29);  mul_29 = None
    mul_30: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.mul.Tensor(mul_27, sub_11);  mul_27 = sub_11 = None
    mul_31: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.mul.Tensor(mul_30, 0.7978845608028654);  mul_30 = None
    mul_32: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.mul.Tensor(mul_31, 0.044715)
    pow_3: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(view_21, 2.0);  view_21 = None
    mul_33: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.mul.Scalar(pow_3, 3.0);  pow_3 = None
    mul_34: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.mul.Tensor(mul_32, mul_33);  mul_32 = mul_33 = None
    add_19: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.add.Tensor(mul_31, mul_34);  mul_31 = mul_34 = None
    mul_35: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.mul.Tensor(mul_28, 0.5);  mul_28 = None
    add_20: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.add.Tensor(add_19, mul_35);  add_19 = mul_35 = None
    view_34: "f32[8, 8][8, 1]cpu" = torch.ops.aten.view.default(add_20, [8, 8]);  add_20 = None
    permute_25: "f32[8, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute_14, [1, 0]);  permute_14 = None
    mm_5: "f32[8, 4][4, 1]cpu" = torch.ops.aten.mm.default(view_34, permute_25);  permute_25 = None
    permute_26: "f32[8, 8][1, 8]cpu" = torch.ops.aten.permute.default(view_34, [1, 0])
    mm_6: "f32[8, 4][4, 1]cpu" = torch.ops.aten.mm.default(permute_26, view_20);  permute_26 = view_20 = None
    permute_27: "f32[4, 8][1, 4]cpu" = torch.ops.aten.permute.default(mm_6, [1, 0]);  mm_6 = None
    sum_10: "f32[1, 8][8, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_34, [0], True);  view_34 = None
    view_35: "f32[8][1]cpu" = torch.ops.aten.view.default(sum_10, [8]);  sum_10 = None
    permute_28: "f32[8, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute_27, [1, 0]);  permute_27 = None
    view_36: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.view.default(mm_5, [2, 4, 4]);  mm_5 = None
    sub_12: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.sub.Tensor(add_11, getitem_17);  add_11 = getitem_17 = None
    mul_36: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(sub_12, rsqrt_3);  sub_12 = None
    mul_37: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(view_36, primals_21);  primals_21 = None
    mul_38: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_37, 4)
    sum_11: "f32[2, 4, 1][4, 1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_37, [2], True)
    mul_39: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_37, mul_36);  mul_37 = None
    sum_12: "f32[2, 4, 1][4, 1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_39, [2], True);  mul_39 = None
    mul_40: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_36, sum_12);  sum_12 = None
    sub_13: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.sub.Tensor(mul_38, sum_11);  mul_38 = sum_11 = None
    sub_14: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.sub.Tensor(sub_13, mul_40);  sub_13 = mul_40 = None
    div_3: "f32[2, 4, 1][4, 1, 1]cpu" = torch.ops.aten.div.Tensor(rsqrt_3, 4);  rsqrt_3 = None
    mul_41: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(div_3, sub_14);  div_3 = sub_14 = None
    mul_42: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(view_36, mul_36);  mul_36 = None
    sum_13: "f32[4][1]cpu" = torch.ops.aten.sum.dim_IntList(mul_42, [0, 1]);  mul_42 = None
    sum_14: "f32[4][1]cpu" = torch.ops.aten.sum.dim_IntList(view_36, [0, 1]);  view_36 = None
    add_21: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.add.Tensor(mul_25, mul_41);  mul_25 = mul_41 = None
    view_37: "f32[8, 4][4, 1]cpu" = torch.ops.aten.view.default(add_21, [8, 4])
    permute_29: "f32[4, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute_13, [1, 0]);  permute_13 = None
    mm_7: "f32[8, 4][4, 1]cpu" = torch.ops.aten.mm.default(view_37, permute_29);  permute_29 = None
    permute_30: "f32[4, 8][1, 4]cpu" = torch.ops.aten.permute.default(view_37, [1, 0])
    mm_8: "f32[4, 4][4, 1]cpu" = torch.ops.aten.mm.default(permute_30, view_18);  permute_30 = view_18 = None
    permute_31: "f32[4, 4][1, 4]cpu" = torch.ops.aten.permute.default(mm_8, [1, 0]);  mm_8 = None
    sum_15: "f32[1, 4][4, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_37, [0], True);  view_37 = None
    view_38: "f32[4][1]cpu" = torch.ops.aten.view.default(sum_15, [4]);  sum_15 = None
    permute_32: "f32[4, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute_31, [1, 0]);  permute_31 = None
    view_39: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.view.default(mm_7, [2, 4, 4]);  mm_7 = None
    view_40: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.view.default(view_39, [2, 4, 2, 2]);  view_39 = None
    permute_33: "f32[2, 2, 4, 2][16, 2, 4, 1]cpu" = torch.ops.aten.permute.default(view_40, [0, 2, 1, 3]);  view_40 = None
    alias_7: "f32[2, 2, 4, 2][16, 2, 4, 1]cpu" = torch.ops.aten.alias.default(alias_2);  alias_2 = None
    _scaled_dot_product_flash_attention_for_cpu_backward = torch.ops.aten._scaled_dot_product_flash_attention_for_cpu_backward.default(permute_33, permute_9, permute_10, permute_11, alias_7, getitem_15, 0.0, True);  permute_33 = permute_9 = permute_10 = permute_11 = alias_7 = getitem_15 = None
    getitem_20: "f32[2, 2, 4, 2][16, 2, 4, 1]cpu" = _scaled_dot_product_flash_attention_for_cpu_backward[0]
    getitem_21: "f32[2, 2, 4, 2][16, 2, 4, 1]cpu" = _scaled_dot_product_flash_attention_for_cpu_backward[1]
    getitem_22: "f32[2, 2, 4, 2][16, 2, 4, 1]cpu" = _scaled_dot_product_flash_attention_for_cpu_backward[2];  _scaled_dot_product_flash_attention_for_cpu_backward = None
    permute_34: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.permute.default(getitem_22, [0, 2, 1, 3]);  getitem_22 = None
    view_41: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.view.default(permute_34, [2, 4, 4]);  permute_34 = None
    permute_35: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.permute.default(getitem_21, [0, 2, 1, 3]);  getitem_21 = None
    view_42: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.view.default(permute_35, [2, 4, 4]);  permute_35 = None
    permute_36: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.permute.default(getitem_20, [0, 2, 1, 3]);  getitem_20 = None
    view_43: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.view.default(permute_36, [2, 4, 4]);  permute_36 = None
    cat: "f32[2, 4, 12][48, 12, 1]cpu" = torch.ops.aten.cat.default([view_43, view_42, view_41], 2);  view_43 = view_42 = view_41 = None
    view_44: "f32[8, 12][12, 1]cpu" = torch.ops.aten.view.default(cat, [8, 12]);  cat = None
    permute_37: "f32[12, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute_8, [1, 0]);  permute_8 = None
    mm_9: "f32[8, 4][4, 1]cpu" = torch.ops.aten.mm.default(view_44, permute_37);  permute_37 = None
    permute_38: "f32[12, 8][1, 12]cpu" = torch.ops.aten.permute.default(view_44, [1, 0])
    mm_10: "f32[12, 4][4, 1]cpu" = torch.ops.aten.mm.default(permute_38, view_12);  permute_38 = view_12 = None
    permute_39: "f32[4, 12][1, 4]cpu" = torch.ops.aten.permute.default(mm_10, [1, 0]);  mm_10 = None
    sum_16: "f32[1, 12][12, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_44, [0], True);  view_44 = None
    view_45: "f32[12][1]cpu" = torch.ops.aten.view.default(sum_16, [12]);  sum_16 = None
    permute_40: "f32[12, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute_39, [1, 0]);  permute_39 = None
    view_46: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.view.default(mm_9, [2, 4, 4]);  mm_9 = None
    sub_15: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.sub.Tensor(add_8, getitem_10);  add_8 = getitem_10 = None
    mul_43: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(sub_15, rsqrt_2);  sub_15 = None
    mul_44: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(view_46, primals_15);  primals_15 = None
    mul_45: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_44, 4)
    sum_17: "f32[2, 4, 1][4, 1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_44, [2], True)
    mul_46: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_44, mul_43);  mul_44 = None
    sum_18: "f32[2, 4, 1][4, 1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_46, [2], True);  mul_46 = None
    mul_47: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_43, sum_18);  sum_18 = None
    sub_16: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.sub.Tensor(mul_45, sum_17);  mul_45 = sum_17 = None
    sub_17: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.sub.Tensor(sub_16, mul_47);  sub_16 = mul_47 = None
    div_4: "f32[2, 4, 1][4, 1, 1]cpu" = torch.ops.aten.div.Tensor(rsqrt_2, 4);  rsqrt_2 = None
    mul_48: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(div_4, sub_17);  div_4 = sub_17 = None
    mul_49: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(view_46, mul_43);  mul_43 = None
    sum_19: "f32[4][1]cpu" = torch.ops.aten.sum.dim_IntList(mul_49, [0, 1]);  mul_49 = None
    sum_20: "f32[4][1]cpu" = torch.ops.aten.sum.dim_IntList(view_46, [0, 1]);  view_46 = None
    add_22: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_21, mul_48);  add_21 = mul_48 = None
    view_47: "f32[8, 4][4, 1]cpu" = torch.ops.aten.view.default(add_22, [8, 4])
    permute_41: "f32[4, 8][8, 1]cpu" = torch.ops.aten.permute.default(permute_7, [1, 0]);  permute_7 = None
    mm_11: "f32[8, 8][8, 1]cpu" = torch.ops.aten.mm.default(view_47, permute_41);  permute_41 = None
    permute_42: "f32[4, 8][1, 4]cpu" = torch.ops.aten.permute.default(view_47, [1, 0])
    mm_12: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mm.default(permute_42, view_10);  permute_42 = view_10 = None
    permute_43: "f32[8, 4][1, 8]cpu" = torch.ops.aten.permute.default(mm_12, [1, 0]);  mm_12 = None
    sum_21: "f32[1, 4][4, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_47, [0], True);  view_47 = None
    view_48: "f32[4][1]cpu" = torch.ops.aten.view.default(sum_21, [4]);  sum_21 = None
    permute_44: "f32[4, 8][8, 1]cpu" = torch.ops.aten.permute.default(permute_43, [1, 0]);  permute_43 = None
    view_49: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.view.default(mm_11, [2, 4, 8]);  mm_11 = None
    mul_50: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.mul.Tensor(view_49, mul_4);  mul_4 = None
    mul_51: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.mul.Tensor(view_49, add_7);  view_49 = add_7 = None
    alias_8: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.alias.default(alias_1);  alias_1 = None
    mul_52: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.mul.Tensor(alias_8, alias_8);  alias_8 = None
    sub_18: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.sub.Tensor(1, mul_52);  mul_52 = None
    mul_53: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.mul.Tensor(mul_50, sub_18);  mul_50 = sub_18 = None
    mul_54: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.mul.Tensor(mul_53, 0.7978845608028654);  mul_53 = None
    mul_55: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.mul.Tensor(mul_54, 0.044715)
    pow_4: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(view_9, 2.0);  view_9 = None
    mul_56: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.mul.Scalar(pow_4, 3.0);  pow_4 = None
    mul_57: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.mul.Tensor(mul_55, mul_56);  mul_55 = mul_56 = None
    add_23: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.add.Tensor(mul_54, mul_57);  mul_54 = mul_57 = None
    mul_58: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.mul.Tensor(mul_51, 0.5);  mul_51 = None
    add_24: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.add.Tensor(add_23, mul_58);  add_23 = mul_58 = None
    view_50: "f32[8, 8][8, 1]cpu" = torch.ops.aten.view.default(add_24, [8, 8]);  add_24 = None
    permute_45: "f32[8, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute_6, [1, 0]);  permute_6 = None
    mm_13: "f32[8, 4][4, 1]cpu" = torch.ops.aten.mm.default(view_50, permute_45);  permute_45 = None
    permute_46: "f32[8, 8][1, 8]cpu" = torch.ops.aten.permute.default(view_50, [1, 0])
    mm_14: "f32[8, 4][4, 1]cpu" = torch.ops.aten.mm.default(permute_46, view_8);  permute_46 = view_8 = None
    permute_47: "f32[4, 8][1, 4]cpu" = torch.ops.aten.permute.default(mm_14, [1, 0]);  mm_14 = None
    sum_22: "f32[1, 8][8, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_50, [0], True);  view_50 = None
    view_51: "f32[8][1]cpu" = torch.ops.aten.view.default(sum_22, [8]);  sum_22 = None
    permute_48: "f32[8, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute_47, [1, 0]);  permute_47 = None
    view_52: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.view.default(mm_13, [2, 4, 4]);  mm_13 = None
    sub_19: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.sub.Tensor(add_3, getitem_8);  add_3 = getitem_8 = None
    mul_59: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(sub_19, rsqrt_1);  sub_19 = None
    mul_60: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(view_52, primals_9);  primals_9 = None
    mul_61: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_60, 4)
    sum_23: "f32[2, 4, 1][4, 1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_60, [2], True)
    mul_62: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_60, mul_59);  mul_60 = None
    sum_24: "f32[2, 4, 1][4, 1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_62, [2], True);  mul_62 = None
    mul_63: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_59, sum_24);  sum_24 = None
    sub_20: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.sub.Tensor(mul_61, sum_23);  mul_61 = sum_23 = None
    sub_21: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.sub.Tensor(sub_20, mul_63);  sub_20 = mul_63 = None
    div_5: "f32[2, 4, 1][4, 1, 1]cpu" = torch.ops.aten.div.Tensor(rsqrt_1, 4);  rsqrt_1 = None
    mul_64: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(div_5, sub_21);  div_5 = sub_21 = None
    mul_65: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(view_52, mul_59);  mul_59 = None
    sum_25: "f32[4][1]cpu" = torch.ops.aten.sum.dim_IntList(mul_65, [0, 1]);  mul_65 = None
    sum_26: "f32[4][1]cpu" = torch.ops.aten.sum.dim_IntList(view_52, [0, 1]);  view_52 = None
    add_25: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_22, mul_64);  add_22 = mul_64 = None
    view_53: "f32[8, 4][4, 1]cpu" = torch.ops.aten.view.default(add_25, [8, 4])
    permute_49: "f32[4, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute_5, [1, 0]);  permute_5 = None
    mm_15: "f32[8, 4][4, 1]cpu" = torch.ops.aten.mm.default(view_53, permute_49);  permute_49 = None
    permute_50: "f32[4, 8][1, 4]cpu" = torch.ops.aten.permute.default(view_53, [1, 0])
    mm_16: "f32[4, 4][4, 1]cpu" = torch.ops.aten.mm.default(permute_50, view_6);  permute_50 = view_6 = None
    permute_51: "f32[4, 4][1, 4]cpu" = torch.ops.aten.permute.default(mm_16, [1, 0]);  mm_16 = None
    sum_27: "f32[1, 4][4, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_53, [0], True);  view_53 = None
    view_54: "f32[4][1]cpu" = torch.ops.aten.view.default(sum_27, [4]);  sum_27 = None
    permute_52: "f32[4, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute_51, [1, 0]);  permute_51 = None
    view_55: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.view.default(mm_15, [2, 4, 4]);  mm_15 = None
    view_56: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.view.default(view_55, [2, 4, 2, 2]);  view_55 = None
    permute_53: "f32[2, 2, 4, 2][16, 2, 4, 1]cpu" = torch.ops.aten.permute.default(view_56, [0, 2, 1, 3]);  view_56 = None
    alias_9: "f32[2, 2, 4, 2][16, 2, 4, 1]cpu" = torch.ops.aten.alias.default(alias);  alias = None
    _scaled_dot_product_flash_attention_for_cpu_backward_1 = torch.ops.aten._scaled_dot_product_flash_attention_for_cpu_backward.default(permute_53, permute_1, permute_2, permute_3, alias_9, getitem_6, 0.0, True);  permute_53 = permute_1 = permute_2 = permute_3 = alias_9 = getitem_6 = None
    getitem_23: "f32[2, 2, 4, 2][16, 2, 4, 1]cpu" = _scaled_dot_product_flash_attention_for_cpu_backward_1[0]
    getitem_24: "f32[2, 2, 4, 2][16, 2, 4, 1]cpu" = _scaled_dot_product_flash_attention_for_cpu_backward_1[1]
    getitem_25: "f32[2, 2, 4, 2][16, 2, 4, 1]cpu" = _scaled_dot_product_flash_attention_for_cpu_backward_1[2];  _scaled_dot_product_flash_attention_for_cpu_backward_1 = None
    permute_54: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.permute.default(getitem_25, [0, 2, 1, 3]);  getitem_25 = None
    view_57: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.view.default(permute_54, [2, 4, 4]);  permute_54 = None
    permute_55: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.permute.default(getitem_24, [0, 2, 1, 3]);  getitem_24 = None
    view_58: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.view.default(permute_55, [2, 4, 4]);  permute_55 = None
    permute_56: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.permute.default(getitem_23, [0, 2, 1, 3]);  getitem_23 = None
    view_59: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.view.default(permute_56, [2, 4, 4]);  permute_56 = None
    cat_1: "f32[2, 4, 12][48, 12, 1]cpu" = torch.ops.aten.cat.default([view_59, view_58, view_57], 2);  view_59 = view_58 = view_57 = None
    view_60: "f32[8, 12][12, 1]cpu" = torch.ops.aten.view.default(cat_1, [8, 12]);  cat_1 = None
    permute_57: "f32[12, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute, [1, 0]);  permute = None
    mm_17: "f32[8, 4][4, 1]cpu" = torch.ops.aten.mm.default(view_60, permute_57);  permute_57 = None
    permute_58: "f32[12, 8][1, 12]cpu" = torch.ops.aten.permute.default(view_60, [1, 0])
    mm_18: "f32[12, 4][4, 1]cpu" = torch.ops.aten.mm.default(permute_58, view);  permute_58 = view = None
    permute_59: "f32[4, 12][1, 4]cpu" = torch.ops.aten.permute.default(mm_18, [1, 0]);  mm_18 = None
    sum_28: "f32[1, 12][12, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_60, [0], True);  view_60 = None
    view_61: "f32[12][1]cpu" = torch.ops.aten.view.default(sum_28, [12]);  sum_28 = None
    permute_60: "f32[12, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute_59, [1, 0]);  permute_59 = None
    view_62: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.view.default(mm_17, [2, 4, 4]);  mm_17 = None
    sub_22: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.sub.Tensor(add, getitem_1);  add = getitem_1 = None
    mul_66: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(sub_22, rsqrt);  sub_22 = None
    mul_67: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(view_62, primals_3);  primals_3 = None
    mul_68: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_67, 4)
    sum_29: "f32[2, 4, 1][4, 1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_67, [2], True)
    mul_69: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_67, mul_66);  mul_67 = None
    sum_30: "f32[2, 4, 1][4, 1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_69, [2], True);  mul_69 = None
    mul_70: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_66, sum_30);  sum_30 = None
    sub_23: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.sub.Tensor(mul_68, sum_29);  mul_68 = sum_29 = None
    sub_24: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.sub.Tensor(sub_23, mul_70);  sub_23 = mul_70 = None
    div_6: "f32[2, 4, 1][4, 1, 1]cpu" = torch.ops.aten.div.Tensor(rsqrt, 4);  rsqrt = None
    mul_71: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(div_6, sub_24);  div_6 = sub_24 = None
    mul_72: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(view_62, mul_66);  mul_66 = None
    sum_31: "f32[4][1]cpu" = torch.ops.aten.sum.dim_IntList(mul_72, [0, 1]);  mul_72 = None
    sum_32: "f32[4][1]cpu" = torch.ops.aten.sum.dim_IntList(view_62, [0, 1]);  view_62 = None
    add_26: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_25, mul_71);  add_25 = mul_71 = None
    sum_33: "f32[1, 4, 4][16, 4, 1]cpu" = torch.ops.aten.sum.dim_IntList(add_26, [0], True)
    view_63: "f32[4, 4][4, 1]cpu" = torch.ops.aten.view.default(sum_33, [4, 4]);  sum_33 = None
    ge: "b8[4][1]cpu" = torch.ops.aten.ge.Scalar(iota, 0)
    lt: "b8[4][1]cpu" = torch.ops.aten.lt.Scalar(iota, 5)
    bitwise_and: "b8[4][1]cpu" = torch.ops.aten.bitwise_and.Tensor(ge, lt);  ge = lt = None
    ne_5: "b8[4][1]cpu" = torch.ops.aten.ne.Scalar(iota, -1)
    bitwise_and_1: "b8[4][1]cpu" = torch.ops.aten.bitwise_and.Tensor(bitwise_and, ne_5);  bitwise_and = ne_5 = None
    unsqueeze_2: "b8[4, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(bitwise_and_1, -1);  bitwise_and_1 = None
    full_1: "f32[5, 4][4, 1]cpu" = torch.ops.aten.full.default([5, 4], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    _unsafe_masked_index_put_accumulate: "f32[5, 4][4, 1]cpu" = torch.ops.aten._unsafe_masked_index_put_accumulate.default(full_1, unsqueeze_2, [iota], view_63);  full_1 = unsqueeze_2 = iota = view_63 = None
    ge_1: "b8[2, 4][4, 1]cpu" = torch.ops.aten.ge.Scalar(primals_29, 0)
    lt_1: "b8[2, 4][4, 1]cpu" = torch.ops.aten.lt.Scalar(primals_29, 7)
    bitwise_and_2: "b8[2, 4][4, 1]cpu" = torch.ops.aten.bitwise_and.Tensor(ge_1, lt_1);  ge_1 = lt_1 = None
    ne_6: "b8[2, 4][4, 1]cpu" = torch.ops.aten.ne.Scalar(primals_29, -1)
    bitwise_and_3: "b8[2, 4][4, 1]cpu" = torch.ops.aten.bitwise_and.Tensor(bitwise_and_2, ne_6);  bitwise_and_2 = ne_6 = None
    unsqueeze_3: "b8[2, 4, 1][4, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(bitwise_and_3, -1);  bitwise_and_3 = None
    full_2: "f32[7, 4][4, 1]cpu" = torch.ops.aten.full.default([7, 4], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    _unsafe_masked_index_put_accumulate_1: "f32[7, 4][4, 1]cpu" = torch.ops.aten._unsafe_masked_index_put_accumulate.default(full_2, unsqueeze_3, [primals_29], add_26);  full_2 = unsqueeze_3 = primals_29 = add_26 = None
    add_27: "f32[7, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(permute_20, _unsafe_masked_index_put_accumulate_1);  permute_20 = _unsafe_masked_index_put_accumulate_1 = None
    return (div, add_27, _unsafe_masked_index_put_accumulate, sum_31, sum_32, permute_60, view_61, permute_52, view_54, sum_25, sum_26, permute_48, view_51, permute_44, view_48, sum_19, sum_20, permute_40, view_45, permute_32, view_38, sum_13, sum_14, permute_28, view_35, permute_24, view_32, sum_7, sum_8, None, None)
