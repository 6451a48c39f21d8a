def forward(self, primals_1: "f32[2, 3, 4][12, 4, 1]cpu", primals_2: "f32[4][1]cpu", primals_3: "f32[4, 12][12, 1]cpu", primals_4: "f32[4, 8][8, 1]cpu", primals_5: "f32[8, 4][4, 1]cpu"):
    pow_1: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(primals_1, 2)
    mean: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.mean.dim(pow_1, [2], True);  pow_1 = None
    add: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.add.Scalar(mean, 1.1920928955078125e-07);  mean = None
    rsqrt: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.rsqrt.default(add);  add = None
    detach: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.detach.default(rsqrt)
    mul: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, rsqrt)
    mul_1: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul, primals_2)
    view: "f32[6, 4][4, 1]cpu" = torch.ops.aten.view.default(mul_1, [6, 4])
    mm: "f32[6, 12][12, 1]cpu" = torch.ops.aten.mm.default(view, primals_3)
    _unsafe_view: "f32[2, 3, 12][36, 12, 1]cpu" = torch.ops.aten._unsafe_view.default(mm, [2, 3, 12]);  mm = None
    split_with_sizes = torch.ops.aten.split_with_sizes.default(_unsafe_view, [4, 4, 4], -1);  _unsafe_view = None
    getitem: "f32[2, 3, 4][36, 12, 1]cpu" = split_with_sizes[0]
    getitem_1: "f32[2, 3, 4][36, 12, 1]cpu" = split_with_sizes[1]
    getitem_2: "f32[2, 3, 4][36, 12, 1]cpu" = split_with_sizes[2];  split_with_sizes = None
    transpose: "f32[2, 4, 3][36, 1, 12]cpu" = torch.ops.aten.transpose.int(getitem_1, -2, -1);  getitem_1 = None
    expand: "f32[2, 3, 4][36, 12, 1]cpu" = torch.ops.aten.expand.default(getitem, [2, 3, 4]);  getitem = None
    view_1: "f32[2, 3, 4][36, 12, 1]cpu" = torch.ops.aten.view.default(expand, [2, 3, 4]);  expand = None
    expand_1: "f32[2, 4, 3][36, 1, 12]cpu" = torch.ops.aten.expand.default(transpose, [2, 4, 3]);  transpose = None
    view_2: "f32[2, 4, 3][36, 1, 12]cpu" = torch.ops.aten.view.default(expand_1, [2, 4, 3]);  expand_1 = None
    bmm: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.bmm.default(view_1, view_2)
    view_3: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.view.default(bmm, [2, 3, 3]);  bmm = None
    div: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.div.Tensor(view_3, 2);  view_3 = None
    _softmax: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten._softmax.default(div, -1, False);  div = None
    detach_1: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.detach.default(_softmax)
    expand_2: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.expand.default(_softmax, [2, 3, 3]);  _softmax = None
    view_4: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.view.default(expand_2, [2, 3, 3]);  expand_2 = None
    expand_3: "f32[2, 3, 4][36, 12, 1]cpu" = torch.ops.aten.expand.default(getitem_2, [2, 3, 4]);  getitem_2 = None
    view_5: "f32[2, 3, 4][36, 12, 1]cpu" = torch.ops.aten.view.default(expand_3, [2, 3, 4]);  expand_3 = None
    bmm_1: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.bmm.default(view_4, view_5)
    view_6: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.view.default(bmm_1, [2, 3, 4]);  bmm_1 = None
    add_1: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.add.Tensor(primals_1, view_6);  view_6 = None
    view_7: "f32[6, 4][4, 1]cpu" = torch.ops.aten.view.default(mul_1, [6, 4]);  mul_1 = None
    mm_1: "f32[6, 8][8, 1]cpu" = torch.ops.aten.mm.default(view_7, primals_4)
    _unsafe_view_1: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten._unsafe_view.default(mm_1, [2, 3, 8]);  mm_1 = None
    gelu: "f32[2, 3, 8][24, 8, 1]cpu" = torch.ops.aten.gelu.default(_unsafe_view_1, approximate = 'tanh')
    view_8: "f32[6, 8][8, 1]cpu" = torch.ops.aten.view.default(gelu, [6, 8]);  gelu = None
    mm_2: "f32[6, 4][4, 1]cpu" = torch.ops.aten.mm.default(view_8, primals_5)
    _unsafe_view_2: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten._unsafe_view.default(mm_2, [2, 3, 4]);  mm_2 = None
    add_2: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_1, _unsafe_view_2);  add_1 = _unsafe_view_2 = None
    return (add_2, primals_1, primals_2, primals_3, primals_4, primals_5, rsqrt, detach, mul, view, view_1, view_2, detach_1, view_4, view_5, view_7, _unsafe_view_1, view_8)
