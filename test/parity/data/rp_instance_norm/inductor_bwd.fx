def forward(self, primals_1: "f32[2, 3, 4][12, 4, 1]cpu", repeat: "f32[6][1]cpu", constant_pad_nd: "f32[2, 1, 4, 4][16, 16, 4, 1]cpu", avg_pool2d: "f32[2, 1, 3, 4][12, 12, 4, 1]cpu", tangents_1: "f32[2, 3, 4][12, 4, 1]cpu", tangents_2: "f32[2, 3, 4][12, 4, 1]cpu", tangents_3: "f32[2, 3, 4][12, 4, 1]cpu"):
    neg: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.neg.default(tangents_3)
    squeeze_4: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.squeeze.dim(avg_pool2d, 1);  avg_pool2d = None
    mul_4: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.mul.Tensor(squeeze_4, 0.0001);  squeeze_4 = None
    add_3: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.add.Tensor(mul_4, 1.0);  mul_4 = None
    pow_1: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(add_3, 0.75)
    div_1: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.div.Tensor(primals_1, pow_1)
    div_2: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.div.Tensor(div_1, pow_1);  div_1 = None
    mul_5: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.mul.Tensor(neg, div_2);  neg = div_2 = None
    div_3: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.div.Tensor(tangents_3, pow_1);  tangents_3 = pow_1 = None
    pow_2: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(add_3, -0.25);  add_3 = None
    mul_6: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.mul.Scalar(pow_2, 0.75);  pow_2 = None
    mul_7: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_5, mul_6);  mul_5 = mul_6 = None
    mul_8: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_7, 0.0001);  mul_7 = None
    unsqueeze_3: "f32[2, 1, 3, 4][12, 12, 4, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_8, 1);  mul_8 = None
    avg_pool2d_backward: "f32[2, 1, 4, 4][16, 16, 4, 1]cpu" = torch.ops.aten.avg_pool2d_backward.default(unsqueeze_3, constant_pad_nd, [2, 1], [1, 1], [0, 0], False, True, None);  unsqueeze_3 = constant_pad_nd = None
    constant_pad_nd_1: "f32[2, 1, 3, 4][12, 12, 4, 1]cpu" = torch.ops.aten.constant_pad_nd.default(avg_pool2d_backward, [0, 0, -1, 0]);  avg_pool2d_backward = None
    squeeze_5: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.squeeze.dim(constant_pad_nd_1, 1);  constant_pad_nd_1 = None
    mul_9: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.mul.Tensor(squeeze_5, primals_1);  squeeze_5 = None
    add_4: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.add.Tensor(div_3, mul_9);  div_3 = None
    add_5: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_4, mul_9);  add_4 = mul_9 = None
    view_4: "f32[1, 6, 4][24, 4, 1]cpu" = torch.ops.aten.view.default(tangents_2, [1, 6, 4]);  tangents_2 = None
    view: "f32[1, 6, 4][24, 4, 1]cpu" = torch.ops.aten.view.default(primals_1, [1, 6, 4]);  primals_1 = None
    var_mean = torch.ops.aten.var_mean.correction(view, [0, 2], correction = 0, keepdim = True)
    getitem_1: "f32[1, 6, 1][6, 1, 1]cpu" = var_mean[1]
    getitem: "f32[1, 6, 1][6, 1, 1]cpu" = var_mean[0];  var_mean = None
    squeeze: "f32[6][1]cpu" = torch.ops.aten.squeeze.dims(getitem_1, [0, 2]);  getitem_1 = None
    unsqueeze_4: "f32[1, 6][6, 1]cpu" = torch.ops.aten.unsqueeze.default(squeeze, 0);  squeeze = None
    unsqueeze_5: "f32[1, 6, 1][6, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_4, 2);  unsqueeze_4 = None
    sum_1: "f32[6][1]cpu" = torch.ops.aten.sum.dim_IntList(view_4, [0, 2])
    sub_2: "f32[1, 6, 4][24, 4, 1]cpu" = torch.ops.aten.sub.Tensor(view, unsqueeze_5);  view = unsqueeze_5 = None
    mul_11: "f32[1, 6, 4][24, 4, 1]cpu" = torch.ops.aten.mul.Tensor(view_4, sub_2)
    sum_2: "f32[6][1]cpu" = torch.ops.aten.sum.dim_IntList(mul_11, [0, 2]);  mul_11 = None
    mul_12: "f32[6][1]cpu" = torch.ops.aten.mul.Tensor(sum_1, 0.25)
    unsqueeze_6: "f32[1, 6][6, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_12, 0);  mul_12 = None
    unsqueeze_7: "f32[1, 6, 1][6, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_6, 2);  unsqueeze_6 = None
    mul_13: "f32[6][1]cpu" = torch.ops.aten.mul.Tensor(sum_2, 0.25)
    add: "f32[1, 6, 1][6, 1, 1]cpu" = torch.ops.aten.add.Tensor(getitem, 1e-05);  getitem = None
    rsqrt: "f32[1, 6, 1][6, 1, 1]cpu" = torch.ops.aten.rsqrt.default(add);  add = None
    squeeze_1: "f32[6][1]cpu" = torch.ops.aten.squeeze.dims(rsqrt, [0, 2]);  rsqrt = None
    mul_14: "f32[6][1]cpu" = torch.ops.aten.mul.Tensor(squeeze_1, squeeze_1)
    mul_15: "f32[6][1]cpu" = torch.ops.aten.mul.Tensor(mul_13, mul_14);  mul_13 = None
    unsqueeze_8: "f32[1, 6][6, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_15, 0);  mul_15 = None
    unsqueeze_9: "f32[1, 6, 1][6, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_8, 2);  unsqueeze_8 = None
    mul_16: "f32[6][1]cpu" = torch.ops.aten.mul.Tensor(squeeze_1, repeat);  repeat = None
    unsqueeze_10: "f32[1, 6][6, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_16, 0);  mul_16 = None
    unsqueeze_11: "f32[1, 6, 1][6, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_10, 2);  unsqueeze_10 = None
    mul_17: "f32[1, 6, 4][24, 4, 1]cpu" = torch.ops.aten.mul.Tensor(sub_2, unsqueeze_9);  unsqueeze_9 = None
    sub_4: "f32[1, 6, 4][24, 4, 1]cpu" = torch.ops.aten.sub.Tensor(view_4, mul_17);  view_4 = mul_17 = None
    sub_5: "f32[1, 6, 4][24, 4, 1]cpu" = torch.ops.aten.sub.Tensor(sub_4, unsqueeze_7);  sub_4 = unsqueeze_7 = None
    mul_18: "f32[1, 6, 4][24, 4, 1]cpu" = torch.ops.aten.mul.Tensor(sub_5, unsqueeze_11);  sub_5 = unsqueeze_11 = None
    mul_19: "f32[6][1]cpu" = torch.ops.aten.mul.Tensor(sum_2, squeeze_1);  sum_2 = None
    view_5: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.view.default(mul_18, [2, 3, 4]);  mul_18 = None
    add_6: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_5, view_5);  add_5 = view_5 = None
    view_6: "f32[2, 3][3, 1]cpu" = torch.ops.aten.view.default(sum_1, [2, 3]);  sum_1 = None
    sum_3: "f32[3][1]cpu" = torch.ops.aten.sum.dim_IntList(view_6, [0]);  view_6 = None
    view_7: "f32[2, 3][3, 1]cpu" = torch.ops.aten.view.default(mul_19, [2, 3]);  mul_19 = None
    sum_4: "f32[3][1]cpu" = torch.ops.aten.sum.dim_IntList(view_7, [0]);  view_7 = None
    add_7: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(sum_3, sum_4);  sum_3 = sum_4 = None
    view_8: "f32[1, 6, 4][24, 4, 1]cpu" = torch.ops.aten.view.default(tangents_1, [1, 6, 4]);  tangents_1 = None
    sum_5: "f32[6][1]cpu" = torch.ops.aten.sum.dim_IntList(view_8, [0, 2])
    mul_20: "f32[1, 6, 4][24, 4, 1]cpu" = torch.ops.aten.mul.Tensor(view_8, sub_2)
    sum_6: "f32[6][1]cpu" = torch.ops.aten.sum.dim_IntList(mul_20, [0, 2]);  mul_20 = None
    mul_21: "f32[6][1]cpu" = torch.ops.aten.mul.Tensor(sum_5, 0.25);  sum_5 = None
    unsqueeze_14: "f32[1, 6][6, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_21, 0);  mul_21 = None
    unsqueeze_15: "f32[1, 6, 1][6, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_14, 2);  unsqueeze_14 = None
    mul_22: "f32[6][1]cpu" = torch.ops.aten.mul.Tensor(sum_6, 0.25);  sum_6 = None
    mul_24: "f32[6][1]cpu" = torch.ops.aten.mul.Tensor(mul_22, mul_14);  mul_22 = mul_14 = None
    unsqueeze_16: "f32[1, 6][6, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_24, 0);  mul_24 = None
    unsqueeze_17: "f32[1, 6, 1][6, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_16, 2);  unsqueeze_16 = None
    unsqueeze_18: "f32[1, 6][6, 1]cpu" = torch.ops.aten.unsqueeze.default(squeeze_1, 0);  squeeze_1 = None
    unsqueeze_19: "f32[1, 6, 1][6, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_18, 2);  unsqueeze_18 = None
    mul_25: "f32[1, 6, 1][6, 1, 1]cpu" = torch.ops.aten.mul.Tensor(unsqueeze_19, 1.0);  unsqueeze_19 = None
    mul_26: "f32[1, 6, 4][24, 4, 1]cpu" = torch.ops.aten.mul.Tensor(sub_2, unsqueeze_17);  sub_2 = unsqueeze_17 = None
    sub_8: "f32[1, 6, 4][24, 4, 1]cpu" = torch.ops.aten.sub.Tensor(view_8, mul_26);  view_8 = mul_26 = None
    sub_9: "f32[1, 6, 4][24, 4, 1]cpu" = torch.ops.aten.sub.Tensor(sub_8, unsqueeze_15);  sub_8 = unsqueeze_15 = None
    mul_27: "f32[1, 6, 4][24, 4, 1]cpu" = torch.ops.aten.mul.Tensor(sub_9, mul_25);  sub_9 = mul_25 = None
    view_9: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.view.default(mul_27, [2, 3, 4]);  mul_27 = None
    add_8: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_6, view_9);  add_6 = view_9 = None
    return (add_8, add_7)
