def forward(self, primals_1: "f32[5, 3][3, 1]cpu", primals_2: "f32[5, 3][3, 1]cpu", tangents_1: "f32[][]cpu"):
    mean: "f32[3][1]cpu" = torch.ops.aten.mean.dim(primals_1, [0])
    sub: "f32[5, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(primals_1, mean);  mean = None
    std: "f32[3][1]cpu" = torch.ops.aten.std.correction(primals_1, [0], correction = 1)
    detach: "f32[3][1]cpu" = torch.ops.aten.detach.default(std)
    div: "f32[5, 3][3, 1]cpu" = torch.ops.aten.div.Tensor(sub, std)
    mean_1: "f32[3][1]cpu" = torch.ops.aten.mean.dim(primals_2, [0])
    sub_1: "f32[5, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(primals_2, mean_1);  mean_1 = None
    std_1: "f32[3][1]cpu" = torch.ops.aten.std.correction(primals_2, [0], correction = 1)
    detach_1: "f32[3][1]cpu" = torch.ops.aten.detach.default(std_1)
    div_1: "f32[5, 3][3, 1]cpu" = torch.ops.aten.div.Tensor(sub_1, std_1)
    permute: "f32[3, 5][1, 3]cpu" = torch.ops.aten.permute.default(div, [1, 0]);  div = None
    mm: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mm.default(permute, div_1)
    div_2: "f32[3, 3][3, 1]cpu" = torch.ops.aten.div.Tensor(mm, 5);  mm = None
    diagonal_copy: "f32[3][1]cpu" = torch.ops.aten.diagonal_copy.default(div_2)
    diag_embed: "f32[3, 3][3, 1]cpu" = torch.ops.aten.diag_embed.default(diagonal_copy);  diagonal_copy = None
    sub_2: "f32[3, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(div_2, diag_embed);  diag_embed = None
    diagonal_copy_1: "f32[3][1]cpu" = torch.ops.aten.diagonal_copy.default(div_2);  div_2 = None
    rsub: "f32[3][1]cpu" = torch.ops.aten.rsub.Scalar(diagonal_copy_1, 1);  diagonal_copy_1 = None
    pow_1: "f32[3][1]cpu" = torch.ops.aten.pow.Tensor_Scalar(rsub, 2)
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.default(pow_1);  pow_1 = None
    pow_2: "f32[3, 3][3, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(sub_2, 2)
    sum_2: "f32[][]cpu" = torch.ops.aten.sum.default(pow_2);  pow_2 = None
    mul: "f32[][]cpu" = torch.ops.aten.mul.Tensor(sum_2, 0.005);  sum_2 = None
    add: "f32[][]cpu" = torch.ops.aten.add.Tensor(sum_1, mul);  sum_1 = mul = None
    mul_1: "f32[][]cpu" = torch.ops.aten.mul.Tensor(tangents_1, 0.005)
    expand: "f32[3, 3][0, 0]cpu" = torch.ops.aten.expand.default(mul_1, [3, 3]);  mul_1 = None
    pow_3: "f32[3, 3][3, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(sub_2, 1.0);  sub_2 = None
    mul_2: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mul.Scalar(pow_3, 2.0);  pow_3 = None
    mul_3: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(expand, mul_2);  expand = mul_2 = None
    expand_1: "f32[3][0]cpu" = torch.ops.aten.expand.default(tangents_1, [3]);  tangents_1 = None
    pow_4: "f32[3][1]cpu" = torch.ops.aten.pow.Tensor_Scalar(rsub, 1.0);  rsub = None
    mul_4: "f32[3][1]cpu" = torch.ops.aten.mul.Scalar(pow_4, 2.0);  pow_4 = None
    mul_5: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(expand_1, mul_4);  expand_1 = mul_4 = None
    neg: "f32[3][1]cpu" = torch.ops.aten.neg.default(mul_5);  mul_5 = None
    diagonal_backward: "f32[3, 3][3, 1]cpu" = torch.ops.aten.diagonal_backward.default(neg, [3, 3], 0, 0, 1);  neg = None
    neg_1: "f32[3, 3][3, 1]cpu" = torch.ops.aten.neg.default(mul_3)
    add_1: "f32[3, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(diagonal_backward, mul_3);  diagonal_backward = mul_3 = None
    diagonal: "f32[3][4]cpu" = torch.ops.aten.diagonal.default(neg_1, 0, -2, -1);  neg_1 = None
    diagonal_backward_1: "f32[3, 3][3, 1]cpu" = torch.ops.aten.diagonal_backward.default(diagonal, [3, 3], 0, 0, 1);  diagonal = None
    add_2: "f32[3, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(add_1, diagonal_backward_1);  add_1 = diagonal_backward_1 = None
    div_3: "f32[3, 3][3, 1]cpu" = torch.ops.aten.div.Tensor(add_2, 5);  add_2 = None
    t: "f32[5, 3][3, 1]cpu" = torch.ops.aten.t.default(permute);  permute = None
    mm_1: "f32[5, 3][3, 1]cpu" = torch.ops.aten.mm.default(t, div_3);  t = None
    t_1: "f32[3, 3][1, 3]cpu" = torch.ops.aten.t.default(div_3);  div_3 = None
    mm_2: "f32[5, 3][3, 1]cpu" = torch.ops.aten.mm.default(div_1, t_1);  div_1 = t_1 = None
    t_2: "f32[3, 5][1, 3]cpu" = torch.ops.aten.t.default(mm_2);  mm_2 = None
    permute_1: "f32[5, 3][3, 1]cpu" = torch.ops.aten.permute.default(t_2, [1, 0]);  t_2 = None
    div_4: "f32[5, 3][3, 1]cpu" = torch.ops.aten.div.Tensor(sub_1, std_1);  sub_1 = None
    div_5: "f32[5, 3][3, 1]cpu" = torch.ops.aten.div.Tensor(div_4, std_1);  div_4 = None
    neg_2: "f32[5, 3][3, 1]cpu" = torch.ops.aten.neg.default(mm_1)
    mul_6: "f32[5, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(neg_2, div_5);  neg_2 = div_5 = None
    div_6: "f32[5, 3][3, 1]cpu" = torch.ops.aten.div.Tensor(mm_1, std_1);  mm_1 = std_1 = None
    sum_3: "f32[1, 3][3, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_6, [0], True);  mul_6 = None
    view: "f32[3][1]cpu" = torch.ops.aten.view.default(sum_3, [3]);  sum_3 = None
    detach_2: "f32[3][1]cpu" = torch.ops.aten.detach.default(detach_1);  detach_1 = None
    mul_7: "f32[3][1]cpu" = torch.ops.aten.mul.Scalar(detach_2, 2)
    div_7: "f32[3][1]cpu" = torch.ops.aten.div.Tensor(view, mul_7);  view = mul_7 = None
    eq: "b8[3][1]cpu" = torch.ops.aten.eq.Scalar(detach_2, 0);  detach_2 = None
    masked_fill: "f32[3][1]cpu" = torch.ops.aten.masked_fill.Scalar(div_7, eq, 0);  div_7 = eq = None
    mean_2: "f32[1, 3][3, 1]cpu" = torch.ops.aten.mean.dim(primals_2, [0], True)
    sub_3: "f32[5, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(primals_2, mean_2);  primals_2 = mean_2 = None
    unsqueeze_1: "f32[1, 3][3, 1]cpu" = torch.ops.aten.unsqueeze.default(masked_fill, 0);  masked_fill = None
    mul_8: "f32[1, 3][3, 1]cpu" = torch.ops.aten.mul.Scalar(unsqueeze_1, 0.5);  unsqueeze_1 = None
    mul_9: "f32[5, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(mul_8, sub_3);  mul_8 = sub_3 = None
    neg_3: "f32[5, 3][3, 1]cpu" = torch.ops.aten.neg.default(div_6)
    sum_4: "f32[1, 3][3, 1]cpu" = torch.ops.aten.sum.dim_IntList(neg_3, [0], True);  neg_3 = None
    view_1: "f32[3][1]cpu" = torch.ops.aten.view.default(sum_4, [3]);  sum_4 = None
    add_3: "f32[5, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(mul_9, div_6);  mul_9 = div_6 = None
    unsqueeze_2: "f32[1, 3][3, 1]cpu" = torch.ops.aten.unsqueeze.default(view_1, 0);  view_1 = None
    expand_2: "f32[5, 3][0, 1]cpu" = torch.ops.aten.expand.default(unsqueeze_2, [5, 3]);  unsqueeze_2 = None
    div_8: "f32[5, 3][3, 1]cpu" = torch.ops.aten.div.Scalar(expand_2, 5);  expand_2 = None
    add_4: "f32[5, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(add_3, div_8);  add_3 = div_8 = None
    div_9: "f32[5, 3][3, 1]cpu" = torch.ops.aten.div.Tensor(sub, std);  sub = None
    div_10: "f32[5, 3][3, 1]cpu" = torch.ops.aten.div.Tensor(div_9, std);  div_9 = None
    neg_4: "f32[5, 3][3, 1]cpu" = torch.ops.aten.neg.default(permute_1)
    mul_10: "f32[5, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(neg_4, div_10);  neg_4 = div_10 = None
    div_11: "f32[5, 3][3, 1]cpu" = torch.ops.aten.div.Tensor(permute_1, std);  permute_1 = std = None
    sum_5: "f32[1, 3][3, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_10, [0], True);  mul_10 = None
    view_2: "f32[3][1]cpu" = torch.ops.aten.view.default(sum_5, [3]);  sum_5 = None
    detach_3: "f32[3][1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    mul_11: "f32[3][1]cpu" = torch.ops.aten.mul.Scalar(detach_3, 2)
    div_12: "f32[3][1]cpu" = torch.ops.aten.div.Tensor(view_2, mul_11);  view_2 = mul_11 = None
    eq_1: "b8[3][1]cpu" = torch.ops.aten.eq.Scalar(detach_3, 0);  detach_3 = None
    masked_fill_1: "f32[3][1]cpu" = torch.ops.aten.masked_fill.Scalar(div_12, eq_1, 0);  div_12 = eq_1 = None
    mean_3: "f32[1, 3][3, 1]cpu" = torch.ops.aten.mean.dim(primals_1, [0], True)
    sub_4: "f32[5, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(primals_1, mean_3);  primals_1 = mean_3 = None
    unsqueeze_4: "f32[1, 3][3, 1]cpu" = torch.ops.aten.unsqueeze.default(masked_fill_1, 0);  masked_fill_1 = None
    mul_12: "f32[1, 3][3, 1]cpu" = torch.ops.aten.mul.Scalar(unsqueeze_4, 0.5);  unsqueeze_4 = None
    mul_13: "f32[5, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(mul_12, sub_4);  mul_12 = sub_4 = None
    neg_5: "f32[5, 3][3, 1]cpu" = torch.ops.aten.neg.default(div_11)
    sum_6: "f32[1, 3][3, 1]cpu" = torch.ops.aten.sum.dim_IntList(neg_5, [0], True);  neg_5 = None
    view_3: "f32[3][1]cpu" = torch.ops.aten.view.default(sum_6, [3]);  sum_6 = None
    add_5: "f32[5, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(mul_13, div_11);  mul_13 = div_11 = None
    unsqueeze_5: "f32[1, 3][3, 1]cpu" = torch.ops.aten.unsqueeze.default(view_3, 0);  view_3 = None
    expand_3: "f32[5, 3][0, 1]cpu" = torch.ops.aten.expand.default(unsqueeze_5, [5, 3]);  unsqueeze_5 = None
    div_13: "f32[5, 3][3, 1]cpu" = torch.ops.aten.div.Scalar(expand_3, 5);  expand_3 = None
    add_6: "f32[5, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(add_5, div_13);  add_5 = div_13 = None
    return (add, add_6, add_4)
