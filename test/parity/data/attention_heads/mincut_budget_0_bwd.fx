def forward(self, primals_1: "f32[2, 3, 4][12, 4, 1]cpu", primals_2: "f32[12, 4][4, 1]cpu", primals_3: "f32[12][1]cpu", primals_4: "f32[4, 4][4, 1]cpu", tangents_1: "f32[2, 3, 4][12, 4, 1]cpu"):
    view_8: "f32[6, 4][4, 1]cpu" = torch.ops.aten.view.default(tangents_1, [6, 4]);  tangents_1 = None
    t_1: "f32[4, 4][1, 4]cpu" = torch.ops.aten.t.default(primals_4);  primals_4 = None
    t_2: "f32[4, 4][4, 1]cpu" = torch.ops.aten.t.default(t_1);  t_1 = None
    mm: "f32[6, 4][4, 1]cpu" = torch.ops.aten.mm.default(view_8, t_2);  t_2 = None
    t_3: "f32[4, 6][1, 4]cpu" = torch.ops.aten.t.default(view_8)
    view: "f32[6, 4][4, 1]cpu" = torch.ops.aten.view.default(primals_1, [6, 4]);  primals_1 = None
    t: "f32[4, 12][1, 4]cpu" = torch.ops.aten.t.default(primals_2);  primals_2 = None
    addmm: "f32[6, 12][12, 1]cpu" = torch.ops.aten.addmm.default(primals_3, view, t);  primals_3 = None
    _unsafe_view: "f32[2, 3, 12][36, 12, 1]cpu" = torch.ops.aten._unsafe_view.default(addmm, [2, 3, 12]);  addmm = None
    split = torch.ops.aten.split.Tensor(_unsafe_view, 4, -1);  _unsafe_view = None
    getitem: "f32[2, 3, 4][36, 12, 1]cpu" = split[0]
    getitem_1: "f32[2, 3, 4][36, 12, 1]cpu" = split[1]
    getitem_2: "f32[2, 3, 4][36, 12, 1]cpu" = split[2];  split = None
    view_1: "f32[2, 3, 2, 2][36, 12, 2, 1]cpu" = torch.ops.aten.view.default(getitem, [2, 3, 2, 2]);  getitem = None
    transpose: "f32[2, 2, 3, 2][36, 2, 12, 1]cpu" = torch.ops.aten.transpose.int(view_1, 1, 2);  view_1 = None
    view_2: "f32[2, 3, 2, 2][36, 12, 2, 1]cpu" = torch.ops.aten.view.default(getitem_1, [2, 3, 2, 2]);  getitem_1 = None
    transpose_1: "f32[2, 2, 3, 2][36, 2, 12, 1]cpu" = torch.ops.aten.transpose.int(view_2, 1, 2);  view_2 = None
    view_3: "f32[2, 3, 2, 2][36, 12, 2, 1]cpu" = torch.ops.aten.view.default(getitem_2, [2, 3, 2, 2]);  getitem_2 = None
    transpose_2: "f32[2, 2, 3, 2][36, 2, 12, 1]cpu" = torch.ops.aten.transpose.int(view_3, 1, 2);  view_3 = None
    transpose_3: "f32[2, 2, 2, 3][36, 2, 1, 12]cpu" = torch.ops.aten.transpose.int(transpose_1, -2, -1);  transpose_1 = None
    expand: "f32[2, 2, 3, 2][36, 2, 12, 1]cpu" = torch.ops.aten.expand.default(transpose, [2, 2, 3, 2]);  transpose = None
    clone: "f32[2, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.clone.default(expand, memory_format = torch.contiguous_format);  expand = None
    _unsafe_view_1: "f32[4, 3, 2][6, 2, 1]cpu" = torch.ops.aten._unsafe_view.default(clone, [4, 3, 2]);  clone = None
    expand_1: "f32[2, 2, 2, 3][36, 2, 1, 12]cpu" = torch.ops.aten.expand.default(transpose_3, [2, 2, 2, 3]);  transpose_3 = None
    clone_1: "f32[2, 2, 2, 3][12, 6, 3, 1]cpu" = torch.ops.aten.clone.default(expand_1, memory_format = torch.contiguous_format);  expand_1 = None
    _unsafe_view_2: "f32[4, 2, 3][6, 3, 1]cpu" = torch.ops.aten._unsafe_view.default(clone_1, [4, 2, 3]);  clone_1 = None
    bmm: "f32[4, 3, 3][9, 3, 1]cpu" = torch.ops.aten.bmm.default(_unsafe_view_1, _unsafe_view_2)
    view_4: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.view.default(bmm, [2, 2, 3, 3]);  bmm = None
    mul: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.mul.Tensor(view_4, 0.7);  view_4 = None
    _softmax: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten._softmax.default(mul, -1, False);  mul = None
    expand_2: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.expand.default(_softmax, [2, 2, 3, 3])
    view_5: "f32[4, 3, 3][9, 3, 1]cpu" = torch.ops.aten.view.default(expand_2, [4, 3, 3]);  expand_2 = None
    expand_3: "f32[2, 2, 3, 2][36, 2, 12, 1]cpu" = torch.ops.aten.expand.default(transpose_2, [2, 2, 3, 2]);  transpose_2 = None
    clone_2: "f32[2, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.clone.default(expand_3, memory_format = torch.contiguous_format);  expand_3 = None
    _unsafe_view_3: "f32[4, 3, 2][6, 2, 1]cpu" = torch.ops.aten._unsafe_view.default(clone_2, [4, 3, 2]);  clone_2 = None
    bmm_1: "f32[4, 3, 2][6, 2, 1]cpu" = torch.ops.aten.bmm.default(view_5, _unsafe_view_3)
    view_6: "f32[2, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.view.default(bmm_1, [2, 2, 3, 2]);  bmm_1 = None
    transpose_4: "f32[2, 3, 2, 2][12, 2, 6, 1]cpu" = torch.ops.aten.transpose.int(view_6, 1, 2);  view_6 = None
    clone_3: "f32[2, 3, 2, 2][12, 4, 2, 1]cpu" = torch.ops.aten.clone.default(transpose_4, memory_format = torch.contiguous_format);  transpose_4 = None
    _unsafe_view_4: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten._unsafe_view.default(clone_3, [2, 3, 4]);  clone_3 = None
    view_7: "f32[6, 4][4, 1]cpu" = torch.ops.aten.view.default(_unsafe_view_4, [6, 4]);  _unsafe_view_4 = None
    mm_1: "f32[4, 4][4, 1]cpu" = torch.ops.aten.mm.default(t_3, view_7);  t_3 = view_7 = None
    t_4: "f32[4, 4][1, 4]cpu" = torch.ops.aten.t.default(mm_1);  mm_1 = None
    sum_1: "f32[1, 4][4, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_8, [0], True);  view_8 = None
    view_9: "f32[4][1]cpu" = torch.ops.aten.view.default(sum_1, [4]);  sum_1 = None
    t_5: "f32[4, 4][4, 1]cpu" = torch.ops.aten.t.default(t_4);  t_4 = None
    view_10: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.view.default(mm, [2, 3, 4]);  mm = None
    view_11: "f32[2, 3, 2, 2][12, 4, 2, 1]cpu" = torch.ops.aten.view.default(view_10, [2, 3, 2, 2]);  view_10 = None
    transpose_5: "f32[2, 2, 3, 2][12, 2, 4, 1]cpu" = torch.ops.aten.transpose.int(view_11, 1, 2);  view_11 = None
    clone_4: "f32[2, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.clone.default(transpose_5, memory_format = torch.contiguous_format);  transpose_5 = None
    _unsafe_view_6: "f32[4, 3, 2][6, 2, 1]cpu" = torch.ops.aten._unsafe_view.default(clone_4, [4, 3, 2]);  clone_4 = None
    transpose_6: "f32[4, 3, 3][9, 1, 3]cpu" = torch.ops.aten.transpose.int(view_5, 1, 2);  view_5 = None
    bmm_2: "f32[4, 3, 2][6, 2, 1]cpu" = torch.ops.aten.bmm.default(transpose_6, _unsafe_view_6);  transpose_6 = None
    transpose_7: "f32[4, 2, 3][6, 1, 2]cpu" = torch.ops.aten.transpose.int(_unsafe_view_3, 1, 2);  _unsafe_view_3 = None
    bmm_3: "f32[4, 3, 3][9, 3, 1]cpu" = torch.ops.aten.bmm.default(_unsafe_view_6, transpose_7);  _unsafe_view_6 = transpose_7 = None
    view_12: "f32[2, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.view.default(bmm_2, [2, 2, 3, 2]);  bmm_2 = None
    view_13: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.view.default(bmm_3, [2, 2, 3, 3]);  bmm_3 = None
    detach: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.detach.default(_softmax);  _softmax = None
    detach_1: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    _softmax_backward_data: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten._softmax_backward_data.default(view_13, detach_1, -1, torch.float32);  view_13 = detach_1 = None
    mul_1: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.mul.Tensor(_softmax_backward_data, 0.7);  _softmax_backward_data = None
    view_14: "f32[4, 3, 3][9, 3, 1]cpu" = torch.ops.aten.view.default(mul_1, [4, 3, 3]);  mul_1 = None
    transpose_8: "f32[4, 2, 3][6, 1, 2]cpu" = torch.ops.aten.transpose.int(_unsafe_view_1, 1, 2);  _unsafe_view_1 = None
    bmm_4: "f32[4, 2, 3][6, 3, 1]cpu" = torch.ops.aten.bmm.default(transpose_8, view_14);  transpose_8 = None
    transpose_9: "f32[4, 3, 2][6, 1, 3]cpu" = torch.ops.aten.transpose.int(_unsafe_view_2, 1, 2);  _unsafe_view_2 = None
    bmm_5: "f32[4, 3, 2][6, 2, 1]cpu" = torch.ops.aten.bmm.default(view_14, transpose_9);  view_14 = transpose_9 = None
    view_15: "f32[2, 2, 2, 3][12, 6, 3, 1]cpu" = torch.ops.aten.view.default(bmm_4, [2, 2, 2, 3]);  bmm_4 = None
    view_16: "f32[2, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.view.default(bmm_5, [2, 2, 3, 2]);  bmm_5 = None
    transpose_10: "f32[2, 2, 3, 2][12, 6, 1, 3]cpu" = torch.ops.aten.transpose.int(view_15, -2, -1);  view_15 = None
    transpose_11: "f32[2, 3, 2, 2][12, 2, 6, 1]cpu" = torch.ops.aten.transpose.int(view_12, 1, 2);  view_12 = None
    clone_5: "f32[2, 3, 2, 2][12, 4, 2, 1]cpu" = torch.ops.aten.clone.default(transpose_11, memory_format = torch.contiguous_format);  transpose_11 = None
    _unsafe_view_7: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten._unsafe_view.default(clone_5, [2, 3, 4]);  clone_5 = None
    transpose_12: "f32[2, 3, 2, 2][12, 1, 6, 3]cpu" = torch.ops.aten.transpose.int(transpose_10, 1, 2);  transpose_10 = None
    view_17: "f32[2, 3, 4][12, 1, 3]cpu" = torch.ops.aten.view.default(transpose_12, [2, 3, 4]);  transpose_12 = None
    transpose_13: "f32[2, 3, 2, 2][12, 2, 6, 1]cpu" = torch.ops.aten.transpose.int(view_16, 1, 2);  view_16 = None
    clone_6: "f32[2, 3, 2, 2][12, 4, 2, 1]cpu" = torch.ops.aten.clone.default(transpose_13, memory_format = torch.contiguous_format);  transpose_13 = None
    _unsafe_view_8: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten._unsafe_view.default(clone_6, [2, 3, 4]);  clone_6 = None
    cat: "f32[2, 3, 12][36, 12, 1]cpu" = torch.ops.aten.cat.default([_unsafe_view_8, view_17, _unsafe_view_7], 2);  _unsafe_view_8 = view_17 = _unsafe_view_7 = None
    view_18: "f32[6, 12][12, 1]cpu" = torch.ops.aten.view.default(cat, [6, 12]);  cat = None
    t_6: "f32[12, 4][4, 1]cpu" = torch.ops.aten.t.default(t);  t = None
    mm_2: "f32[6, 4][4, 1]cpu" = torch.ops.aten.mm.default(view_18, t_6);  t_6 = None
    t_7: "f32[12, 6][1, 12]cpu" = torch.ops.aten.t.default(view_18)
    mm_3: "f32[12, 4][4, 1]cpu" = torch.ops.aten.mm.default(t_7, view);  t_7 = view = None
    t_8: "f32[4, 12][1, 4]cpu" = torch.ops.aten.t.default(mm_3);  mm_3 = None
    sum_2: "f32[1, 12][12, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_18, [0], True);  view_18 = None
    view_19: "f32[12][1]cpu" = torch.ops.aten.view.default(sum_2, [12]);  sum_2 = None
    t_9: "f32[12, 4][4, 1]cpu" = torch.ops.aten.t.default(t_8);  t_8 = None
    view_20: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.view.default(mm_2, [2, 3, 4]);  mm_2 = None
    return (view_20, t_9, view_19, t_5, view_9)
