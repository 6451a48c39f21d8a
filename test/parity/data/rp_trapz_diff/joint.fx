def forward(self, primals_1: "f32[2, 4][4, 1]cpu", tangents_1: "f32[2][1]cpu", tangents_2: "f32[2, 2][2, 1]cpu", tangents_3: "f32[2, 3][3, 1]cpu", tangents_4: "f32[2, 4][4, 1]cpu"):
    select: "f32[2][4]cpu" = torch.ops.aten.select.int(primals_1, 1, -1)
    select_1: "f32[2][4]cpu" = torch.ops.aten.select.int(primals_1, 1, 0)
    add: "f32[2][1]cpu" = torch.ops.aten.add.Tensor(select_1, select);  select_1 = select = None
    mul: "f32[2][1]cpu" = torch.ops.aten.mul.Scalar(add, 0.5);  add = None
    sum_1: "f32[2][1]cpu" = torch.ops.aten.sum.dim_IntList(primals_1, [1])
    sub: "f32[2][1]cpu" = torch.ops.aten.sub.Tensor(sum_1, mul);  sum_1 = mul = None
    mul_1: "f32[2][1]cpu" = torch.ops.aten.mul.Scalar(sub, 1.0);  sub = None
    slice_1: "f32[2, 3][4, 1]cpu" = torch.ops.aten.slice.Tensor(primals_1, -1, 0, 3)
    slice_2: "f32[2, 3][4, 1]cpu" = torch.ops.aten.slice.Tensor(primals_1, -1, 1, 4)
    sub_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(slice_2, slice_1);  slice_2 = slice_1 = None
    slice_3: "f32[2, 2][3, 1]cpu" = torch.ops.aten.slice.Tensor(sub_1, -1, 0, 2)
    slice_4: "f32[2, 2][3, 1]cpu" = torch.ops.aten.slice.Tensor(sub_1, -1, 1, 3);  sub_1 = None
    sub_2: "f32[2, 2][2, 1]cpu" = torch.ops.aten.sub.Tensor(slice_4, slice_3);  slice_4 = slice_3 = None
    slice_5: "f32[2, 3][4, 1]cpu" = torch.ops.aten.slice.Tensor(primals_1, -1, 0, -1)
    slice_6: "f32[2, 3][4, 1]cpu" = torch.ops.aten.slice.Tensor(primals_1, -1, 1)
    add_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(slice_5, slice_6);  slice_5 = slice_6 = None
    mul_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Scalar(add_1, 0.5);  add_1 = None
    cumsum: "f32[2, 3][3, 1]cpu" = torch.ops.aten.cumsum.default(mul_2, -1);  mul_2 = None
    slice_7: "f32[2, 2][4, 1]cpu" = torch.ops.aten.slice.Tensor(primals_1, 1, 0, -2)
    slice_8: "f32[2, 2][4, 1]cpu" = torch.ops.aten.slice.Tensor(primals_1, 1, 2)
    sub_3: "f32[2, 2][2, 1]cpu" = torch.ops.aten.sub.Tensor(slice_8, slice_7);  slice_8 = slice_7 = None
    div: "f32[2, 2][2, 1]cpu" = torch.ops.aten.div.Scalar(sub_3, 1.0);  sub_3 = None
    slice_9: "f32[2, 1][4, 1]cpu" = torch.ops.aten.slice.Tensor(primals_1, 1, 0, 1)
    slice_10: "f32[2, 1][4, 1]cpu" = torch.ops.aten.slice.Tensor(primals_1, 1, 1, 2)
    sub_4: "f32[2, 1][1, 1]cpu" = torch.ops.aten.sub.Tensor(slice_10, slice_9);  slice_10 = slice_9 = None
    div_1: "f32[2, 1][1, 1]cpu" = torch.ops.aten.div.Scalar(sub_4, 1.0);  sub_4 = None
    slice_11: "f32[2, 1][4, 1]cpu" = torch.ops.aten.slice.Tensor(primals_1, 1, -2, -1)
    slice_12: "f32[2, 1][4, 1]cpu" = torch.ops.aten.slice.Tensor(primals_1, 1, -1);  primals_1 = None
    sub_5: "f32[2, 1][1, 1]cpu" = torch.ops.aten.sub.Tensor(slice_12, slice_11);  slice_12 = slice_11 = None
    div_2: "f32[2, 1][1, 1]cpu" = torch.ops.aten.div.Scalar(sub_5, 1.0);  sub_5 = None
    div_3: "f32[2, 2][2, 1]cpu" = torch.ops.aten.div.Scalar(div, 2);  div = None
    cat: "f32[2, 4][4, 1]cpu" = torch.ops.aten.cat.default([div_1, div_3, div_2], 1);  div_1 = div_3 = div_2 = None
    slice_13: "f32[2, 1][4, 1]cpu" = torch.ops.aten.slice.Tensor(tangents_4, 1, 0, 1)
    slice_14: "f32[2, 2][4, 1]cpu" = torch.ops.aten.slice.Tensor(tangents_4, 1, 1, 3)
    slice_15: "f32[2, 1][4, 1]cpu" = torch.ops.aten.slice.Tensor(tangents_4, 1, 3, 4);  tangents_4 = None
    div_4: "f32[2, 2][2, 1]cpu" = torch.ops.aten.div.Scalar(slice_14, 2);  slice_14 = None
    div_5: "f32[2, 1][1, 1]cpu" = torch.ops.aten.div.Scalar(slice_15, 1.0);  slice_15 = None
    neg: "f32[2, 1][1, 1]cpu" = torch.ops.aten.neg.default(div_5)
    slice_backward: "f32[2, 4][4, 1]cpu" = torch.ops.aten.slice_backward.default(div_5, [2, 4], 1, -1, 9223372036854775807, 1);  div_5 = None
    slice_backward_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.slice_backward.default(neg, [2, 4], 1, -2, -1, 1);  neg = None
    add_2: "f32[2, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(slice_backward, slice_backward_1);  slice_backward = slice_backward_1 = None
    div_6: "f32[2, 1][1, 1]cpu" = torch.ops.aten.div.Scalar(slice_13, 1.0);  slice_13 = None
    neg_1: "f32[2, 1][1, 1]cpu" = torch.ops.aten.neg.default(div_6)
    slice_backward_2: "f32[2, 4][4, 1]cpu" = torch.ops.aten.slice_backward.default(div_6, [2, 4], 1, 1, 2, 1);  div_6 = None
    add_3: "f32[2, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(add_2, slice_backward_2);  add_2 = slice_backward_2 = None
    slice_backward_3: "f32[2, 4][4, 1]cpu" = torch.ops.aten.slice_backward.default(neg_1, [2, 4], 1, 0, 1, 1);  neg_1 = None
    add_4: "f32[2, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(add_3, slice_backward_3);  add_3 = slice_backward_3 = None
    div_7: "f32[2, 2][2, 1]cpu" = torch.ops.aten.div.Scalar(div_4, 1.0);  div_4 = None
    neg_2: "f32[2, 2][2, 1]cpu" = torch.ops.aten.neg.default(div_7)
    slice_backward_4: "f32[2, 4][4, 1]cpu" = torch.ops.aten.slice_backward.default(div_7, [2, 4], 1, 2, 9223372036854775807, 1);  div_7 = None
    add_5: "f32[2, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(add_4, slice_backward_4);  add_4 = slice_backward_4 = None
    slice_backward_5: "f32[2, 4][4, 1]cpu" = torch.ops.aten.slice_backward.default(neg_2, [2, 4], 1, 0, -2, 1);  neg_2 = None
    add_6: "f32[2, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(add_5, slice_backward_5);  add_5 = slice_backward_5 = None
    flip: "f32[2, 3][3, 1]cpu" = torch.ops.aten.flip.default(tangents_3, [-1]);  tangents_3 = None
    cumsum_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.cumsum.default(flip, -1);  flip = None
    flip_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.flip.default(cumsum_1, [-1]);  cumsum_1 = None
    mul_3: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Scalar(flip_1, 0.5);  flip_1 = None
    slice_backward_6: "f32[2, 4][4, 1]cpu" = torch.ops.aten.slice_backward.default(mul_3, [2, 4], -1, 1, 9223372036854775807, 1)
    add_7: "f32[2, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(add_6, slice_backward_6);  add_6 = slice_backward_6 = None
    slice_backward_7: "f32[2, 4][4, 1]cpu" = torch.ops.aten.slice_backward.default(mul_3, [2, 4], -1, 0, -1, 1);  mul_3 = None
    add_8: "f32[2, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(add_7, slice_backward_7);  add_7 = slice_backward_7 = None
    neg_3: "f32[2, 2][2, 1]cpu" = torch.ops.aten.neg.default(tangents_2)
    slice_backward_8: "f32[2, 3][3, 1]cpu" = torch.ops.aten.slice_backward.default(tangents_2, [2, 3], -1, 1, 3, 1);  tangents_2 = None
    slice_backward_9: "f32[2, 3][3, 1]cpu" = torch.ops.aten.slice_backward.default(neg_3, [2, 3], -1, 0, 2, 1);  neg_3 = None
    add_9: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(slice_backward_8, slice_backward_9);  slice_backward_8 = slice_backward_9 = None
    neg_4: "f32[2, 3][3, 1]cpu" = torch.ops.aten.neg.default(add_9)
    slice_backward_10: "f32[2, 4][4, 1]cpu" = torch.ops.aten.slice_backward.default(add_9, [2, 4], -1, 1, 4, 1);  add_9 = None
    add_10: "f32[2, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(add_8, slice_backward_10);  add_8 = slice_backward_10 = None
    slice_backward_11: "f32[2, 4][4, 1]cpu" = torch.ops.aten.slice_backward.default(neg_4, [2, 4], -1, 0, 3, 1);  neg_4 = None
    add_11: "f32[2, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(add_10, slice_backward_11);  add_10 = slice_backward_11 = None
    mul_4: "f32[2][1]cpu" = torch.ops.aten.mul.Scalar(tangents_1, 1.0);  tangents_1 = None
    neg_5: "f32[2][1]cpu" = torch.ops.aten.neg.default(mul_4)
    unsqueeze: "f32[2, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_4, 1);  mul_4 = None
    expand: "f32[2, 4][1, 0]cpu" = torch.ops.aten.expand.default(unsqueeze, [2, 4]);  unsqueeze = None
    add_12: "f32[2, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(add_11, expand);  add_11 = expand = None
    mul_5: "f32[2][1]cpu" = torch.ops.aten.mul.Scalar(neg_5, 0.5);  neg_5 = None
    select_backward: "f32[2, 4][4, 1]cpu" = torch.ops.aten.select_backward.default(mul_5, [2, 4], 1, 0)
    add_13: "f32[2, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(add_12, select_backward);  add_12 = select_backward = None
    select_backward_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.select_backward.default(mul_5, [2, 4], 1, -1);  mul_5 = None
    add_14: "f32[2, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(add_13, select_backward_1);  add_13 = select_backward_1 = None
    return (mul_1, sub_2, cumsum, cat, add_14)
