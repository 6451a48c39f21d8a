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
    add_3: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.add.Tensor(add, view_7);  add = view_7 = None
    var_mean_1 = torch.ops.aten.var_mean.correction(add_3, [2], correction = 0, keepdim = True)
    getitem_7: "f32[2, 4, 1][4, 1, 1]cpu" = var_mean_1[0]
    getitem_8: "f32[2, 4, 1][4, 1, 1]cpu" = var_mean_1[1];  var_mean_1 = None
    add_4: "f32[2, 4, 1][4, 1, 1]cpu" = torch.ops.aten.add.Tensor(getitem_7, 1e-05);  getitem_7 = None
    rsqrt_1: "f32[2, 4, 1][4, 1, 1]cpu" = torch.ops.aten.rsqrt.default(add_4);  add_4 = None
    sub_1: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.sub.Tensor(add_3, getitem_8);  getitem_8 = None
    mul_2: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(sub_1, rsqrt_1);  sub_1 = rsqrt_1 = None
    mul_3: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_2, primals_9);  mul_2 = None
    add_5: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.add.Tensor(mul_3, primals_10);  mul_3 = primals_10 = None
    view_8: "f32[8, 4][4, 1]cpu" = torch.ops.aten.view.default(add_5, [8, 4]);  add_5 = None
    permute_6: "f32[4, 8][1, 4]cpu" = torch.ops.aten.permute.default(primals_11, [1, 0]);  primals_11 = None
    addmm_2: "f32[8, 8][8, 1]cpu" = torch.ops.aten.addmm.default(primals_12, view_8, permute_6);  primals_12 = None
    view_9: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.view.default(addmm_2, [2, 4, 8])
    mul_4: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.mul.Tensor(view_9, 0.5)
    pow_1: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(view_9, 3.0)
    mul_5: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.mul.Tensor(pow_1, 0.044715);  pow_1 = None
    add_6: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.add.Tensor(view_9, mul_5);  view_9 = mul_5 = None
    mul_6: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.mul.Tensor(add_6, 0.7978845608028654);  add_6 = None
    tanh: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.tanh.default(mul_6);  mul_6 = None
    add_7: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.add.Tensor(tanh, 1.0);  tanh = None
    mul_7: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.mul.Tensor(mul_4, add_7);  mul_4 = add_7 = None
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
    sub_2: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.sub.Tensor(add_8, getitem_10);  getitem_10 = None
    mul_8: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(sub_2, rsqrt_2);  sub_2 = rsqrt_2 = None
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
    sub_3: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.sub.Tensor(add_11, getitem_17);  getitem_17 = None
    mul_10: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(sub_3, rsqrt_3);  sub_3 = rsqrt_3 = None
    mul_11: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_10, primals_21);  mul_10 = None
    add_13: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.add.Tensor(mul_11, primals_22);  mul_11 = primals_22 = None
    view_20: "f32[8, 4][4, 1]cpu" = torch.ops.aten.view.default(add_13, [8, 4]);  add_13 = None
    permute_14: "f32[4, 8][1, 4]cpu" = torch.ops.aten.permute.default(primals_23, [1, 0]);  primals_23 = None
    addmm_6: "f32[8, 8][8, 1]cpu" = torch.ops.aten.addmm.default(primals_24, view_20, permute_14);  primals_24 = None
    view_21: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.view.default(addmm_6, [2, 4, 8])
    mul_12: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.mul.Tensor(view_21, 0.5)
    pow_2: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(view_21, 3.0)
    mul_13: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.mul.Tensor(pow_2, 0.044715);  pow_2 = None
    add_14: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.add.Tensor(view_21, mul_13);  view_21 = mul_13 = None
    mul_14: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.mul.Tensor(add_14, 0.7978845608028654);  add_14 = None
    tanh_1: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.tanh.default(mul_14);  mul_14 = None
    add_15: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.add.Tensor(tanh_1, 1.0);  tanh_1 = None
    mul_15: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten.mul.Tensor(mul_12, add_15);  mul_12 = add_15 = None
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
    sub_4: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.sub.Tensor(add_16, getitem_19);  getitem_19 = None
    mul_16: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(sub_4, rsqrt_4);  sub_4 = rsqrt_4 = None
    mul_17: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_16, primals_27);  mul_16 = None
    add_18: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.add.Tensor(mul_17, primals_28);  mul_17 = primals_28 = None
    permute_16: "f32[4, 7][1, 4]cpu" = torch.ops.aten.permute.default(primals_1, [1, 0]);  primals_1 = None
    view_24: "f32[8, 4][4, 1]cpu" = torch.ops.aten.view.default(add_18, [8, 4]);  add_18 = None
    mm: "f32[8, 7][7, 1]cpu" = torch.ops.aten.mm.default(view_24, permute_16)
    view_25: "f32[2, 4, 7][28, 7, 1]cpu" = torch.ops.aten.view.default(mm, [2, 4, 7]);  mm = None
    view_26: "f32[8, 7][7, 1]cpu" = torch.ops.aten.view.default(view_25, [-1, 7]);  view_25 = None
    view_27: "i64[8][1]cpu" = torch.ops.aten.view.default(primals_30, [-1])
    amax: "f32[8, 1][1, 1]cpu" = torch.ops.aten.amax.default(view_26, [1], True)
    sub_5: "f32[8, 7][7, 1]cpu" = torch.ops.aten.sub.Tensor(view_26, amax);  view_26 = amax = None
    exp: "f32[8, 7][7, 1]cpu" = torch.ops.aten.exp.default(sub_5)
    sum_1: "f32[8, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(exp, [1], True);  exp = None
    log: "f32[8, 1][1, 1]cpu" = torch.ops.aten.log.default(sum_1);  sum_1 = None
    sub_6: "f32[8, 7][7, 1]cpu" = torch.ops.aten.sub.Tensor(sub_5, log);  sub_5 = log = None
    alias_4: "f32[8, 7][7, 1]cpu" = torch.ops.aten.alias.default(sub_6)
    ne: "b8[8][1]cpu" = torch.ops.aten.ne.Scalar(view_27, -100)
    scalar_tensor: "i64[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.int64, layout = torch.strided, device = device(type='cpu'))
    where: "i64[8][1]cpu" = torch.ops.aten.where.self(ne, view_27, scalar_tensor);  scalar_tensor = None
    unsqueeze: "i64[8, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(where, 1);  where = None
    gather: "f32[8, 1][1, 1]cpu" = torch.ops.aten.gather.default(sub_6, 1, unsqueeze);  sub_6 = unsqueeze = None
    squeeze: "f32[8][1]cpu" = torch.ops.aten.squeeze.dim(gather, 1);  gather = None
    neg: "f32[8][1]cpu" = torch.ops.aten.neg.default(squeeze);  squeeze = None
    scalar_tensor_1: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_1: "f32[8][1]cpu" = torch.ops.aten.where.self(ne, neg, scalar_tensor_1);  ne = neg = scalar_tensor_1 = None
    ne_2: "b8[8][1]cpu" = torch.ops.aten.ne.Scalar(view_27, -100);  view_27 = None
    sum_2: "i64[][]cpu" = torch.ops.aten.sum.default(ne_2);  ne_2 = None
    convert_element_type: "f32[][]cpu" = torch.ops.prims.convert_element_type.default(sum_2, torch.float32);  sum_2 = None
    sum_3: "f32[][]cpu" = torch.ops.aten.sum.default(where_1);  where_1 = None
    div: "f32[][]cpu" = torch.ops.aten.div.Tensor(sum_3, convert_element_type);  sum_3 = None
    alias_5: "f32[8, 7][7, 1]cpu" = torch.ops.aten.alias.default(alias_4);  alias_4 = None
    exp_1: "f32[8, 7][7, 1]cpu" = torch.ops.aten.exp.default(alias_5);  alias_5 = None
    permute_19: "f32[7, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute_16, [1, 0]);  permute_16 = None
    permute_21: "f32[4, 8][8, 1]cpu" = torch.ops.aten.permute.default(permute_15, [1, 0]);  permute_15 = None
    permute_25: "f32[8, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute_14, [1, 0]);  permute_14 = None
    permute_29: "f32[4, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute_13, [1, 0]);  permute_13 = None
    alias_7: "f32[2, 2, 4, 2][16, 2, 4, 1]cpu" = torch.ops.aten.alias.default(alias_2);  alias_2 = None
    permute_37: "f32[12, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute_8, [1, 0]);  permute_8 = None
    permute_41: "f32[4, 8][8, 1]cpu" = torch.ops.aten.permute.default(permute_7, [1, 0]);  permute_7 = None
    permute_45: "f32[8, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute_6, [1, 0]);  permute_6 = None
    permute_49: "f32[4, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute_5, [1, 0]);  permute_5 = None
    alias_9: "f32[2, 2, 4, 2][16, 2, 4, 1]cpu" = torch.ops.aten.alias.default(alias);  alias = None
    permute_57: "f32[12, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute, [1, 0]);  permute = None
    return (div, primals_3, primals_9, primals_15, primals_21, primals_27, primals_29, primals_30, embedding, iota, embedding_1, view, permute_1, permute_2, permute_3, getitem_6, view_6, add_3, view_8, addmm_2, view_10, add_8, view_12, permute_9, permute_10, permute_11, getitem_15, view_18, add_11, view_20, addmm_6, view_22, add_16, view_24, convert_element_type, exp_1, permute_19, permute_21, permute_25, permute_29, alias_7, permute_37, permute_41, permute_45, permute_49, alias_9, permute_57)
