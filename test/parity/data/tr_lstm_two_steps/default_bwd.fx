def forward(self, primals_2: "f32[2, 4][4, 1]cpu", primals_3: "f32[2, 4][4, 1]cpu", select: "f32[2, 3][6, 1]cpu", t: "f32[3, 16][1, 3]cpu", t_1: "f32[4, 16][1, 4]cpu", sigmoid: "f32[2, 4][4, 1]cpu", detach: "f32[2, 4][4, 1]cpu", sigmoid_1: "f32[2, 4][4, 1]cpu", detach_1: "f32[2, 4][4, 1]cpu", tanh: "f32[2, 4][4, 1]cpu", detach_2: "f32[2, 4][4, 1]cpu", add_1: "f32[2, 4][4, 1]cpu", sigmoid_2: "f32[2, 4][4, 1]cpu", detach_3: "f32[2, 4][4, 1]cpu", tanh_1: "f32[2, 4][4, 1]cpu", detach_4: "f32[2, 4][4, 1]cpu", mul_2: "f32[2, 4][4, 1]cpu", select_1: "f32[2, 3][6, 1]cpu", t_2: "f32[3, 16][1, 3]cpu", t_3: "f32[4, 16][1, 4]cpu", sigmoid_3: "f32[2, 4][4, 1]cpu", detach_5: "f32[2, 4][4, 1]cpu", sigmoid_4: "f32[2, 4][4, 1]cpu", detach_6: "f32[2, 4][4, 1]cpu", tanh_2: "f32[2, 4][4, 1]cpu", detach_7: "f32[2, 4][4, 1]cpu", sigmoid_5: "f32[2, 4][4, 1]cpu", detach_8: "f32[2, 4][4, 1]cpu", tanh_3: "f32[2, 4][4, 1]cpu", detach_9: "f32[2, 4][4, 1]cpu", tangents_1: "f32[2, 4][4, 1]cpu", tangents_2: "f32[2, 4][4, 1]cpu"):
    mul_6: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, sigmoid_5);  sigmoid_5 = None
    mul_7: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, tanh_3);  tangents_1 = tanh_3 = None
    detach_10: "f32[2, 4][4, 1]cpu" = torch.ops.aten.detach.default(detach_9);  detach_9 = None
    tanh_backward: "f32[2, 4][4, 1]cpu" = torch.ops.aten.tanh_backward.default(mul_6, detach_10);  mul_6 = detach_10 = None
    add_4: "f32[2, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(tangents_2, tanh_backward);  tangents_2 = tanh_backward = None
    detach_11: "f32[2, 4][4, 1]cpu" = torch.ops.aten.detach.default(detach_8);  detach_8 = None
    sigmoid_backward: "f32[2, 4][4, 1]cpu" = torch.ops.aten.sigmoid_backward.default(mul_7, detach_11);  mul_7 = detach_11 = None
    mul_8: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(add_4, sigmoid_4);  sigmoid_4 = None
    mul_9: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(add_4, tanh_2);  tanh_2 = None
    detach_12: "f32[2, 4][4, 1]cpu" = torch.ops.aten.detach.default(detach_7);  detach_7 = None
    tanh_backward_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.tanh_backward.default(mul_8, detach_12);  mul_8 = detach_12 = None
    detach_13: "f32[2, 4][4, 1]cpu" = torch.ops.aten.detach.default(detach_6);  detach_6 = None
    sigmoid_backward_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.sigmoid_backward.default(mul_9, detach_13);  mul_9 = detach_13 = None
    mul_10: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(add_4, sigmoid_3);  sigmoid_3 = None
    mul_11: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(add_4, add_1);  add_4 = add_1 = None
    detach_14: "f32[2, 4][4, 1]cpu" = torch.ops.aten.detach.default(detach_5);  detach_5 = None
    sigmoid_backward_2: "f32[2, 4][4, 1]cpu" = torch.ops.aten.sigmoid_backward.default(mul_11, detach_14);  mul_11 = detach_14 = None
    cat: "f32[2, 16][16, 1]cpu" = torch.ops.aten.cat.default([sigmoid_backward_1, sigmoid_backward_2, tanh_backward_1, sigmoid_backward], 1);  sigmoid_backward_1 = sigmoid_backward_2 = tanh_backward_1 = sigmoid_backward = None
    t_4: "f32[16, 4][4, 1]cpu" = torch.ops.aten.t.default(t_3);  t_3 = None
    mm_2: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mm.default(cat, t_4);  t_4 = None
    t_5: "f32[16, 2][1, 16]cpu" = torch.ops.aten.t.default(cat)
    mm_3: "f32[16, 4][4, 1]cpu" = torch.ops.aten.mm.default(t_5, mul_2);  t_5 = mul_2 = None
    t_6: "f32[4, 16][1, 4]cpu" = torch.ops.aten.t.default(mm_3);  mm_3 = None
    sum_1: "f32[1, 16][16, 1]cpu" = torch.ops.aten.sum.dim_IntList(cat, [0], True)
    view: "f32[16][1]cpu" = torch.ops.aten.view.default(sum_1, [16]);  sum_1 = None
    t_7: "f32[16, 4][4, 1]cpu" = torch.ops.aten.t.default(t_6);  t_6 = None
    t_8: "f32[16, 2][1, 16]cpu" = torch.ops.aten.t.default(cat)
    mm_4: "f32[16, 3][3, 1]cpu" = torch.ops.aten.mm.default(t_8, select_1);  t_8 = select_1 = None
    t_9: "f32[3, 16][1, 3]cpu" = torch.ops.aten.t.default(mm_4);  mm_4 = None
    t_10: "f32[16, 3][3, 1]cpu" = torch.ops.aten.t.default(t_2);  t_2 = None
    mm_5: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mm.default(cat, t_10);  cat = t_10 = None
    t_11: "f32[16, 3][3, 1]cpu" = torch.ops.aten.t.default(t_9);  t_9 = None
    select_backward: "f32[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten.select_backward.default(mm_5, [2, 2, 3], 1, 1);  mm_5 = None
    mul_12: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(mm_2, sigmoid_2);  sigmoid_2 = None
    mul_13: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(mm_2, tanh_1);  mm_2 = tanh_1 = None
    detach_15: "f32[2, 4][4, 1]cpu" = torch.ops.aten.detach.default(detach_4);  detach_4 = None
    tanh_backward_2: "f32[2, 4][4, 1]cpu" = torch.ops.aten.tanh_backward.default(mul_12, detach_15);  mul_12 = detach_15 = None
    add_5: "f32[2, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(mul_10, tanh_backward_2);  mul_10 = tanh_backward_2 = None
    detach_16: "f32[2, 4][4, 1]cpu" = torch.ops.aten.detach.default(detach_3);  detach_3 = None
    sigmoid_backward_3: "f32[2, 4][4, 1]cpu" = torch.ops.aten.sigmoid_backward.default(mul_13, detach_16);  mul_13 = detach_16 = None
    mul_14: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(add_5, sigmoid_1);  sigmoid_1 = None
    mul_15: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(add_5, tanh);  tanh = None
    detach_17: "f32[2, 4][4, 1]cpu" = torch.ops.aten.detach.default(detach_2);  detach_2 = None
    tanh_backward_3: "f32[2, 4][4, 1]cpu" = torch.ops.aten.tanh_backward.default(mul_14, detach_17);  mul_14 = detach_17 = None
    detach_18: "f32[2, 4][4, 1]cpu" = torch.ops.aten.detach.default(detach_1);  detach_1 = None
    sigmoid_backward_4: "f32[2, 4][4, 1]cpu" = torch.ops.aten.sigmoid_backward.default(mul_15, detach_18);  mul_15 = detach_18 = None
    mul_16: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(add_5, sigmoid);  sigmoid = None
    mul_17: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(add_5, primals_3);  add_5 = primals_3 = None
    detach_19: "f32[2, 4][4, 1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    sigmoid_backward_5: "f32[2, 4][4, 1]cpu" = torch.ops.aten.sigmoid_backward.default(mul_17, detach_19);  mul_17 = detach_19 = None
    cat_1: "f32[2, 16][16, 1]cpu" = torch.ops.aten.cat.default([sigmoid_backward_4, sigmoid_backward_5, tanh_backward_3, sigmoid_backward_3], 1);  sigmoid_backward_4 = sigmoid_backward_5 = tanh_backward_3 = sigmoid_backward_3 = None
    t_12: "f32[16, 4][4, 1]cpu" = torch.ops.aten.t.default(t_1);  t_1 = None
    mm_6: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mm.default(cat_1, t_12);  t_12 = None
    t_13: "f32[16, 2][1, 16]cpu" = torch.ops.aten.t.default(cat_1)
    mm_7: "f32[16, 4][4, 1]cpu" = torch.ops.aten.mm.default(t_13, primals_2);  t_13 = primals_2 = None
    t_14: "f32[4, 16][1, 4]cpu" = torch.ops.aten.t.default(mm_7);  mm_7 = None
    sum_2: "f32[1, 16][16, 1]cpu" = torch.ops.aten.sum.dim_IntList(cat_1, [0], True)
    view_1: "f32[16][1]cpu" = torch.ops.aten.view.default(sum_2, [16]);  sum_2 = None
    add_6: "f32[16][1]cpu" = torch.ops.aten.add.Tensor(view, view_1);  view = view_1 = None
    t_15: "f32[16, 4][4, 1]cpu" = torch.ops.aten.t.default(t_14);  t_14 = None
    add_7: "f32[16, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(t_7, t_15);  t_7 = t_15 = None
    t_16: "f32[16, 2][1, 16]cpu" = torch.ops.aten.t.default(cat_1)
    mm_8: "f32[16, 3][3, 1]cpu" = torch.ops.aten.mm.default(t_16, select);  t_16 = select = None
    t_17: "f32[3, 16][1, 3]cpu" = torch.ops.aten.t.default(mm_8);  mm_8 = None
    t_18: "f32[16, 3][3, 1]cpu" = torch.ops.aten.t.default(t);  t = None
    mm_9: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mm.default(cat_1, t_18);  cat_1 = t_18 = None
    t_19: "f32[16, 3][3, 1]cpu" = torch.ops.aten.t.default(t_17);  t_17 = None
    add_8: "f32[16, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(t_11, t_19);  t_11 = t_19 = None
    select_backward_1: "f32[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten.select_backward.default(mm_9, [2, 2, 3], 1, 0);  mm_9 = None
    add_9: "f32[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten.add.Tensor(select_backward, select_backward_1);  select_backward = select_backward_1 = None
    return (add_9, mm_6, mul_16, add_8, add_7, add_6)
