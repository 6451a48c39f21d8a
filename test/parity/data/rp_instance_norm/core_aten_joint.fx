def forward(self, primals_1: "f32[2, 3, 4][12, 4, 1]cpu", primals_2: "f32[3][1]cpu", tangents_1: "f32[2, 3, 4][12, 4, 1]cpu", tangents_2: "f32[2, 3, 4][12, 4, 1]cpu", tangents_3: "f32[2, 3, 4][12, 4, 1]cpu"):
    view: "f32[1, 6, 4][24, 4, 1]cpu" = torch.ops.aten.view.default(primals_1, [1, 6, 4])
    _native_batch_norm_legit = torch.ops.aten._native_batch_norm_legit.no_stats(view, None, None, True, 0.1, 1e-05)
    getitem: "f32[1, 6, 4][24, 4, 1]cpu" = _native_batch_norm_legit[0]
    getitem_1: "f32[6][1]cpu" = _native_batch_norm_legit[1]
    getitem_2: "f32[6][1]cpu" = _native_batch_norm_legit[2];  _native_batch_norm_legit = None
    view_1: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.view.default(getitem, [2, 3, 4]);  getitem = None
    repeat: "f32[6][1]cpu" = torch.ops.aten.repeat.default(primals_2, [2])
    repeat_1: "f32[6][1]cpu" = torch.ops.aten.repeat.default(primals_2, [2]);  primals_2 = None
    view_2: "f32[1, 6, 4][24, 4, 1]cpu" = torch.ops.aten.view.default(primals_1, [1, 6, 4])
    _native_batch_norm_legit_1 = torch.ops.aten._native_batch_norm_legit.no_stats(view_2, repeat, repeat_1, True, 0.1, 1e-05);  repeat_1 = None
    getitem_3: "f32[1, 6, 4][24, 4, 1]cpu" = _native_batch_norm_legit_1[0]
    getitem_4: "f32[6][1]cpu" = _native_batch_norm_legit_1[1]
    getitem_5: "f32[6][1]cpu" = _native_batch_norm_legit_1[2];  _native_batch_norm_legit_1 = None
    view_3: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.view.default(getitem_3, [2, 3, 4]);  getitem_3 = None
    mul: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, primals_1)
    unsqueeze: "f32[2, 1, 3, 4][12, 12, 4, 1]cpu" = torch.ops.aten.unsqueeze.default(mul, 1);  mul = None
    constant_pad_nd: "f32[2, 1, 4, 4][16, 16, 4, 1]cpu" = torch.ops.aten.constant_pad_nd.default(unsqueeze, [0, 0, 1, 0], 0.0);  unsqueeze = None
    avg_pool2d: "f32[2, 1, 3, 4][12, 12, 4, 1]cpu" = torch.ops.aten.avg_pool2d.default(constant_pad_nd, [2, 1], [1, 1])
    squeeze: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.squeeze.dims(avg_pool2d, [1]);  avg_pool2d = None
    mul_1: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.mul.Tensor(squeeze, 0.0001);  squeeze = None
    add: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.add.Tensor(mul_1, 1.0);  mul_1 = None
    pow_1: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(add, 0.75)
    div: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.div.Tensor(primals_1, pow_1)
    div_1: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.div.Tensor(primals_1, pow_1)
    div_2: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.div.Tensor(div_1, pow_1);  div_1 = None
    neg: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.neg.default(tangents_3)
    mul_2: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.mul.Tensor(neg, div_2);  neg = div_2 = None
    div_3: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.div.Tensor(tangents_3, pow_1);  tangents_3 = pow_1 = None
    pow_2: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(add, -0.25);  add = None
    mul_3: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.mul.Scalar(pow_2, 0.75);  pow_2 = None
    mul_4: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_2, mul_3);  mul_2 = mul_3 = None
    mul_5: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_4, 0.0001);  mul_4 = None
    unsqueeze_1: "f32[2, 1, 3, 4][12, 12, 4, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_5, 1);  mul_5 = None
    avg_pool2d_backward: "f32[2, 1, 4, 4][16, 16, 4, 1]cpu" = torch.ops.aten.avg_pool2d_backward.default(unsqueeze_1, constant_pad_nd, [2, 1], [1, 1], [0, 0], False, True, None);  unsqueeze_1 = constant_pad_nd = None
    constant_pad_nd_1: "f32[2, 1, 3, 4][12, 12, 4, 1]cpu" = torch.ops.aten.constant_pad_nd.default(avg_pool2d_backward, [0, 0, -1, 0]);  avg_pool2d_backward = None
    squeeze_1: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.squeeze.dims(constant_pad_nd_1, [1]);  constant_pad_nd_1 = None
    mul_6: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.mul.Tensor(squeeze_1, primals_1)
    mul_7: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.mul.Tensor(squeeze_1, primals_1);  squeeze_1 = primals_1 = None
    add_1: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.add.Tensor(div_3, mul_7);  div_3 = mul_7 = None
    add_2: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_1, mul_6);  add_1 = mul_6 = None
    view_4: "f32[1, 6, 4][24, 4, 1]cpu" = torch.ops.aten.view.default(tangents_2, [1, 6, 4]);  tangents_2 = None
    unsqueeze_2: "f32[1, 6][6, 1]cpu" = torch.ops.aten.unsqueeze.default(getitem_4, 0);  getitem_4 = None
    unsqueeze_3: "f32[1, 6, 1][6, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_2, 2);  unsqueeze_2 = None
    sum_1: "f32[6][1]cpu" = torch.ops.aten.sum.dim_IntList(view_4, [0, 2])
    sub: "f32[1, 6, 4][24, 4, 1]cpu" = torch.ops.aten.sub.Tensor(view_2, unsqueeze_3)
    mul_8: "f32[1, 6, 4][24, 4, 1]cpu" = torch.ops.aten.mul.Tensor(view_4, sub);  sub = None
    sum_2: "f32[6][1]cpu" = torch.ops.aten.sum.dim_IntList(mul_8, [0, 2]);  mul_8 = None
    mul_9: "f32[6][1]cpu" = torch.ops.aten.mul.Tensor(sum_1, 0.25)
    unsqueeze_4: "f32[1, 6][6, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_9, 0);  mul_9 = None
    unsqueeze_5: "f32[1, 6, 1][6, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_4, 2);  unsqueeze_4 = None
    mul_10: "f32[6][1]cpu" = torch.ops.aten.mul.Tensor(sum_2, 0.25)
    mul_11: "f32[6][1]cpu" = torch.ops.aten.mul.Tensor(getitem_5, getitem_5)
    mul_12: "f32[6][1]cpu" = torch.ops.aten.mul.Tensor(mul_10, mul_11);  mul_10 = mul_11 = None
    unsqueeze_6: "f32[1, 6][6, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_12, 0);  mul_12 = None
    unsqueeze_7: "f32[1, 6, 1][6, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_6, 2);  unsqueeze_6 = None
    mul_13: "f32[6][1]cpu" = torch.ops.aten.mul.Tensor(getitem_5, repeat);  repeat = None
    unsqueeze_8: "f32[1, 6][6, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_13, 0);  mul_13 = None
    unsqueeze_9: "f32[1, 6, 1][6, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_8, 2);  unsqueeze_8 = None
    sub_1: "f32[1, 6, 4][24, 4, 1]cpu" = torch.ops.aten.sub.Tensor(view_2, unsqueeze_3);  view_2 = unsqueeze_3 = None
    mul_14: "f32[1, 6, 4][24, 4, 1]cpu" = torch.ops.aten.mul.Tensor(sub_1, unsqueeze_7);  sub_1 = unsqueeze_7 = None
    sub_2: "f32[1, 6, 4][24, 4, 1]cpu" = torch.ops.aten.sub.Tensor(view_4, mul_14);  view_4 = mul_14 = None
    sub_3: "f32[1, 6, 4][24, 4, 1]cpu" = torch.ops.aten.sub.Tensor(sub_2, unsqueeze_5);  sub_2 = unsqueeze_5 = None
    mul_15: "f32[1, 6, 4][24, 4, 1]cpu" = torch.ops.aten.mul.Tensor(sub_3, unsqueeze_9);  sub_3 = unsqueeze_9 = None
    mul_16: "f32[6][1]cpu" = torch.ops.aten.mul.Tensor(sum_2, getitem_5);  sum_2 = getitem_5 = None
    view_5: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.view.default(mul_15, [2, 3, 4]);  mul_15 = None
    add_3: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_2, view_5);  add_2 = view_5 = None
    view_6: "f32[2, 3][3, 1]cpu" = torch.ops.aten.view.default(sum_1, [2, 3]);  sum_1 = None
    sum_3: "f32[3][1]cpu" = torch.ops.aten.sum.dim_IntList(view_6, [0]);  view_6 = None
    view_7: "f32[2, 3][3, 1]cpu" = torch.ops.aten.view.default(mul_16, [2, 3]);  mul_16 = None
    sum_4: "f32[3][1]cpu" = torch.ops.aten.sum.dim_IntList(view_7, [0]);  view_7 = None
    add_4: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(sum_3, sum_4);  sum_3 = sum_4 = None
    view_8: "f32[1, 6, 4][24, 4, 1]cpu" = torch.ops.aten.view.default(tangents_1, [1, 6, 4]);  tangents_1 = None
    unsqueeze_10: "f32[1, 6][6, 1]cpu" = torch.ops.aten.unsqueeze.default(getitem_1, 0);  getitem_1 = None
    unsqueeze_11: "f32[1, 6, 1][6, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_10, 2);  unsqueeze_10 = None
    sum_5: "f32[6][1]cpu" = torch.ops.aten.sum.dim_IntList(view_8, [0, 2])
    sub_4: "f32[1, 6, 4][24, 4, 1]cpu" = torch.ops.aten.sub.Tensor(view, unsqueeze_11)
    mul_17: "f32[1, 6, 4][24, 4, 1]cpu" = torch.ops.aten.mul.Tensor(view_8, sub_4);  sub_4 = None
    sum_6: "f32[6][1]cpu" = torch.ops.aten.sum.dim_IntList(mul_17, [0, 2]);  mul_17 = None
    mul_18: "f32[6][1]cpu" = torch.ops.aten.mul.Tensor(sum_5, 0.25);  sum_5 = None
    unsqueeze_12: "f32[1, 6][6, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_18, 0);  mul_18 = None
    unsqueeze_13: "f32[1, 6, 1][6, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_12, 2);  unsqueeze_12 = None
    mul_19: "f32[6][1]cpu" = torch.ops.aten.mul.Tensor(sum_6, 0.25);  sum_6 = None
    mul_20: "f32[6][1]cpu" = torch.ops.aten.mul.Tensor(getitem_2, getitem_2)
    mul_21: "f32[6][1]cpu" = torch.ops.aten.mul.Tensor(mul_19, mul_20);  mul_19 = mul_20 = None
    unsqueeze_14: "f32[1, 6][6, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_21, 0);  mul_21 = None
    unsqueeze_15: "f32[1, 6, 1][6, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_14, 2);  unsqueeze_14 = None
    unsqueeze_16: "f32[1, 6][6, 1]cpu" = torch.ops.aten.unsqueeze.default(getitem_2, 0);  getitem_2 = None
    unsqueeze_17: "f32[1, 6, 1][6, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_16, 2);  unsqueeze_16 = None
    mul_22: "f32[1, 6, 1][6, 1, 1]cpu" = torch.ops.aten.mul.Tensor(unsqueeze_17, 1.0);  unsqueeze_17 = None
    sub_5: "f32[1, 6, 4][24, 4, 1]cpu" = torch.ops.aten.sub.Tensor(view, unsqueeze_11);  view = unsqueeze_11 = None
    mul_23: "f32[1, 6, 4][24, 4, 1]cpu" = torch.ops.aten.mul.Tensor(sub_5, unsqueeze_15);  sub_5 = unsqueeze_15 = None
    sub_6: "f32[1, 6, 4][24, 4, 1]cpu" = torch.ops.aten.sub.Tensor(view_8, mul_23);  view_8 = mul_23 = None
    sub_7: "f32[1, 6, 4][24, 4, 1]cpu" = torch.ops.aten.sub.Tensor(sub_6, unsqueeze_13);  sub_6 = unsqueeze_13 = None
    mul_24: "f32[1, 6, 4][24, 4, 1]cpu" = torch.ops.aten.mul.Tensor(sub_7, mul_22);  sub_7 = mul_22 = None
    view_9: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.view.default(mul_24, [2, 3, 4]);  mul_24 = None
    add_5: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_3, view_9);  add_3 = view_9 = None
    return (view_1, view_3, div, add_5, add_4)
