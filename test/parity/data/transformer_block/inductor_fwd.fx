def forward(self, primals_1: "f32[2, 3, 4][12, 4, 1]cpu", primals_2: "f32[4][1]cpu", primals_3: "f32[4][1]cpu", primals_4: "f32[12, 4][4, 1]cpu", primals_5: "f32[4, 4][4, 1]cpu", primals_6: "f32[4][1]cpu", primals_7: "f32[4][1]cpu", primals_8: "f32[8, 4][4, 1]cpu", primals_9: "f32[4, 8][8, 1]cpu"):
    var_mean = torch.ops.aten.var_mean.correction(primals_1, [2], correction = 0, keepdim = True)
    getitem: "f32[2, 3, 1][3, 1, 1]cpu" = var_mean[0]
    getitem_1: "f32[2, 3, 1][3, 1, 1]cpu" = var_mean[1];  var_mean = None
    add: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.add.Tensor(getitem, 1e-05);  getitem = None
    rsqrt: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.rsqrt.default(add);  add = None
    sub: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.sub.Tensor(primals_1, getitem_1);  getitem_1 = None
    mul: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.mul.Tensor(sub, rsqrt);  sub = rsqrt = None
    mul_1: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul, primals_2);  mul = None
    add_1: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.add.Tensor(mul_1, primals_3);  mul_1 = primals_3 = None
    permute: "f32[4, 12][1, 4]cpu" = torch.ops.aten.permute.default(primals_4, [1, 0]);  primals_4 = None
    view: "f32[6, 4][4, 1]cpu" = torch.ops.aten.view.default(add_1, [6, 4]);  add_1 = None
    mm: "f32[6, 12][12, 1]cpu" = torch.ops.aten.mm.default(view, permute)
    view_1: "f32[2, 3, 12][36, 12, 1]cpu" = torch.ops.aten.view.default(mm, [2, 3, 12]);  mm = None
    split = torch.ops.aten.split.Tensor(view_1, 4, -1);  view_1 = None
    getitem_2: "f32[2, 3, 4][36, 12, 1]cpu" = split[0]
    getitem_3: "f32[2, 3, 4][36, 12, 1]cpu" = split[1]
    getitem_4: "f32[2, 3, 4][36, 12, 1]cpu" = split[2];  split = None
    view_2: "f32[2, 3, 2, 2][36, 12, 2, 1]cpu" = torch.ops.aten.view.default(getitem_2, [2, 3, 2, 2]);  getitem_2 = None
    permute_1: "f32[2, 2, 3, 2][36, 2, 12, 1]cpu" = torch.ops.aten.permute.default(view_2, [0, 2, 1, 3]);  view_2 = None
    view_3: "f32[2, 3, 2, 2][36, 12, 2, 1]cpu" = torch.ops.aten.view.default(getitem_3, [2, 3, 2, 2]);  getitem_3 = None
    permute_2: "f32[2, 2, 3, 2][36, 2, 12, 1]cpu" = torch.ops.aten.permute.default(view_3, [0, 2, 1, 3]);  view_3 = None
    view_4: "f32[2, 3, 2, 2][36, 12, 2, 1]cpu" = torch.ops.aten.view.default(getitem_4, [2, 3, 2, 2]);  getitem_4 = None
    permute_3: "f32[2, 2, 3, 2][36, 2, 12, 1]cpu" = torch.ops.aten.permute.default(view_4, [0, 2, 1, 3]);  view_4 = None
    permute_4: "f32[2, 2, 2, 3][36, 2, 1, 12]cpu" = torch.ops.aten.permute.default(permute_2, [0, 1, 3, 2]);  permute_2 = None
    expand: "f32[2, 2, 3, 2][36, 2, 12, 1]cpu" = torch.ops.aten.expand.default(permute_1, [2, 2, 3, 2]);  permute_1 = None
    clone: "f32[2, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.clone.default(expand, memory_format = torch.contiguous_format);  expand = None
    view_5: "f32[4, 3, 2][6, 2, 1]cpu" = torch.ops.aten.view.default(clone, [4, 3, 2]);  clone = None
    expand_1: "f32[2, 2, 2, 3][36, 2, 1, 12]cpu" = torch.ops.aten.expand.default(permute_4, [2, 2, 2, 3]);  permute_4 = None
    clone_1: "f32[2, 2, 2, 3][12, 6, 3, 1]cpu" = torch.ops.aten.clone.default(expand_1, memory_format = torch.contiguous_format);  expand_1 = None
    view_6: "f32[4, 2, 3][6, 3, 1]cpu" = torch.ops.aten.view.default(clone_1, [4, 2, 3]);  clone_1 = None
    bmm: "f32[4, 3, 3][9, 3, 1]cpu" = torch.ops.aten.bmm.default(view_5, view_6)
    view_7: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.view.default(bmm, [2, 2, 3, 3]);  bmm = None
    mul_2: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.mul.Tensor(view_7, 0.7);  view_7 = None
    amax: "f32[2, 2, 3, 1][6, 3, 1, 1]cpu" = torch.ops.aten.amax.default(mul_2, [-1], True)
    sub_1: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.sub.Tensor(mul_2, amax);  mul_2 = amax = None
    exp: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.exp.default(sub_1);  sub_1 = None
    sum_1: "f32[2, 2, 3, 1][6, 3, 1, 1]cpu" = torch.ops.aten.sum.dim_IntList(exp, [-1], True)
    div: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.div.Tensor(exp, sum_1);  exp = sum_1 = None
    expand_2: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.expand.default(div, [2, 2, 3, 3])
    view_8: "f32[4, 3, 3][9, 3, 1]cpu" = torch.ops.aten.view.default(expand_2, [4, 3, 3]);  expand_2 = None
    expand_3: "f32[2, 2, 3, 2][36, 2, 12, 1]cpu" = torch.ops.aten.expand.default(permute_3, [2, 2, 3, 2]);  permute_3 = None
    clone_2: "f32[2, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.clone.default(expand_3, memory_format = torch.contiguous_format);  expand_3 = None
    view_9: "f32[4, 3, 2][6, 2, 1]cpu" = torch.ops.aten.view.default(clone_2, [4, 3, 2]);  clone_2 = None
    bmm_1: "f32[4, 3, 2][6, 2, 1]cpu" = torch.ops.aten.bmm.default(view_8, view_9);  view_8 = None
    view_10: "f32[2, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.view.default(bmm_1, [2, 2, 3, 2]);  bmm_1 = None
    permute_5: "f32[2, 3, 2, 2][12, 2, 6, 1]cpu" = torch.ops.aten.permute.default(view_10, [0, 2, 1, 3]);  view_10 = None
    clone_3: "f32[2, 3, 2, 2][12, 4, 2, 1]cpu" = torch.ops.aten.clone.default(permute_5, memory_format = torch.contiguous_format);  permute_5 = None
    view_11: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.view.default(clone_3, [2, 3, 4]);  clone_3 = None
    permute_6: "f32[4, 4][1, 4]cpu" = torch.ops.aten.permute.default(primals_5, [1, 0]);  primals_5 = None
    view_12: "f32[6, 4][4, 1]cpu" = torch.ops.aten.view.default(view_11, [6, 4]);  view_11 = None
    mm_1: "f32[6, 4][4, 1]cpu" = torch.ops.aten.mm.default(view_12, permute_6)
    view_13: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.view.default(mm_1, [2, 3, 4])
    add_2: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.add.Tensor(primals_1, view_13);  view_13 = None
    var_mean_1 = torch.ops.aten.var_mean.correction(add_2, [2], correction = 0, keepdim = True)
    getitem_5: "f32[2, 3, 1][3, 1, 1]cpu" = var_mean_1[0]
    getitem_6: "f32[2, 3, 1][3, 1, 1]cpu" = var_mean_1[1];  var_mean_1 = None
    add_3: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.add.Tensor(getitem_5, 1e-05);  getitem_5 = None
    rsqrt_1: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.rsqrt.default(add_3);  add_3 = None
    sub_2: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.sub.Tensor(add_2, getitem_6);  getitem_6 = None
    mul_3: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.mul.Tensor(sub_2, rsqrt_1);  sub_2 = rsqrt_1 = None
    mul_4: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_3, primals_6);  mul_3 = None
    add_4: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.add.Tensor(mul_4, primals_7);  mul_4 = primals_7 = None
    permute_7: "f32[4, 8][1, 4]cpu" = torch.ops.aten.permute.default(primals_8, [1, 0]);  primals_8 = None
    view_14: "f32[6, 4][4, 1]cpu" = torch.ops.aten.view.default(add_4, [6, 4]);  add_4 = None
    mm_2: "f32[6, 8][8, 1]cpu" = torch.ops.aten.mm.default(view_14, permute_7)
    view_15: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.view.default(mm_2, [2, 3, 8])
    mul_5: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.mul.Tensor(view_15, 0.5)
    mul_6: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.mul.Tensor(view_15, 0.7071067811865476);  view_15 = None
    erf: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.erf.default(mul_6);  mul_6 = None
    add_5: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.add.Tensor(erf, 1);  erf = None
    mul_7: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.mul.Tensor(mul_5, add_5);  mul_5 = add_5 = None
    permute_8: "f32[8, 4][1, 8]cpu" = torch.ops.aten.permute.default(primals_9, [1, 0]);  primals_9 = None
    view_16: "f32[6, 8][8, 1]cpu" = torch.ops.aten.view.default(mul_7, [6, 8]);  mul_7 = None
    mm_3: "f32[6, 4][4, 1]cpu" = torch.ops.aten.mm.default(view_16, permute_8)
    view_17: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.view.default(mm_3, [2, 3, 4]);  mm_3 = None
    add_6: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_2, view_17);  add_2 = view_17 = None
    permute_11: "f32[4, 8][8, 1]cpu" = torch.ops.aten.permute.default(permute_8, [1, 0]);  permute_8 = None
    permute_15: "f32[8, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute_7, [1, 0]);  permute_7 = None
    permute_19: "f32[4, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute_6, [1, 0]);  permute_6 = None
    permute_23: "f32[4, 2, 3][6, 1, 2]cpu" = torch.ops.aten.permute.default(view_9, [0, 2, 1]);  view_9 = None
    permute_24: "f32[4, 2, 3][6, 1, 2]cpu" = torch.ops.aten.permute.default(view_5, [0, 2, 1]);  view_5 = None
    permute_25: "f32[4, 3, 2][6, 1, 3]cpu" = torch.ops.aten.permute.default(view_6, [0, 2, 1]);  view_6 = None
    permute_32: "f32[12, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute, [1, 0]);  permute = None
    return (add_6, primals_1, primals_2, primals_6, view, div, view_12, mm_1, view_14, mm_2, view_16, permute_11, permute_15, permute_19, permute_23, permute_24, permute_25, permute_32)
