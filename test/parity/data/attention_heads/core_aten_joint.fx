def forward(self, primals_1: "f32[2, 3, 4][12, 4, 1]cpu", primals_2: "f32[12, 4][4, 1]cpu", primals_3: "f32[12][1]cpu", primals_4: "f32[4, 4][4, 1]cpu", primals_5: "f32[4][1]cpu", tangents_1: "f32[2, 3, 4][12, 4, 1]cpu"):
    view: "f32[6, 4][4, 1]cpu" = torch.ops.aten.view.default(primals_1, [6, 4]);  primals_1 = None
    permute: "f32[4, 12][1, 4]cpu" = torch.ops.aten.permute.default(primals_2, [1, 0]);  primals_2 = None
    addmm: "f32[6, 12][12, 1]cpu" = torch.ops.aten.addmm.default(primals_3, view, permute);  primals_3 = None
    view_1: "f32[2, 3, 12][36, 12, 1]cpu" = torch.ops.aten.view.default(addmm, [2, 3, 12]);  addmm = None
    split_with_sizes = torch.ops.aten.split_with_sizes.default(view_1, [4, 4, 4], -1);  view_1 = None
    getitem: "f32[2, 3, 4][36, 12, 1]cpu" = split_with_sizes[0]
    getitem_1: "f32[2, 3, 4][36, 12, 1]cpu" = split_with_sizes[1]
    getitem_2: "f32[2, 3, 4][36, 12, 1]cpu" = split_with_sizes[2];  split_with_sizes = None
    view_2: "f32[2, 3, 2, 2][36, 12, 2, 1]cpu" = torch.ops.aten.view.default(getitem, [2, 3, 2, 2]);  getitem = None
    permute_1: "f32[2, 2, 3, 2][36, 2, 12, 1]cpu" = torch.ops.aten.permute.default(view_2, [0, 2, 1, 3]);  view_2 = None
    view_3: "f32[2, 3, 2, 2][36, 12, 2, 1]cpu" = torch.ops.aten.view.default(getitem_1, [2, 3, 2, 2]);  getitem_1 = None
    permute_2: "f32[2, 2, 3, 2][36, 2, 12, 1]cpu" = torch.ops.aten.permute.default(view_3, [0, 2, 1, 3]);  view_3 = None
    view_4: "f32[2, 3, 2, 2][36, 12, 2, 1]cpu" = torch.ops.aten.view.default(getitem_2, [2, 3, 2, 2]);  getitem_2 = None
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
    mul: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.mul.Tensor(view_7, 0.7);  view_7 = None
    _softmax: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten._softmax.default(mul, -1, False);  mul = None
    alias: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.alias.default(_softmax)
    expand_2: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.expand.default(_softmax, [2, 2, 3, 3]);  _softmax = None
    view_8: "f32[4, 3, 3][9, 3, 1]cpu" = torch.ops.aten.view.default(expand_2, [4, 3, 3]);  expand_2 = None
    expand_3: "f32[2, 2, 3, 2][36, 2, 12, 1]cpu" = torch.ops.aten.expand.default(permute_3, [2, 2, 3, 2]);  permute_3 = None
    clone_2: "f32[2, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.clone.default(expand_3, memory_format = torch.contiguous_format);  expand_3 = None
    view_9: "f32[4, 3, 2][6, 2, 1]cpu" = torch.ops.aten.view.default(clone_2, [4, 3, 2]);  clone_2 = None
    bmm_1: "f32[4, 3, 2][6, 2, 1]cpu" = torch.ops.aten.bmm.default(view_8, view_9)
    view_10: "f32[2, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.view.default(bmm_1, [2, 2, 3, 2]);  bmm_1 = None
    permute_5: "f32[2, 3, 2, 2][12, 2, 6, 1]cpu" = torch.ops.aten.permute.default(view_10, [0, 2, 1, 3]);  view_10 = None
    clone_3: "f32[2, 3, 2, 2][12, 4, 2, 1]cpu" = torch.ops.aten.clone.default(permute_5, memory_format = torch.contiguous_format);  permute_5 = None
    view_11: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.view.default(clone_3, [2, 3, 4]);  clone_3 = None
    view_12: "f32[6, 4][4, 1]cpu" = torch.ops.aten.view.default(view_11, [6, 4]);  view_11 = None
    permute_6: "f32[4, 4][1, 4]cpu" = torch.ops.aten.permute.default(primals_4, [1, 0]);  primals_4 = None
    addmm_1: "f32[6, 4][4, 1]cpu" = torch.ops.aten.addmm.default(primals_5, view_12, permute_6);  primals_5 = None
    view_13: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.view.default(addmm_1, [2, 3, 4]);  addmm_1 = None
    view_14: "f32[6, 4][4, 1]cpu" = torch.ops.aten.view.default(tangents_1, [6, 4]);  tangents_1 = None
    permute_7: "f32[4, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute_6, [1, 0]);  permute_6 = None
    mm: "f32[6, 4][4, 1]cpu" = torch.ops.aten.mm.default(view_14, permute_7);  permute_7 = None
    permute_8: "f32[4, 6][1, 4]cpu" = torch.ops.aten.permute.default(view_14, [1, 0])
    mm_1: "f32[4, 4][4, 1]cpu" = torch.ops.aten.mm.default(permute_8, view_12);  permute_8 = view_12 = None
    permute_9: "f32[4, 4][1, 4]cpu" = torch.ops.aten.permute.default(mm_1, [1, 0]);  mm_1 = None
    sum_1: "f32[1, 4][4, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_14, [0], True);  view_14 = None
    view_15: "f32[4][1]cpu" = torch.ops.aten.view.default(sum_1, [4]);  sum_1 = None
    permute_10: "f32[4, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute_9, [1, 0]);  permute_9 = None
    view_16: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.view.default(mm, [2, 3, 4]);  mm = None
    view_17: "f32[2, 3, 2, 2][12, 4, 2, 1]cpu" = torch.ops.aten.view.default(view_16, [2, 3, 2, 2]);  view_16 = None
    permute_11: "f32[2, 2, 3, 2][12, 2, 4, 1]cpu" = torch.ops.aten.permute.default(view_17, [0, 2, 1, 3]);  view_17 = None
    clone_4: "f32[2, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.clone.default(permute_11, memory_format = torch.contiguous_format);  permute_11 = None
    view_18: "f32[4, 3, 2][6, 2, 1]cpu" = torch.ops.aten.view.default(clone_4, [4, 3, 2]);  clone_4 = None
    permute_12: "f32[4, 3, 3][9, 1, 3]cpu" = torch.ops.aten.permute.default(view_8, [0, 2, 1]);  view_8 = None
    bmm_2: "f32[4, 3, 2][6, 2, 1]cpu" = torch.ops.aten.bmm.default(permute_12, view_18);  permute_12 = None
    permute_13: "f32[4, 2, 3][6, 1, 2]cpu" = torch.ops.aten.permute.default(view_9, [0, 2, 1]);  view_9 = None
    bmm_3: "f32[4, 3, 3][9, 3, 1]cpu" = torch.ops.aten.bmm.default(view_18, permute_13);  view_18 = permute_13 = None
    view_19: "f32[2, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.view.default(bmm_2, [2, 2, 3, 2]);  bmm_2 = None
    view_20: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.view.default(bmm_3, [2, 2, 3, 3]);  bmm_3 = None
    alias_1: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.alias.default(alias);  alias = None
    mul_1: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.mul.Tensor(view_20, alias_1);  view_20 = None
    sum_2: "f32[2, 2, 3, 1][6, 3, 1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_1, [-1], True)
    mul_2: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.mul.Tensor(alias_1, sum_2);  alias_1 = sum_2 = None
    sub: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.sub.Tensor(mul_1, mul_2);  mul_1 = mul_2 = None
    mul_3: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.mul.Tensor(sub, 0.7);  sub = None
    view_21: "f32[4, 3, 3][9, 3, 1]cpu" = torch.ops.aten.view.default(mul_3, [4, 3, 3]);  mul_3 = None
    permute_14: "f32[4, 2, 3][6, 1, 2]cpu" = torch.ops.aten.permute.default(view_5, [0, 2, 1]);  view_5 = None
    bmm_4: "f32[4, 2, 3][6, 3, 1]cpu" = torch.ops.aten.bmm.default(permute_14, view_21);  permute_14 = None
    permute_15: "f32[4, 3, 2][6, 1, 3]cpu" = torch.ops.aten.permute.default(view_6, [0, 2, 1]);  view_6 = None
    bmm_5: "f32[4, 3, 2][6, 2, 1]cpu" = torch.ops.aten.bmm.default(view_21, permute_15);  view_21 = permute_15 = None
    view_22: "f32[2, 2, 2, 3][12, 6, 3, 1]cpu" = torch.ops.aten.view.default(bmm_4, [2, 2, 2, 3]);  bmm_4 = None
    view_23: "f32[2, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.view.default(bmm_5, [2, 2, 3, 2]);  bmm_5 = None
    permute_16: "f32[2, 2, 3, 2][12, 6, 1, 3]cpu" = torch.ops.aten.permute.default(view_22, [0, 1, 3, 2]);  view_22 = None
    permute_17: "f32[2, 3, 2, 2][12, 2, 6, 1]cpu" = torch.ops.aten.permute.default(view_19, [0, 2, 1, 3]);  view_19 = None
    clone_5: "f32[2, 3, 2, 2][12, 4, 2, 1]cpu" = torch.ops.aten.clone.default(permute_17, memory_format = torch.contiguous_format);  permute_17 = None
    view_24: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.view.default(clone_5, [2, 3, 4]);  clone_5 = None
    permute_18: "f32[2, 3, 2, 2][12, 1, 6, 3]cpu" = torch.ops.aten.permute.default(permute_16, [0, 2, 1, 3]);  permute_16 = None
    view_25: "f32[2, 3, 4][12, 1, 3]cpu" = torch.ops.aten.view.default(permute_18, [2, 3, 4]);  permute_18 = None
    permute_19: "f32[2, 3, 2, 2][12, 2, 6, 1]cpu" = torch.ops.aten.permute.default(view_23, [0, 2, 1, 3]);  view_23 = None
    clone_6: "f32[2, 3, 2, 2][12, 4, 2, 1]cpu" = torch.ops.aten.clone.default(permute_19, memory_format = torch.contiguous_format);  permute_19 = None
    view_26: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.view.default(clone_6, [2, 3, 4]);  clone_6 = None
    cat: "f32[2, 3, 12][36, 12, 1]cpu" = torch.ops.aten.cat.default([view_26, view_25, view_24], 2);  view_26 = view_25 = view_24 = None
    view_27: "f32[6, 12][12, 1]cpu" = torch.ops.aten.view.default(cat, [6, 12]);  cat = None
    permute_20: "f32[12, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute, [1, 0]);  permute = None
    mm_2: "f32[6, 4][4, 1]cpu" = torch.ops.aten.mm.default(view_27, permute_20);  permute_20 = None
    permute_21: "f32[12, 6][1, 12]cpu" = torch.ops.aten.permute.default(view_27, [1, 0])
    mm_3: "f32[12, 4][4, 1]cpu" = torch.ops.aten.mm.default(permute_21, view);  permute_21 = view = None
    permute_22: "f32[4, 12][1, 4]cpu" = torch.ops.aten.permute.default(mm_3, [1, 0]);  mm_3 = None
    sum_3: "f32[1, 12][12, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_27, [0], True);  view_27 = None
    view_28: "f32[12][1]cpu" = torch.ops.aten.view.default(sum_3, [12]);  sum_3 = None
    permute_23: "f32[12, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute_22, [1, 0]);  permute_22 = None
    view_29: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.view.default(mm_2, [2, 3, 4]);  mm_2 = None
    return (view_13, view_29, permute_23, view_28, permute_10, view_15)
