def forward(self, primals_1: "f32[2, 2, 3][6, 3, 1]cpu", primals_2: "f32[2, 4][4, 1]cpu", primals_3: "f32[2, 4][4, 1]cpu", primals_4: "f32[16, 3][3, 1]cpu", primals_5: "f32[16, 4][4, 1]cpu", primals_6: "f32[16][1]cpu", tangents_1: "f32[2, 4][4, 1]cpu", tangents_2: "f32[2, 4][4, 1]cpu"):
    select: "f32[2, 3][6, 1]cpu" = torch.ops.aten.select.int(primals_1, 1, 0)
    t: "f32[3, 16][1, 3]cpu" = torch.ops.aten.t.default(primals_4)
    mm: "f32[2, 16][16, 1]cpu" = torch.ops.aten.mm.default(select, t)
    t_1: "f32[4, 16][1, 4]cpu" = torch.ops.aten.t.default(primals_5)
    addmm: "f32[2, 16][16, 1]cpu" = torch.ops.aten.addmm.default(primals_6, primals_2, t_1)
    add: "f32[2, 16][16, 1]cpu" = torch.ops.aten.add.Tensor(mm, addmm);  mm = addmm = None
    split = torch.ops.aten.split.Tensor(add, 4, 1);  add = None
    getitem: "f32[2, 4][16, 1]cpu" = split[0]
    getitem_1: "f32[2, 4][16, 1]cpu" = split[1]
    getitem_2: "f32[2, 4][16, 1]cpu" = split[2]
    getitem_3: "f32[2, 4][16, 1]cpu" = split[3];  split = None
    sigmoid: "f32[2, 4][4, 1]cpu" = torch.ops.aten.sigmoid.default(getitem_1);  getitem_1 = None
    detach: "f32[2, 4][4, 1]cpu" = torch.ops.aten.detach.default(sigmoid)
    mul: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(sigmoid, primals_3)
    sigmoid_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.sigmoid.default(getitem);  getitem = None
    detach_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.detach.default(sigmoid_1)
    tanh: "f32[2, 4][4, 1]cpu" = torch.ops.aten.tanh.default(getitem_2);  getitem_2 = None
    detach_2: "f32[2, 4][4, 1]cpu" = torch.ops.aten.detach.default(tanh)
    mul_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(sigmoid_1, tanh)
    add_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(mul, mul_1);  mul = mul_1 = None
    sigmoid_2: "f32[2, 4][4, 1]cpu" = torch.ops.aten.sigmoid.default(getitem_3);  getitem_3 = None
    detach_3: "f32[2, 4][4, 1]cpu" = torch.ops.aten.detach.default(sigmoid_2)
    tanh_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.tanh.default(add_1)
    detach_4: "f32[2, 4][4, 1]cpu" = torch.ops.aten.detach.default(tanh_1)
    mul_2: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(sigmoid_2, tanh_1)
    select_1: "f32[2, 3][6, 1]cpu" = torch.ops.aten.select.int(primals_1, 1, 1);  primals_1 = None
    t_2: "f32[3, 16][1, 3]cpu" = torch.ops.aten.t.default(primals_4);  primals_4 = None
    mm_1: "f32[2, 16][16, 1]cpu" = torch.ops.aten.mm.default(select_1, t_2)
    t_3: "f32[4, 16][1, 4]cpu" = torch.ops.aten.t.default(primals_5);  primals_5 = None
    addmm_1: "f32[2, 16][16, 1]cpu" = torch.ops.aten.addmm.default(primals_6, mul_2, t_3);  primals_6 = None
    add_2: "f32[2, 16][16, 1]cpu" = torch.ops.aten.add.Tensor(mm_1, addmm_1);  mm_1 = addmm_1 = None
    split_1 = torch.ops.aten.split.Tensor(add_2, 4, 1);  add_2 = None
    getitem_4: "f32[2, 4][16, 1]cpu" = split_1[0]
    getitem_5: "f32[2, 4][16, 1]cpu" = split_1[1]
    getitem_6: "f32[2, 4][16, 1]cpu" = split_1[2]
    getitem_7: "f32[2, 4][16, 1]cpu" = split_1[3];  split_1 = None
    sigmoid_3: "f32[2, 4][4, 1]cpu" = torch.ops.aten.sigmoid.default(getitem_5);  getitem_5 = None
    detach_5: "f32[2, 4][4, 1]cpu" = torch.ops.aten.detach.default(sigmoid_3)
    mul_3: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(sigmoid_3, add_1)
    sigmoid_4: "f32[2, 4][4, 1]cpu" = torch.ops.aten.sigmoid.default(getitem_4);  getitem_4 = None
    detach_6: "f32[2, 4][4, 1]cpu" = torch.ops.aten.detach.default(sigmoid_4)
    tanh_2: "f32[2, 4][4, 1]cpu" = torch.ops.aten.tanh.default(getitem_6);  getitem_6 = None
    detach_7: "f32[2, 4][4, 1]cpu" = torch.ops.aten.detach.default(tanh_2)
    mul_4: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(sigmoid_4, tanh_2)
    add_3: "f32[2, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(mul_3, mul_4);  mul_3 = mul_4 = None
    sigmoid_5: "f32[2, 4][4, 1]cpu" = torch.ops.aten.sigmoid.default(getitem_7);  getitem_7 = None
    detach_8: "f32[2, 4][4, 1]cpu" = torch.ops.aten.detach.default(sigmoid_5)
    tanh_3: "f32[2, 4][4, 1]cpu" = torch.ops.aten.tanh.default(add_3)
    detach_9: "f32[2, 4][4, 1]cpu" = torch.ops.aten.detach.default(tanh_3)
    mul_5: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(sigmoid_5, tanh_3)
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
    return (mul_5, add_3, add_9, mm_6, mul_16, add_8, add_7, add_6)
