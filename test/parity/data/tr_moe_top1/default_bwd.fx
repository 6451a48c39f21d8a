def forward(self, primals_1: "f32[5, 4][4, 1]cpu", primals_2: "f32[4, 3][3, 1]cpu", detach: "f32[5, 3][3, 1]cpu", getitem_1: "i64[5][1]cpu", mean: "f32[3][1]cpu", unsqueeze_1: "f32[5, 1][1, 1]cpu", view: "f32[1, 5, 3][15, 3, 1]cpu", view_2: "f32[5, 2, 4][8, 4, 1]cpu", view_3: "f32[5, 4, 1][4, 1, 1]cpu", view_5: "f32[5, 2][2, 1]cpu", tangents_1: "f32[5, 2][2, 1]cpu", tangents_2: "f32[][]cpu"):
    mul_3: "f32[5, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, unsqueeze_1);  unsqueeze_1 = None
    mul_4: "f32[5, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, view_5);  tangents_1 = view_5 = None
    sum_2: "f32[5, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_4, [1], True);  mul_4 = None
    view_6: "f32[5, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.view.default(mul_3, [5, 2, 1, 1]);  mul_3 = None
    permute_9: "f32[5, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.permute.default(view_6, [0, 1, 2, 3]);  view_6 = None
    view_7: "f32[5, 2, 1][2, 1, 1]cpu" = torch.ops.aten.view.default(permute_9, [5, 2, 1]);  permute_9 = None
    transpose: "f32[5, 4, 2][8, 1, 4]cpu" = torch.ops.aten.transpose.int(view_2, 1, 2);  view_2 = None
    bmm_2: "f32[5, 4, 1][4, 1, 1]cpu" = torch.ops.aten.bmm.default(transpose, view_7);  transpose = None
    transpose_1: "f32[5, 1, 4][4, 1, 1]cpu" = torch.ops.aten.transpose.int(view_3, 1, 2);  view_3 = None
    bmm_3: "f32[5, 2, 4][8, 4, 1]cpu" = torch.ops.aten.bmm.default(view_7, transpose_1);  view_7 = transpose_1 = None
    view_8: "f32[5, 4, 1, 1][4, 1, 1, 1]cpu" = torch.ops.aten.view.default(bmm_2, [5, 4, 1, 1]);  bmm_2 = None
    permute_10: "f32[5, 1, 4, 1][4, 1, 1, 1]cpu" = torch.ops.aten.permute.default(view_8, [0, 3, 1, 2]);  view_8 = None
    view_9: "f32[5, 2, 4, 1][8, 4, 1, 1]cpu" = torch.ops.aten.view.default(bmm_3, [5, 2, 4, 1]);  bmm_3 = None
    permute_11: "f32[5, 2, 4, 1][8, 4, 1, 1]cpu" = torch.ops.aten.permute.default(view_9, [0, 1, 2, 3]);  view_9 = None
    permute_12: "f32[5, 1, 2, 4][8, 1, 4, 1]cpu" = torch.ops.aten.permute.default(permute_11, [0, 3, 1, 2]);  permute_11 = None
    view_10: "f32[1, 5, 8][40, 8, 1]cpu" = torch.ops.aten.view.default(permute_12, [1, 5, 8]);  permute_12 = None
    transpose_2: "f32[1, 3, 5][15, 1, 3]cpu" = torch.ops.aten.transpose.int(view, 1, 2);  view = None
    bmm_4: "f32[1, 3, 8][24, 8, 1]cpu" = torch.ops.aten.bmm.default(transpose_2, view_10);  transpose_2 = view_10 = None
    view_11: "f32[3, 2, 4, 1][8, 4, 1, 1]cpu" = torch.ops.aten.view.default(bmm_4, [3, 2, 4, 1]);  bmm_4 = None
    permute_13: "f32[1, 2, 4, 3][1, 4, 1, 8]cpu" = torch.ops.aten.permute.default(view_11, [3, 1, 2, 0]);  view_11 = None
    permute_14: "f32[5, 4, 1, 1][4, 1, 1, 1]cpu" = torch.ops.aten.permute.default(permute_10, [0, 2, 1, 3]);  permute_10 = None
    squeeze: "f32[5, 4, 1][4, 1, 1]cpu" = torch.ops.aten.squeeze.dim(permute_14, 3);  permute_14 = None
    squeeze_1: "f32[5, 4][4, 1]cpu" = torch.ops.aten.squeeze.dim(squeeze, 2);  squeeze = None
    permute_15: "f32[3, 4, 2, 1][8, 1, 4, 1]cpu" = torch.ops.aten.permute.default(permute_13, [3, 2, 1, 0]);  permute_13 = None
    squeeze_2: "f32[3, 4, 2][8, 1, 4]cpu" = torch.ops.aten.squeeze.dim(permute_15, 3);  permute_15 = None
    squeeze_3: "f32[5][1]cpu" = torch.ops.aten.squeeze.dim(sum_2, 1);  sum_2 = None
    mul_5: "f32[][]cpu" = torch.ops.aten.mul.Tensor(tangents_2, 3);  tangents_2 = None
    expand: "f32[3][0]cpu" = torch.ops.aten.expand.default(mul_5, [3]);  mul_5 = None
    mul_6: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(expand, mean);  expand = mean = None
    unsqueeze_7: "f32[1, 3][3, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_6, 0);  mul_6 = None
    expand_1: "f32[5, 3][0, 1]cpu" = torch.ops.aten.expand.default(unsqueeze_7, [5, 3]);  unsqueeze_7 = None
    div: "f32[5, 3][3, 1]cpu" = torch.ops.aten.div.Scalar(expand_1, 5);  expand_1 = None
    unsqueeze_8: "f32[5, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(squeeze_3, -1);  squeeze_3 = None
    unsqueeze_9: "i64[5, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(getitem_1, -1);  getitem_1 = None
    new_zeros: "f32[5, 3][3, 1]cpu" = torch.ops.aten.new_zeros.default(unsqueeze_8, [5, 3])
    scatter: "f32[5, 3][3, 1]cpu" = torch.ops.aten.scatter.src(new_zeros, -1, unsqueeze_9, unsqueeze_8);  new_zeros = unsqueeze_9 = unsqueeze_8 = None
    add: "f32[5, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(div, scatter);  div = scatter = None
    detach_1: "f32[5, 3][3, 1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    _softmax_backward_data: "f32[5, 3][3, 1]cpu" = torch.ops.aten._softmax_backward_data.default(add, detach_1, -1, torch.float32);  add = detach_1 = None
    t: "f32[4, 5][1, 4]cpu" = torch.ops.aten.t.default(primals_1);  primals_1 = None
    mm_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mm.default(t, _softmax_backward_data);  t = None
    t_1: "f32[3, 4][1, 3]cpu" = torch.ops.aten.t.default(primals_2);  primals_2 = None
    mm_2: "f32[5, 4][4, 1]cpu" = torch.ops.aten.mm.default(_softmax_backward_data, t_1);  _softmax_backward_data = t_1 = None
    add_1: "f32[5, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(squeeze_1, mm_2);  squeeze_1 = mm_2 = None
    return (add_1, mm_1, squeeze_2)
