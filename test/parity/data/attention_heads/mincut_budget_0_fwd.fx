def forward(self, primals_1: "f32[2, 3, 4][12, 4, 1]cpu", primals_2: "f32[12, 4][4, 1]cpu", primals_3: "f32[12][1]cpu", primals_4: "f32[4, 4][4, 1]cpu", primals_5: "f32[4][1]cpu"):
    view: "f32[6, 4][4, 1]cpu" = torch.ops.aten.view.default(primals_1, [6, 4])
    t: "f32[4, 12][1, 4]cpu" = torch.ops.aten.t.default(primals_2)
    addmm: "f32[6, 12][12, 1]cpu" = torch.ops.aten.addmm.default(primals_3, view, t);  view = t = None
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
    bmm: "f32[4, 3, 3][9, 3, 1]cpu" = torch.ops.aten.bmm.default(_unsafe_view_1, _unsafe_view_2);  _unsafe_view_1 = _unsafe_view_2 = None
    view_4: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.view.default(bmm, [2, 2, 3, 3]);  bmm = None
    mul: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.mul.Tensor(view_4, 0.7);  view_4 = None
    _softmax: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten._softmax.default(mul, -1, False);  mul = None
    expand_2: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.expand.default(_softmax, [2, 2, 3, 3]);  _softmax = None
    view_5: "f32[4, 3, 3][9, 3, 1]cpu" = torch.ops.aten.view.default(expand_2, [4, 3, 3]);  expand_2 = None
    expand_3: "f32[2, 2, 3, 2][36, 2, 12, 1]cpu" = torch.ops.aten.expand.default(transpose_2, [2, 2, 3, 2]);  transpose_2 = None
    clone_2: "f32[2, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.clone.default(expand_3, memory_format = torch.contiguous_format);  expand_3 = None
    _unsafe_view_3: "f32[4, 3, 2][6, 2, 1]cpu" = torch.ops.aten._unsafe_view.default(clone_2, [4, 3, 2]);  clone_2 = None
    bmm_1: "f32[4, 3, 2][6, 2, 1]cpu" = torch.ops.aten.bmm.default(view_5, _unsafe_view_3);  view_5 = _unsafe_view_3 = None
    view_6: "f32[2, 2, 3, 2][12, 6, 2, 1]cpu" = torch.ops.aten.view.default(bmm_1, [2, 2, 3, 2]);  bmm_1 = None
    transpose_4: "f32[2, 3, 2, 2][12, 2, 6, 1]cpu" = torch.ops.aten.transpose.int(view_6, 1, 2);  view_6 = None
    clone_3: "f32[2, 3, 2, 2][12, 4, 2, 1]cpu" = torch.ops.aten.clone.default(transpose_4, memory_format = torch.contiguous_format);  transpose_4 = None
    _unsafe_view_4: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten._unsafe_view.default(clone_3, [2, 3, 4]);  clone_3 = None
    view_7: "f32[6, 4][4, 1]cpu" = torch.ops.aten.view.default(_unsafe_view_4, [6, 4]);  _unsafe_view_4 = None
    t_1: "f32[4, 4][1, 4]cpu" = torch.ops.aten.t.default(primals_4)
    addmm_1: "f32[6, 4][4, 1]cpu" = torch.ops.aten.addmm.default(primals_5, view_7, t_1);  primals_5 = view_7 = t_1 = None
    _unsafe_view_5: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten._unsafe_view.default(addmm_1, [2, 3, 4]);  addmm_1 = None
    return (_unsafe_view_5, primals_1, primals_2, primals_3, primals_4)
