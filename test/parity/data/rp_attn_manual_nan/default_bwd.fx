def forward(self, view: "f32[2, 2, 4][8, 4, 1]cpu", view_1: "f32[2, 4, 3][12, 1, 4]cpu", bitwise_not: "b8[2, 3][3, 1]cpu", _softmax: "f32[2, 2, 3][6, 3, 1]cpu", detach: "f32[2, 2, 3][6, 3, 1]cpu", view_3: "f32[2, 2, 3][6, 3, 1]cpu", view_4: "f32[2, 3, 4][12, 4, 1]cpu", tangents_1: "f32[2, 2, 4][8, 4, 1]cpu"):
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
    return (view_11, add, None, None)
