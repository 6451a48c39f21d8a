def forward(self, primals_1: "f32[2, 3, 4, 4][48, 16, 4, 1]cpu", primals_2: "f32[4, 3, 3, 3][27, 9, 3, 1]cpu", primals_3: "f32[4][1]cpu", primals_4: "f32[4][1]cpu", tangents_1: "f32[2, 4, 4, 4][64, 16, 4, 1]cpu"):
    convolution: "f32[2, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.convolution.default(primals_1, primals_2, None, [1, 1], [1, 1], [1, 1], False, [0, 0], 1)
    view: "f32[2, 2, 2, 16][64, 32, 16, 1]cpu" = torch.ops.aten.view.default(convolution, [2, 2, 2, 16])
    var_mean = torch.ops.aten.var_mean.correction(view, [2, 3], correction = 0, keepdim = True);  view = None
    getitem: "f32[2, 2, 1, 1][2, 1, 1, 1]cpu" = var_mean[0]
    getitem_1: "f32[2, 2, 1, 1][2, 1, 1, 1]cpu" = var_mean[1];  var_mean = None
    add: "f32[2, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.add.Tensor(getitem, 1e-05);  getitem = None
    rsqrt: "f32[2, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.rsqrt.default(add);  add = None
    view_1: "f32[1, 2, 2, 1][4, 2, 1, 1]cpu" = torch.ops.aten.view.default(primals_3, [1, 2, 2, 1])
    mul: "f32[2, 2, 2, 1][4, 2, 1, 1]cpu" = torch.ops.aten.mul.Tensor(rsqrt, view_1);  view_1 = None
    neg: "f32[2, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.neg.default(getitem_1)
    mul_1: "f32[2, 2, 2, 1][4, 2, 1, 1]cpu" = torch.ops.aten.mul.Tensor(neg, mul);  neg = None
    view_2: "f32[1, 2, 2, 1][4, 2, 1, 1]cpu" = torch.ops.aten.view.default(primals_4, [1, 2, 2, 1]);  primals_4 = None
    add_1: "f32[2, 2, 2, 1][4, 2, 1, 1]cpu" = torch.ops.aten.add.Tensor(mul_1, view_2);  mul_1 = view_2 = None
    as_strided: "f32[2, 4][4, 1]cpu" = torch.ops.aten.as_strided.default(mul, [2, 4], [4, 1]);  mul = None
    as_strided_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.as_strided.default(add_1, [2, 4], [4, 1]);  add_1 = None
    unsqueeze: "f32[2, 4, 1][4, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(as_strided, 2);  as_strided = None
    unsqueeze_1: "f32[2, 4, 1, 1][4, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze, 3);  unsqueeze = None
    unsqueeze_2: "f32[2, 4, 1][4, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(as_strided_1, 2);  as_strided_1 = None
    unsqueeze_3: "f32[2, 4, 1, 1][4, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_2, 3);  unsqueeze_2 = None
    mul_2: "f32[2, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(convolution, unsqueeze_1);  unsqueeze_1 = None
    add_2: "f32[2, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(mul_2, unsqueeze_3);  mul_2 = unsqueeze_3 = None
    squeeze: "f32[2, 2][2, 1]cpu" = torch.ops.aten.squeeze.dims(getitem_1, [2, 3]);  getitem_1 = None
    squeeze_1: "f32[2, 2][2, 1]cpu" = torch.ops.aten.squeeze.dims(rsqrt, [2, 3]);  rsqrt = None
    alias: "f32[2, 2][2, 1]cpu" = torch.ops.aten.alias.default(squeeze);  squeeze = None
    alias_1: "f32[2, 2][2, 1]cpu" = torch.ops.aten.alias.default(squeeze_1);  squeeze_1 = None
    relu: "f32[2, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.relu.default(add_2);  add_2 = None
    alias_2: "f32[2, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.alias.default(relu)
    alias_3: "f32[2, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.alias.default(alias_2);  alias_2 = None
    le: "b8[2, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.le.Scalar(alias_3, 0);  alias_3 = None
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where: "f32[2, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.where.self(le, scalar_tensor, tangents_1);  le = scalar_tensor = tangents_1 = None
    alias_4: "f32[2, 2][2, 1]cpu" = torch.ops.aten.alias.default(alias);  alias = None
    alias_5: "f32[2, 2][2, 1]cpu" = torch.ops.aten.alias.default(alias_1);  alias_1 = None
    mul_3: "f32[2, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(where, convolution)
    view_3: "f32[2, 4, 16][64, 16, 1]cpu" = torch.ops.aten.view.default(mul_3, [2, 4, 16]);  mul_3 = None
    sum_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_3, [2]);  view_3 = None
    view_4: "f32[2, 4, 16][64, 16, 1]cpu" = torch.ops.aten.view.default(where, [2, 4, 16])
    sum_2: "f32[2, 4][4, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_4, [2]);  view_4 = None
    unsqueeze_4: "f32[1, 4][4, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_3, 0)
    mul_4: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(sum_1, unsqueeze_4);  unsqueeze_4 = None
    view_5: "f32[2, 2, 2][4, 2, 1]cpu" = torch.ops.aten.view.default(mul_4, [2, 2, 2]);  mul_4 = None
    sum_3: "f32[2, 2][2, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_5, [2]);  view_5 = None
    unsqueeze_5: "f32[1, 4][4, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_3, 0)
    mul_5: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(sum_2, unsqueeze_5);  unsqueeze_5 = None
    view_6: "f32[2, 2, 2][4, 2, 1]cpu" = torch.ops.aten.view.default(mul_5, [2, 2, 2]);  mul_5 = None
    sum_4: "f32[2, 2][2, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_6, [2]);  view_6 = None
    unsqueeze_6: "f32[2, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(alias_5, -1)
    view_7: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.view.default(primals_3, [1, 2, 2]);  primals_3 = None
    mul_6: "f32[2, 2, 2][4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(unsqueeze_6, view_7);  unsqueeze_6 = view_7 = None
    neg_1: "f32[2, 2][2, 1]cpu" = torch.ops.aten.neg.default(sum_3);  sum_3 = None
    addcmul: "f32[2, 2][2, 1]cpu" = torch.ops.aten.addcmul.default(neg_1, sum_4, alias_4);  neg_1 = None
    mul_7: "f32[2, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(addcmul, alias_5);  addcmul = None
    mul_8: "f32[2, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(mul_7, alias_5);  mul_7 = None
    mul_9: "f32[2, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(mul_8, alias_5);  mul_8 = None
    mul_10: "f32[2, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(mul_9, 0.03125);  mul_9 = None
    neg_2: "f32[2, 2][2, 1]cpu" = torch.ops.aten.neg.default(mul_10)
    mul_11: "f32[2, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(neg_2, alias_4);  neg_2 = None
    mul_12: "f32[2, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(sum_4, alias_5);  sum_4 = None
    mul_13: "f32[2, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(mul_12, 0.03125);  mul_12 = None
    sub: "f32[2, 2][2, 1]cpu" = torch.ops.aten.sub.Tensor(mul_11, mul_13);  mul_11 = mul_13 = None
    unsqueeze_7: "f32[2, 2, 2, 1][4, 2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_6, -1);  mul_6 = None
    unsqueeze_8: "f32[2, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_10, -1);  mul_10 = None
    unsqueeze_9: "f32[2, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_8, -1);  unsqueeze_8 = None
    unsqueeze_10: "f32[2, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(sub, -1);  sub = None
    unsqueeze_11: "f32[2, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_10, -1);  unsqueeze_10 = None
    view_8: "f32[2, 2, 2, 16][64, 32, 16, 1]cpu" = torch.ops.aten.view.default(where, [2, 2, 2, 16]);  where = None
    mul_14: "f32[2, 2, 2, 16][64, 32, 16, 1]cpu" = torch.ops.aten.mul.Tensor(view_8, unsqueeze_7);  view_8 = unsqueeze_7 = None
    view_9: "f32[2, 2, 2, 16][64, 32, 16, 1]cpu" = torch.ops.aten.view.default(convolution, [2, 2, 2, 16]);  convolution = None
    mul_15: "f32[2, 2, 2, 16][64, 32, 16, 1]cpu" = torch.ops.aten.mul.Tensor(view_9, unsqueeze_9);  view_9 = unsqueeze_9 = None
    add_3: "f32[2, 2, 2, 16][64, 32, 16, 1]cpu" = torch.ops.aten.add.Tensor(mul_14, mul_15);  mul_14 = mul_15 = None
    add_4: "f32[2, 2, 2, 16][64, 32, 16, 1]cpu" = torch.ops.aten.add.Tensor(add_3, unsqueeze_11);  add_3 = unsqueeze_11 = None
    view_10: "f32[2, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.view.default(add_4, [2, 4, 4, 4]);  add_4 = None
    view_11: "f32[2, 2, 2][4, 2, 1]cpu" = torch.ops.aten.view.default(sum_1, [2, 2, 2]);  sum_1 = None
    view_12: "f32[2, 2, 2][4, 2, 1]cpu" = torch.ops.aten.view.default(sum_2, [2, 2, 2])
    unsqueeze_12: "f32[2, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(alias_4, -1);  alias_4 = None
    mul_16: "f32[2, 2, 2][4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(view_12, unsqueeze_12);  view_12 = unsqueeze_12 = None
    sub_1: "f32[2, 2, 2][4, 2, 1]cpu" = torch.ops.aten.sub.Tensor(view_11, mul_16);  view_11 = mul_16 = None
    unsqueeze_13: "f32[2, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(alias_5, -1);  alias_5 = None
    mul_17: "f32[2, 2, 2][4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(sub_1, unsqueeze_13);  sub_1 = unsqueeze_13 = None
    sum_5: "f32[2, 2][2, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_17, [0]);  mul_17 = None
    view_13: "f32[4][1]cpu" = torch.ops.aten.view.default(sum_5, [4]);  sum_5 = None
    sum_6: "f32[4][1]cpu" = torch.ops.aten.sum.dim_IntList(sum_2, [0]);  sum_2 = None
    convolution_backward = torch.ops.aten.convolution_backward.default(view_10, primals_1, primals_2, None, [1, 1], [1, 1], [1, 1], False, [0, 0], 1, [True, True, False]);  view_10 = primals_1 = primals_2 = None
    getitem_2: "f32[2, 3, 4, 4][48, 16, 4, 1]cpu" = convolution_backward[0]
    getitem_3: "f32[4, 3, 3, 3][27, 9, 3, 1]cpu" = convolution_backward[1];  convolution_backward = None
    return (relu, getitem_2, getitem_3, view_13, sum_6)
