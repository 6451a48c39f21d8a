def forward(self, primals_2: "f32[12, 4][4, 1]cpu", primals_4: "f32[4, 4][4, 1]cpu", view: "f32[6, 4][4, 1]cpu", _softmax: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu", view_7: "f32[6, 4][4, 1]cpu", transpose_7: "f32[4, 2, 3][6, 1, 2]cpu", transpose_8: "f32[4, 2, 3][6, 1, 2]cpu", transpose_9: "f32[4, 3, 2][6, 1, 3]cpu", tangents_1: "f32[2, 3, 4][12, 4, 1]cpu"):
    view_8: "f32[6, 4][4, 1]cpu" = torch.ops.aten.view.default(tangents_1, [6, 4]);  tangents_1 = None
    t_1: "f32[4, 4][1, 4]cpu" = torch.ops.aten.t.default(primals_4);  primals_4 = None
    t_2: "f32[4, 4][4, 1]cpu" = torch.ops.aten.t.default(t_1);  t_1 = None
    mm: "f32[6, 4][4, 1]cpu" = torch.ops.aten.mm.default(view_8, t_2);  t_2 = None
    t_3: "f32[4, 6][1, 4]cpu" = torch.ops.aten.t.default(view_8)
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
    expand_2: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.expand.default(_softmax, [2, 2, 3, 3])
    view_5: "f32[4, 3, 3][9, 3, 1]cpu" = torch.ops.aten.view.default(expand_2, [4, 3, 3]);  expand_2 = None
    transpose_6: "f32[4, 3, 3][9, 1, 3]cpu" = torch.ops.aten.transpose.int(view_5, 1, 2);  view_5 = None
    bmm_2: "f32[4, 3, 2][6, 2, 1]cpu" = torch.ops.aten.bmm.default(transpose_6, _unsafe_view_6);  transpose_6 = None
    bmm_3: "f32[4, 3, 3][9, 3, 1]cpu" = torch.ops.aten.bmm.default(_unsafe_view_6, transpose_7);  _unsafe_view_6 = transpose_7 = None
    view_12: "f32[2, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.view.default(bmm_2, [2, 2, 3, 2]);  bmm_2 = None
    view_13: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.view.default(bmm_3, [2, 2, 3, 3]);  bmm_3 = None
    detach: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.detach.default(_softmax);  _softmax = None
    detach_1: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    _softmax_backward_data: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten._softmax_backward_data.default(view_13, detach_1, -1, torch.float32);  view_13 = detach_1 = None
    mul_1: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.mul.Tensor(_softmax_backward_data, 0.7);  _softmax_backward_data = None
    view_14: "f32[4, 3, 3][9, 3, 1]cpu" = torch.ops.aten.view.default(mul_1, [4, 3, 3]);  mul_1 = None
    bmm_4: "f32[4, 2, 3][6, 3, 1]cpu" = torch.ops.aten.bmm.default(transpose_8, view_14);  transpose_8 = None
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
    t: "f32[4, 12][1, 4]cpu" = torch.ops.aten.t.default(primals_2);  primals_2 = None
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
