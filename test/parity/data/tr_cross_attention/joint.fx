def forward(self, primals_1: "f32[2, 3, 4][12, 4, 1]cpu", primals_2: "f32[2, 4, 4][16, 4, 1]cpu", primals_3: "f32[4, 4][4, 1]cpu", primals_4: "f32[8, 4][4, 1]cpu", tangents_1: "f32[2, 3, 4][12, 4, 1]cpu"):
    t: "f32[4, 4][1, 4]cpu" = torch.ops.aten.t.default(primals_3);  primals_3 = None
    view: "f32[6, 4][4, 1]cpu" = torch.ops.aten.view.default(primals_1, [6, 4]);  primals_1 = None
    mm: "f32[6, 4][4, 1]cpu" = torch.ops.aten.mm.default(view, t)
    _unsafe_view: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten._unsafe_view.default(mm, [2, 3, 4]);  mm = None
    view_1: "f32[2, 3, 2, 2][12, 4, 2, 1]cpu" = torch.ops.aten.view.default(_unsafe_view, [2, 3, 2, 2]);  _unsafe_view = None
    transpose: "f32[2, 2, 3, 2][12, 2, 4, 1]cpu" = torch.ops.aten.transpose.int(view_1, 1, 2);  view_1 = None
    t_1: "f32[4, 8][1, 4]cpu" = torch.ops.aten.t.default(primals_4);  primals_4 = None
    view_2: "f32[8, 4][4, 1]cpu" = torch.ops.aten.view.default(primals_2, [8, 4]);  primals_2 = None
    mm_1: "f32[8, 8][8, 1]cpu" = torch.ops.aten.mm.default(view_2, t_1)
    _unsafe_view_1: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten._unsafe_view.default(mm_1, [2, 4, 8]);  mm_1 = None
    view_3: "f32[2, 4, 2, 2, 2][32, 8, 4, 2, 1]cpu" = torch.ops.aten.view.default(_unsafe_view_1, [2, 4, 2, 2, 2]);  _unsafe_view_1 = None
    permute: "f32[2, 2, 2, 4, 2][4, 32, 2, 8, 1]cpu" = torch.ops.aten.permute.default(view_3, [2, 0, 3, 1, 4]);  view_3 = None
    unbind = torch.ops.aten.unbind.int(permute);  permute = None
    getitem: "f32[2, 2, 4, 2][32, 2, 8, 1]cpu" = unbind[0]
    getitem_1: "f32[2, 2, 4, 2][32, 2, 8, 1]cpu" = unbind[1];  unbind = None
    transpose_1: "f32[2, 2, 2, 4][32, 2, 1, 8]cpu" = torch.ops.aten.transpose.int(getitem, -1, -2);  getitem = None
    expand: "f32[2, 2, 3, 2][12, 2, 4, 1]cpu" = torch.ops.aten.expand.default(transpose, [2, 2, 3, 2]);  transpose = None
    clone: "f32[2, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.clone.default(expand, memory_format = torch.contiguous_format);  expand = None
    _unsafe_view_2: "f32[4, 3, 2][6, 2, 1]cpu" = torch.ops.aten._unsafe_view.default(clone, [4, 3, 2]);  clone = None
    expand_1: "f32[2, 2, 2, 4][32, 2, 1, 8]cpu" = torch.ops.aten.expand.default(transpose_1, [2, 2, 2, 4]);  transpose_1 = None
    clone_1: "f32[2, 2, 2, 4][16, 8, 4, 1]cpu" = torch.ops.aten.clone.default(expand_1, memory_format = torch.contiguous_format);  expand_1 = None
    _unsafe_view_3: "f32[4, 2, 4][8, 4, 1]cpu" = torch.ops.aten._unsafe_view.default(clone_1, [4, 2, 4]);  clone_1 = None
    bmm: "f32[4, 3, 4][12, 4, 1]cpu" = torch.ops.aten.bmm.default(_unsafe_view_2, _unsafe_view_3)
    view_4: "f32[2, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.view.default(bmm, [2, 2, 3, 4]);  bmm = None
    mul: "f32[2, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.mul.Tensor(view_4, 0.7071);  view_4 = None
    _softmax: "f32[2, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten._softmax.default(mul, -1, False);  mul = None
    detach: "f32[2, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.detach.default(_softmax)
    expand_2: "f32[2, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.expand.default(_softmax, [2, 2, 3, 4]);  _softmax = None
    view_5: "f32[4, 3, 4][12, 4, 1]cpu" = torch.ops.aten.view.default(expand_2, [4, 3, 4]);  expand_2 = None
    expand_3: "f32[2, 2, 4, 2][32, 2, 8, 1]cpu" = torch.ops.aten.expand.default(getitem_1, [2, 2, 4, 2]);  getitem_1 = None
    clone_2: "f32[2, 2, 4, 2][16, 8, 2, 1]cpu" = torch.ops.aten.clone.default(expand_3, memory_format = torch.contiguous_format);  expand_3 = None
    _unsafe_view_4: "f32[4, 4, 2][8, 2, 1]cpu" = torch.ops.aten._unsafe_view.default(clone_2, [4, 4, 2]);  clone_2 = None
    bmm_1: "f32[4, 3, 2][6, 2, 1]cpu" = torch.ops.aten.bmm.default(view_5, _unsafe_view_4)
    view_6: "f32[2, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.view.default(bmm_1, [2, 2, 3, 2]);  bmm_1 = None
    transpose_2: "f32[2, 3, 2, 2][12, 2, 6, 1]cpu" = torch.ops.aten.transpose.int(view_6, 1, 2);  view_6 = None
    clone_3: "f32[2, 3, 2, 2][12, 4, 2, 1]cpu" = torch.ops.aten.clone.default(transpose_2, memory_format = torch.contiguous_format);  transpose_2 = None
    _unsafe_view_5: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten._unsafe_view.default(clone_3, [2, 3, 4]);  clone_3 = None
    view_7: "f32[2, 3, 2, 2][12, 4, 2, 1]cpu" = torch.ops.aten.view.default(tangents_1, [2, 3, 2, 2]);  tangents_1 = None
    transpose_3: "f32[2, 2, 3, 2][12, 2, 4, 1]cpu" = torch.ops.aten.transpose.int(view_7, 1, 2);  view_7 = None
    clone_4: "f32[2, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.clone.default(transpose_3, memory_format = torch.contiguous_format);  transpose_3 = None
    _unsafe_view_6: "f32[4, 3, 2][6, 2, 1]cpu" = torch.ops.aten._unsafe_view.default(clone_4, [4, 3, 2]);  clone_4 = None
    transpose_4: "f32[4, 4, 3][12, 1, 4]cpu" = torch.ops.aten.transpose.int(view_5, 1, 2);  view_5 = None
    bmm_2: "f32[4, 4, 2][8, 2, 1]cpu" = torch.ops.aten.bmm.default(transpose_4, _unsafe_view_6);  transpose_4 = None
    transpose_5: "f32[4, 2, 4][8, 1, 2]cpu" = torch.ops.aten.transpose.int(_unsafe_view_4, 1, 2);  _unsafe_view_4 = None
    bmm_3: "f32[4, 3, 4][12, 4, 1]cpu" = torch.ops.aten.bmm.default(_unsafe_view_6, transpose_5);  _unsafe_view_6 = transpose_5 = None
    view_8: "f32[2, 2, 4, 2][16, 8, 2, 1]cpu" = torch.ops.aten.view.default(bmm_2, [2, 2, 4, 2]);  bmm_2 = None
    view_9: "f32[2, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.view.default(bmm_3, [2, 2, 3, 4]);  bmm_3 = None
    detach_1: "f32[2, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    _softmax_backward_data: "f32[2, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten._softmax_backward_data.default(view_9, detach_1, -1, torch.float32);  view_9 = detach_1 = None
    mul_1: "f32[2, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.mul.Tensor(_softmax_backward_data, 0.7071);  _softmax_backward_data = None
    view_10: "f32[4, 3, 4][12, 4, 1]cpu" = torch.ops.aten.view.default(mul_1, [4, 3, 4]);  mul_1 = None
    transpose_6: "f32[4, 2, 3][6, 1, 2]cpu" = torch.ops.aten.transpose.int(_unsafe_view_2, 1, 2);  _unsafe_view_2 = None
    bmm_4: "f32[4, 2, 4][8, 4, 1]cpu" = torch.ops.aten.bmm.default(transpose_6, view_10);  transpose_6 = None
    transpose_7: "f32[4, 4, 2][8, 1, 4]cpu" = torch.ops.aten.transpose.int(_unsafe_view_3, 1, 2);  _unsafe_view_3 = None
    bmm_5: "f32[4, 3, 2][6, 2, 1]cpu" = torch.ops.aten.bmm.default(view_10, transpose_7);  view_10 = transpose_7 = None
    view_11: "f32[2, 2, 2, 4][16, 8, 4, 1]cpu" = torch.ops.aten.view.default(bmm_4, [2, 2, 2, 4]);  bmm_4 = None
    view_12: "f32[2, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.view.default(bmm_5, [2, 2, 3, 2]);  bmm_5 = None
    transpose_8: "f32[2, 2, 4, 2][16, 8, 1, 4]cpu" = torch.ops.aten.transpose.int(view_11, -1, -2);  view_11 = None
    stack: "f32[2, 2, 2, 4, 2][32, 16, 8, 2, 1]cpu" = torch.ops.aten.stack.default([transpose_8, view_8]);  transpose_8 = view_8 = None
    permute_1: "f32[2, 4, 2, 2, 2][16, 2, 32, 8, 1]cpu" = torch.ops.aten.permute.default(stack, [1, 3, 0, 2, 4]);  stack = None
    clone_5: "f32[2, 4, 2, 2, 2][32, 8, 4, 2, 1]cpu" = torch.ops.aten.clone.default(permute_1, memory_format = torch.contiguous_format);  permute_1 = None
    _unsafe_view_7: "f32[2, 4, 8][32, 8, 1]cpu" = torch.ops.aten._unsafe_view.default(clone_5, [2, 4, 8]);  clone_5 = None
    view_13: "f32[8, 8][8, 1]cpu" = torch.ops.aten.view.default(_unsafe_view_7, [8, 8]);  _unsafe_view_7 = None
    t_2: "f32[8, 8][1, 8]cpu" = torch.ops.aten.t.default(view_13)
    mm_2: "f32[8, 4][4, 1]cpu" = torch.ops.aten.mm.default(t_2, view_2);  t_2 = view_2 = None
    t_3: "f32[4, 8][1, 4]cpu" = torch.ops.aten.t.default(mm_2);  mm_2 = None
    t_4: "f32[8, 4][4, 1]cpu" = torch.ops.aten.t.default(t_1);  t_1 = None
    mm_3: "f32[8, 4][4, 1]cpu" = torch.ops.aten.mm.default(view_13, t_4);  view_13 = t_4 = None
    view_14: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.view.default(mm_3, [2, 4, 4]);  mm_3 = None
    t_5: "f32[8, 4][4, 1]cpu" = torch.ops.aten.t.default(t_3);  t_3 = None
    transpose_9: "f32[2, 3, 2, 2][12, 2, 6, 1]cpu" = torch.ops.aten.transpose.int(view_12, 1, 2);  view_12 = None
    clone_6: "f32[2, 3, 2, 2][12, 4, 2, 1]cpu" = torch.ops.aten.clone.default(transpose_9, memory_format = torch.contiguous_format);  transpose_9 = None
    _unsafe_view_8: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten._unsafe_view.default(clone_6, [2, 3, 4]);  clone_6 = None
    view_15: "f32[6, 4][4, 1]cpu" = torch.ops.aten.view.default(_unsafe_view_8, [6, 4]);  _unsafe_view_8 = None
    t_6: "f32[4, 6][1, 4]cpu" = torch.ops.aten.t.default(view_15)
    mm_4: "f32[4, 4][4, 1]cpu" = torch.ops.aten.mm.default(t_6, view);  t_6 = view = None
    t_7: "f32[4, 4][1, 4]cpu" = torch.ops.aten.t.default(mm_4);  mm_4 = None
    t_8: "f32[4, 4][4, 1]cpu" = torch.ops.aten.t.default(t);  t = None
    mm_5: "f32[6, 4][4, 1]cpu" = torch.ops.aten.mm.default(view_15, t_8);  view_15 = t_8 = None
    view_16: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.view.default(mm_5, [2, 3, 4]);  mm_5 = None
    t_9: "f32[4, 4][4, 1]cpu" = torch.ops.aten.t.default(t_7);  t_7 = None
    return (_unsafe_view_5, view_16, view_14, t_9, t_5)
