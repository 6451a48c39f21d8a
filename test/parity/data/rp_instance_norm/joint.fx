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
    squeeze: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.squeeze.dim(avg_pool2d, 1);  avg_pool2d = None
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
    squeeze_1: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.squeeze.dim(constant_pad_nd_1, 1);  constant_pad_nd_1 = None
    mul_6: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.mul.Tensor(squeeze_1, primals_1)
    mul_7: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.mul.Tensor(squeeze_1, primals_1);  squeeze_1 = primals_1 = None
    add_1: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.add.Tensor(div_3, mul_7);  div_3 = mul_7 = None
    add_2: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_1, mul_6);  add_1 = mul_6 = None
    view_4: "f32[1, 6, 4][24, 4, 1]cpu" = torch.ops.aten.view.default(tangents_2, [1, 6, 4]);  tangents_2 = None
    native_batch_norm_backward = torch.ops.aten.native_batch_norm_backward.default(view_4, view_2, repeat, None, None, getitem_4, getitem_5, True, 1e-05, [True, True, True]);  view_4 = view_2 = repeat = getitem_4 = getitem_5 = None
    getitem_6: "f32[1, 6, 4][24, 4, 1]cpu" = native_batch_norm_backward[0]
    getitem_7: "f32[6][1]cpu" = native_batch_norm_backward[1]
    getitem_8: "f32[6][1]cpu" = native_batch_norm_backward[2];  native_batch_norm_backward = None
    view_5: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.view.default(getitem_6, [2, 3, 4]);  getitem_6 = None
    add_3: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_2, view_5);  add_2 = view_5 = None
    view_6: "f32[2, 3][3, 1]cpu" = torch.ops.aten.view.default(getitem_8, [2, 3]);  getitem_8 = None
    sum_1: "f32[3][1]cpu" = torch.ops.aten.sum.dim_IntList(view_6, [0]);  view_6 = None
    view_7: "f32[2, 3][3, 1]cpu" = torch.ops.aten.view.default(getitem_7, [2, 3]);  getitem_7 = None
    sum_2: "f32[3][1]cpu" = torch.ops.aten.sum.dim_IntList(view_7, [0]);  view_7 = None
    add_4: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(sum_1, sum_2);  sum_1 = sum_2 = None
    view_8: "f32[1, 6, 4][24, 4, 1]cpu" = torch.ops.aten.view.default(tangents_1, [1, 6, 4]);  tangents_1 = None
    native_batch_norm_backward_1 = torch.ops.aten.native_batch_norm_backward.default(view_8, view, None, None, None, getitem_1, getitem_2, True, 1e-05, [True, False, False]);  view_8 = view = getitem_1 = getitem_2 = None
    getitem_9: "f32[1, 6, 4][24, 4, 1]cpu" = native_batch_norm_backward_1[0];  native_batch_norm_backward_1 = None
    view_9: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.view.default(getitem_9, [2, 3, 4]);  getitem_9 = None
    add_5: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_3, view_9);  add_3 = view_9 = None
    return (view_1, view_3, div, add_5, add_4)
