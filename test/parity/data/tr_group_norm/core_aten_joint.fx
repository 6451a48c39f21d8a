def forward(self, primals_1: "f32[2, 3, 4, 4][48, 16, 4, 1]cpu", primals_2: "f32[4, 3, 3, 3][27, 9, 3, 1]cpu", primals_3: "f32[4][1]cpu", primals_4: "f32[4][1]cpu", tangents_1: "f32[2, 4, 4, 4][64, 16, 4, 1]cpu"):
    convolution: "f32[2, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.convolution.default(primals_1, primals_2, None, [1, 1], [1, 1], [1, 1], False, [0, 0], 1)
    native_group_norm = torch.ops.aten.native_group_norm.default(convolution, primals_3, primals_4, 2, 4, 16, 2, 1e-05);  primals_4 = None
    getitem: "f32[2, 4, 4, 4][64, 16, 4, 1]cpu" = native_group_norm[0]
    getitem_1: "f32[2, 2][2, 1]cpu" = native_group_norm[1]
    getitem_2: "f32[2, 2][2, 1]cpu" = native_group_norm[2];  native_group_norm = None
    alias: "f32[2, 2][2, 1]cpu" = torch.ops.aten.alias.default(getitem_1);  getitem_1 = None
    alias_1: "f32[2, 2][2, 1]cpu" = torch.ops.aten.alias.default(getitem_2);  getitem_2 = None
    relu: "f32[2, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.relu.default(getitem);  getitem = None
    alias_2: "f32[2, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.alias.default(relu)
    alias_3: "f32[2, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.alias.default(alias_2);  alias_2 = None
    le: "b8[2, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.le.Scalar(alias_3, 0);  alias_3 = None
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where: "f32[2, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.where.self(le, scalar_tensor, tangents_1);  le = scalar_tensor = tangents_1 = None
    alias_4: "f32[2, 2][2, 1]cpu" = torch.ops.aten.alias.default(alias);  alias = None
    alias_5: "f32[2, 2][2, 1]cpu" = torch.ops.aten.alias.default(alias_1);  alias_1 = None
    mul: "f32[2, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(where, convolution)
    view: "f32[2, 4, 16][64, 16, 1]cpu" = torch.ops.aten.view.default(mul, [2, 4, 16]);  mul = None
    sum_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.sum.dim_IntList(view, [2]);  view = None
    view_1: "f32[2, 4, 16][64, 16, 1]cpu" = torch.ops.aten.view.default(where, [2, 4, 16])
    sum_2: "f32[2, 4][4, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_1, [2]);  view_1 = None
    unsqueeze: "f32[1, 4][4, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_3, 0)
    mul_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(sum_1, unsqueeze);  unsqueeze = None
    view_2: "f32[2, 2, 2][4, 2, 1]cpu" = torch.ops.aten.view.default(mul_1, [2, 2, 2]);  mul_1 = None
    sum_3: "f32[2, 2][2, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_2, [2]);  view_2 = None
    unsqueeze_1: "f32[1, 4][4, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_3, 0)
    mul_2: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(sum_2, unsqueeze_1);  unsqueeze_1 = None
    view_3: "f32[2, 2, 2][4, 2, 1]cpu" = torch.ops.aten.view.default(mul_2, [2, 2, 2]);  mul_2 = None
    sum_4: "f32[2, 2][2, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_3, [2]);  view_3 = None
    unsqueeze_2: "f32[2, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(alias_5, -1)
    view_4: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.view.default(primals_3, [1, 2, 2]);  primals_3 = None
    mul_3: "f32[2, 2, 2][4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(unsqueeze_2, view_4);  unsqueeze_2 = view_4 = None
    neg: "f32[2, 2][2, 1]cpu" = torch.ops.aten.neg.default(sum_3);  sum_3 = None
    mul_4: "f32[2, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(sum_4, 1)
    mul_5: "f32[2, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(mul_4, alias_4);  mul_4 = None
    add: "f32[2, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(neg, mul_5);  neg = mul_5 = None
    mul_6: "f32[2, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(add, alias_5);  add = None
    mul_7: "f32[2, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(mul_6, alias_5);  mul_6 = None
    mul_8: "f32[2, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(mul_7, alias_5);  mul_7 = None
    mul_9: "f32[2, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(mul_8, 0.03125);  mul_8 = None
    neg_1: "f32[2, 2][2, 1]cpu" = torch.ops.aten.neg.default(mul_9)
    mul_10: "f32[2, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(neg_1, alias_4);  neg_1 = None
    mul_11: "f32[2, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(sum_4, alias_5);  sum_4 = None
    mul_12: "f32[2, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(mul_11, 0.03125);  mul_11 = None
    sub: "f32[2, 2][2, 1]cpu" = torch.ops.aten.sub.Tensor(mul_10, mul_12);  mul_10 = mul_12 = None
    unsqueeze_3: "f32[2, 2, 2, 1][4, 2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_3, -1);  mul_3 = None
    unsqueeze_4: "f32[2, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_9, -1);  mul_9 = None
    unsqueeze_5: "f32[2, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_4, -1);  unsqueeze_4 = None
    unsqueeze_6: "f32[2, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(sub, -1);  sub = None
    unsqueeze_7: "f32[2, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_6, -1);  unsqueeze_6 = None
    view_5: "f32[2, 2, 2, 16][64, 32, 16, 1]cpu" = torch.ops.aten.view.default(where, [2, 2, 2, 16]);  where = None
    mul_13: "f32[2, 2, 2, 16][64, 32, 16, 1]cpu" = torch.ops.aten.mul.Tensor(view_5, unsqueeze_3);  view_5 = unsqueeze_3 = None
    view_6: "f32[2, 2, 2, 16][64, 32, 16, 1]cpu" = torch.ops.aten.view.default(convolution, [2, 2, 2, 16]);  convolution = None
    mul_14: "f32[2, 2, 2, 16][64, 32, 16, 1]cpu" = torch.ops.aten.mul.Tensor(view_6, unsqueeze_5);  view_6 = unsqueeze_5 = None
    add_1: "f32[2, 2, 2, 16][64, 32, 16, 1]cpu" = torch.ops.aten.add.Tensor(mul_13, mul_14);  mul_13 = mul_14 = None
    add_2: "f32[2, 2, 2, 16][64, 32, 16, 1]cpu" = torch.ops.aten.add.Tensor(add_1, unsqueeze_7);  add_1 = unsqueeze_7 = None
    view_7: "f32[2, 4, 4, 4][64, 16, 4, 1]cpu" = torch.ops.aten.view.default(add_2, [2, 4, 4, 4]);  add_2 = None
    view_8: "f32[2, 2, 2][4, 2, 1]cpu" = torch.ops.aten.view.default(sum_1, [2, 2, 2]);  sum_1 = None
    view_9: "f32[2, 2, 2][4, 2, 1]cpu" = torch.ops.aten.view.default(sum_2, [2, 2, 2])
    unsqueeze_8: "f32[2, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(alias_4, -1);  alias_4 = None
    mul_15: "f32[2, 2, 2][4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(view_9, unsqueeze_8);  view_9 = unsqueeze_8 = None
    sub_1: "f32[2, 2, 2][4, 2, 1]cpu" = torch.ops.aten.sub.Tensor(view_8, mul_15);  view_8 = mul_15 = None
    unsqueeze_9: "f32[2, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(alias_5, -1);  alias_5 = None
    mul_16: "f32[2, 2, 2][4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(sub_1, unsqueeze_9);  sub_1 = unsqueeze_9 = None
    sum_5: "f32[2, 2][2, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_16, [0]);  mul_16 = None
    view_10: "f32[4][1]cpu" = torch.ops.aten.view.default(sum_5, [4]);  sum_5 = None
    sum_6: "f32[4][1]cpu" = torch.ops.aten.sum.dim_IntList(sum_2, [0]);  sum_2 = None
    convolution_backward = torch.ops.aten.convolution_backward.default(view_7, primals_1, primals_2, None, [1, 1], [1, 1], [1, 1], False, [0, 0], 1, [True, True, False]);  view_7 = primals_1 = primals_2 = None
    getitem_3: "f32[2, 3, 4, 4][48, 16, 4, 1]cpu" = convolution_backward[0]
    getitem_4: "f32[4, 3, 3, 3][27, 9, 3, 1]cpu" = convolution_backward[1];  convolution_backward = None
    return (relu, getitem_3, getitem_4, view_10, sum_6)
