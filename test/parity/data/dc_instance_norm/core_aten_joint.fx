def forward(self, primals_1: "f32[2, 3, 4][12, 4, 1]cpu", primals_2: "f32[3][1]cpu", tangents_1: "f32[2, 3, 4][12, 4, 1]cpu", tangents_2: "f32[2, 3, 4][12, 4, 1]cpu"):
    view: "f32[1, 6, 4][24, 4, 1]cpu" = torch.ops.aten.view.default(primals_1, [1, 6, 4])
    _native_batch_norm_legit = torch.ops.aten._native_batch_norm_legit.no_stats(view, None, None, True, 0.1, 1e-05)
    getitem: "f32[1, 6, 4][24, 4, 1]cpu" = _native_batch_norm_legit[0]
    getitem_1: "f32[6][1]cpu" = _native_batch_norm_legit[1]
    getitem_2: "f32[6][1]cpu" = _native_batch_norm_legit[2];  _native_batch_norm_legit = None
    view_1: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.view.default(getitem, [2, 3, 4]);  getitem = None
    repeat: "f32[6][1]cpu" = torch.ops.aten.repeat.default(primals_2, [2])
    repeat_1: "f32[6][1]cpu" = torch.ops.aten.repeat.default(primals_2, [2]);  primals_2 = None
    view_2: "f32[1, 6, 4][24, 4, 1]cpu" = torch.ops.aten.view.default(primals_1, [1, 6, 4]);  primals_1 = None
    _native_batch_norm_legit_1 = torch.ops.aten._native_batch_norm_legit.no_stats(view_2, repeat, repeat_1, True, 0.1, 1e-05);  repeat_1 = None
    getitem_3: "f32[1, 6, 4][24, 4, 1]cpu" = _native_batch_norm_legit_1[0]
    getitem_4: "f32[6][1]cpu" = _native_batch_norm_legit_1[1]
    getitem_5: "f32[6][1]cpu" = _native_batch_norm_legit_1[2];  _native_batch_norm_legit_1 = None
    view_3: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.view.default(getitem_3, [2, 3, 4]);  getitem_3 = None
    view_4: "f32[1, 6, 4][24, 4, 1]cpu" = torch.ops.aten.view.default(tangents_2, [1, 6, 4]);  tangents_2 = None
    unsqueeze: "f32[1, 6][6, 1]cpu" = torch.ops.aten.unsqueeze.default(getitem_4, 0);  getitem_4 = None
    unsqueeze_1: "f32[1, 6, 1][6, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze, 2);  unsqueeze = None
    sum_1: "f32[6][1]cpu" = torch.ops.aten.sum.dim_IntList(view_4, [0, 2])
    sub: "f32[1, 6, 4][24, 4, 1]cpu" = torch.ops.aten.sub.Tensor(view_2, unsqueeze_1)
    mul: "f32[1, 6, 4][24, 4, 1]cpu" = torch.ops.aten.mul.Tensor(view_4, sub);  sub = None
    sum_2: "f32[6][1]cpu" = torch.ops.aten.sum.dim_IntList(mul, [0, 2]);  mul = None
    mul_1: "f32[6][1]cpu" = torch.ops.aten.mul.Tensor(sum_1, 0.25)
    unsqueeze_2: "f32[1, 6][6, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_1, 0);  mul_1 = None
    unsqueeze_3: "f32[1, 6, 1][6, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_2, 2);  unsqueeze_2 = None
    mul_2: "f32[6][1]cpu" = torch.ops.aten.mul.Tensor(sum_2, 0.25)
    mul_3: "f32[6][1]cpu" = torch.ops.aten.mul.Tensor(getitem_5, getitem_5)
    mul_4: "f32[6][1]cpu" = torch.ops.aten.mul.Tensor(mul_2, mul_3);  mul_2 = mul_3 = None
    unsqueeze_4: "f32[1, 6][6, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_4, 0);  mul_4 = None
    unsqueeze_5: "f32[1, 6, 1][6, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_4, 2);  unsqueeze_4 = None
    mul_5: "f32[6][1]cpu" = torch.ops.aten.mul.Tensor(getitem_5, repeat);  repeat = None
    unsqueeze_6: "f32[1, 6][6, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_5, 0);  mul_5 = None
    unsqueeze_7: "f32[1, 6, 1][6, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_6, 2);  unsqueeze_6 = None
    sub_1: "f32[1, 6, 4][24, 4, 1]cpu" = torch.ops.aten.sub.Tensor(view_2, unsqueeze_1);  view_2 = unsqueeze_1 = None
    mul_6: "f32[1, 6, 4][24, 4, 1]cpu" = torch.ops.aten.mul.Tensor(sub_1, unsqueeze_5);  sub_1 = unsqueeze_5 = None
    sub_2: "f32[1, 6, 4][24, 4, 1]cpu" = torch.ops.aten.sub.Tensor(view_4, mul_6);  view_4 = mul_6 = None
    sub_3: "f32[1, 6, 4][24, 4, 1]cpu" = torch.ops.aten.sub.Tensor(sub_2, unsqueeze_3);  sub_2 = unsqueeze_3 = None
    mul_7: "f32[1, 6, 4][24, 4, 1]cpu" = torch.ops.aten.mul.Tensor(sub_3, unsqueeze_7);  sub_3 = unsqueeze_7 = None
    mul_8: "f32[6][1]cpu" = torch.ops.aten.mul.Tensor(sum_2, getitem_5);  sum_2 = getitem_5 = None
    view_5: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.view.default(mul_7, [2, 3, 4]);  mul_7 = None
    view_6: "f32[2, 3][3, 1]cpu" = torch.ops.aten.view.default(sum_1, [2, 3]);  sum_1 = None
    sum_3: "f32[3][1]cpu" = torch.ops.aten.sum.dim_IntList(view_6, [0]);  view_6 = None
    view_7: "f32[2, 3][3, 1]cpu" = torch.ops.aten.view.default(mul_8, [2, 3]);  mul_8 = None
    sum_4: "f32[3][1]cpu" = torch.ops.aten.sum.dim_IntList(view_7, [0]);  view_7 = None
    add: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(sum_3, sum_4);  sum_3 = sum_4 = None
    view_8: "f32[1, 6, 4][24, 4, 1]cpu" = torch.ops.aten.view.default(tangents_1, [1, 6, 4]);  tangents_1 = None
    unsqueeze_8: "f32[1, 6][6, 1]cpu" = torch.ops.aten.unsqueeze.default(getitem_1, 0);  getitem_1 = None
    unsqueeze_9: "f32[1, 6, 1][6, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_8, 2);  unsqueeze_8 = None
    sum_5: "f32[6][1]cpu" = torch.ops.aten.sum.dim_IntList(view_8, [0, 2])
    sub_4: "f32[1, 6, 4][24, 4, 1]cpu" = torch.ops.aten.sub.Tensor(view, unsqueeze_9)
    mul_9: "f32[1, 6, 4][24, 4, 1]cpu" = torch.ops.aten.mul.Tensor(view_8, sub_4);  sub_4 = None
    sum_6: "f32[6][1]cpu" = torch.ops.aten.sum.dim_IntList(mul_9, [0, 2]);  mul_9 = None
    mul_10: "f32[6][1]cpu" = torch.ops.aten.mul.Tensor(sum_5, 0.25);  sum_5 = None
    unsqueeze_10: "f32[1, 6][6, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_10, 0);  mul_10 = None
    unsqueeze_11: "f32[1, 6, 1][6, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_10, 2);  unsqueeze_10 = None
    mul_11: "f32[6][1]cpu" = torch.ops.aten.mul.Tensor(sum_6, 0.25);  sum_6 = None
    mul_12: "f32[6][1]cpu" = torch.ops.aten.mul.Tensor(getitem_2, getitem_2)
    mul_13: "f32[6][1]cpu" = torch.ops.aten.mul.Tensor(mul_11, mul_12);  mul_11 = mul_12 = None
    unsqueeze_12: "f32[1, 6][6, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_13, 0);  mul_13 = None
    unsqueeze_13: "f32[1, 6, 1][6, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_12, 2);  unsqueeze_12 = None
    unsqueeze_14: "f32[1, 6][6, 1]cpu" = torch.ops.aten.unsqueeze.default(getitem_2, 0);  getitem_2 = None
    unsqueeze_15: "f32[1, 6, 1][6, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_14, 2);  unsqueeze_14 = None
    mul_14: "f32[1, 6, 1][6, 1, 1]cpu" = torch.ops.aten.mul.Tensor(unsqueeze_15, 1.0);  unsqueeze_15 = None
    sub_5: "f32[1, 6, 4][24, 4, 1]cpu" = torch.ops.aten.sub.Tensor(view, unsqueeze_9);  view = unsqueeze_9 = None
    mul_15: "f32[1, 6, 4][24, 4, 1]cpu" = torch.ops.aten.mul.Tensor(sub_5, unsqueeze_13);  sub_5 = unsqueeze_13 = None
    sub_6: "f32[1, 6, 4][24, 4, 1]cpu" = torch.ops.aten.sub.Tensor(view_8, mul_15);  view_8 = mul_15 = None
    sub_7: "f32[1, 6, 4][24, 4, 1]cpu" = torch.ops.aten.sub.Tensor(sub_6, unsqueeze_11);  sub_6 = unsqueeze_11 = None
    mul_16: "f32[1, 6, 4][24, 4, 1]cpu" = torch.ops.aten.mul.Tensor(sub_7, mul_14);  sub_7 = mul_14 = None
    view_9: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.view.default(mul_16, [2, 3, 4]);  mul_16 = None
    add_1: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.add.Tensor(view_5, view_9);  view_5 = view_9 = None
    return (view_1, view_3, add_1, add)
