def forward(self, primals_1: "f32[2, 2, 4][8, 4, 1]cpu", primals_2: "f32[2, 3, 4][12, 4, 1]cpu", primals_3: "f32[1][1]cpu", primals_4: "b8[2, 3][3, 1]cpu", tangents_1: "f32[2, 2, 4][8, 4, 1]cpu"):
    transpose: "f32[2, 4, 3][12, 1, 4]cpu" = torch.ops.aten.transpose.int(primals_2, -1, -2)
    expand: "f32[2, 2, 4][8, 4, 1]cpu" = torch.ops.aten.expand.default(primals_1, [2, 2, 4]);  primals_1 = None
    view: "f32[2, 2, 4][8, 4, 1]cpu" = torch.ops.aten.view.default(expand, [2, 2, 4]);  expand = None
    expand_1: "f32[2, 4, 3][12, 1, 4]cpu" = torch.ops.aten.expand.default(transpose, [2, 4, 3]);  transpose = None
    view_1: "f32[2, 4, 3][12, 1, 4]cpu" = torch.ops.aten.view.default(expand_1, [2, 4, 3]);  expand_1 = None
    bmm: "f32[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten.bmm.default(view, view_1)
    view_2: "f32[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten.view.default(bmm, [2, 2, 3]);  bmm = None
    bitwise_not: "b8[2, 3][3, 1]cpu" = torch.ops.aten.bitwise_not.default(primals_4);  primals_4 = None
    masked_fill: "f32[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten.masked_fill.Scalar(view_2, bitwise_not, -inf);  view_2 = None
    _softmax: "f32[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten._softmax.default(masked_fill, -1, False);  masked_fill = None
    detach: "f32[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten.detach.default(_softmax)
    nan_to_num: "f32[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten.nan_to_num.default(_softmax)
    expand_2: "f32[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten.expand.default(nan_to_num, [2, 2, 3]);  nan_to_num = None
    view_3: "f32[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten.view.default(expand_2, [2, 2, 3]);  expand_2 = None
    expand_3: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.expand.default(primals_2, [2, 3, 4]);  primals_2 = None
    view_4: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.view.default(expand_3, [2, 3, 4]);  expand_3 = None
    bmm_1: "f32[2, 2, 4][8, 4, 1]cpu" = torch.ops.aten.bmm.default(view_3, view_4)
    view_5: "f32[2, 2, 4][8, 4, 1]cpu" = torch.ops.aten.view.default(bmm_1, [2, 2, 4]);  bmm_1 = None
    view_6: "f32[2, 2, 4][8, 4, 1]cpu" = torch.ops.aten.view.default(tangents_1, [2, 2, 4]);  tangents_1 = None
    transpose_1: "f32[2, 3, 2][6, 1, 3]cpu" = torch.ops.aten.transpose.int(view_3, 1, 2);  view_3 = None
    bmm_2: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.bmm.default(transpose_1, view_6);  transpose_1 = None
    transpose_2: "f32[2, 4, 3][12, 1, 4]cpu" = torch.ops.aten.transpose.int(view_4, 1, 2);  view_4 = None
    bmm_3: "f32[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten.bmm.default(view_6, transpose_2);  view_6 = transpose_2 = None
    view_7: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.view.default(bmm_2, [2, 3, 4]);  bmm_2 = None
    view_8: "f32[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten.view.default(bmm_3, [2, 2, 3]);  bmm_3 = None
    abs_1: "f32[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten.abs.default(_softmax)
    ne: "b8[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten.ne.Scalar(abs_1, inf);  abs_1 = None
    eq: "b8[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten.eq.Tensor(_softmax, _softmax);  _softmax = None
    mul: "b8[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten.mul.Tensor(eq, ne);  eq = ne = None
    mul_1: "f32[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten.mul.Tensor(view_8, mul);  view_8 = mul = None
    detach_1: "f32[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    _softmax_backward_data: "f32[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten._softmax_backward_data.default(mul_1, detach_1, -1, torch.float32);  mul_1 = detach_1 = None
    masked_fill_1: "f32[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten.masked_fill.Scalar(_softmax_backward_data, bitwise_not, 0);  _softmax_backward_data = bitwise_not = None
    view_9: "f32[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten.view.default(masked_fill_1, [2, 2, 3]);  masked_fill_1 = None
    transpose_3: "f32[2, 4, 2][8, 1, 4]cpu" = torch.ops.aten.transpose.int(view, 1, 2);  view = None
    bmm_4: "f32[2, 4, 3][12, 3, 1]cpu" = torch.ops.aten.bmm.default(transpose_3, view_9);  transpose_3 = None
    transpose_4: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.transpose.int(view_1, 1, 2);  view_1 = None
    bmm_5: "f32[2, 2, 4][8, 4, 1]cpu" = torch.ops.aten.bmm.default(view_9, transpose_4);  view_9 = transpose_4 = None
    view_10: "f32[2, 4, 3][12, 3, 1]cpu" = torch.ops.aten.view.default(bmm_4, [2, 4, 3]);  bmm_4 = None
    view_11: "f32[2, 2, 4][8, 4, 1]cpu" = torch.ops.aten.view.default(bmm_5, [2, 2, 4]);  bmm_5 = None
    transpose_5: "f32[2, 3, 4][12, 1, 3]cpu" = torch.ops.aten.transpose.int(view_10, -1, -2);  view_10 = None
    add: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.add.Tensor(view_7, transpose_5);  view_7 = transpose_5 = None
    return (view_5, view_11, add, None, None)
