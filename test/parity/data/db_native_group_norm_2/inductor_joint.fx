def forward(self, primals_1: "f32[2, 6, 5, 3][90, 1, 18, 6]cpu", primals_2: "f32[6][1]cpu", primals_3: "f32[6][1]cpu", tangents_1: "f32[2, 6, 5, 3][90, 1, 18, 6]cpu", tangents_2: "f32[2, 2][2, 1]cpu", tangents_3: "f32[2, 2][2, 1]cpu"):
    view: "f32[2, 2, 3, 15][90, 3, 1, 6]cpu" = torch.ops.aten.view.default(primals_1, [2, 2, 3, 15])
    var_mean = torch.ops.aten.var_mean.correction(view, [2, 3], correction = 0, keepdim = True);  view = None
    getitem: "f32[2, 2, 1, 1][2, 1, 1, 1]cpu" = var_mean[0]
    getitem_1: "f32[2, 2, 1, 1][2, 1, 1, 1]cpu" = var_mean[1];  var_mean = None
    add: "f32[2, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.add.Tensor(getitem, 1e-05);  getitem = None
    rsqrt: "f32[2, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.rsqrt.default(add);  add = None
    view_1: "f32[1, 2, 3, 1][6, 3, 1, 1]cpu" = torch.ops.aten.view.default(primals_2, [1, 2, 3, 1]);  primals_2 = None
    mul: "f32[2, 2, 3, 1][6, 3, 1, 1]cpu" = torch.ops.aten.mul.Tensor(rsqrt, view_1);  view_1 = None
    neg: "f32[2, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.neg.default(getitem_1)
    mul_1: "f32[2, 2, 3, 1][6, 3, 1, 1]cpu" = torch.ops.aten.mul.Tensor(neg, mul);  neg = None
    view_2: "f32[1, 2, 3, 1][6, 3, 1, 1]cpu" = torch.ops.aten.view.default(primals_3, [1, 2, 3, 1]);  primals_3 = None
    add_1: "f32[2, 2, 3, 1][6, 3, 1, 1]cpu" = torch.ops.aten.add.Tensor(mul_1, view_2);  mul_1 = view_2 = None
    as_strided: "f32[2, 6][6, 1]cpu" = torch.ops.aten.as_strided.default(mul, [2, 6], [6, 1]);  mul = None
    as_strided_1: "f32[2, 6][6, 1]cpu" = torch.ops.aten.as_strided.default(add_1, [2, 6], [6, 1]);  add_1 = None
    unsqueeze: "f32[2, 6, 1][6, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(as_strided, 2);  as_strided = None
    unsqueeze_1: "f32[2, 6, 1, 1][6, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze, 3);  unsqueeze = None
    unsqueeze_2: "f32[2, 6, 1][6, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(as_strided_1, 2);  as_strided_1 = None
    unsqueeze_3: "f32[2, 6, 1, 1][6, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_2, 3);  unsqueeze_2 = None
    mul_2: "f32[2, 6, 5, 3][90, 1, 18, 6]cpu" = torch.ops.aten.mul.Tensor(primals_1, unsqueeze_1);  unsqueeze_1 = None
    add_2: "f32[2, 6, 5, 3][90, 1, 18, 6]cpu" = torch.ops.aten.add.Tensor(mul_2, unsqueeze_3);  mul_2 = unsqueeze_3 = None
    squeeze: "f32[2, 2][2, 1]cpu" = torch.ops.aten.squeeze.dims(getitem_1, [2, 3]);  getitem_1 = None
    squeeze_1: "f32[2, 2][2, 1]cpu" = torch.ops.aten.squeeze.dims(rsqrt, [2, 3]);  rsqrt = None
    alias: "f32[2, 2][2, 1]cpu" = torch.ops.aten.alias.default(squeeze)
    alias_1: "f32[2, 2][2, 1]cpu" = torch.ops.aten.alias.default(squeeze_1)
    alias_2: "f32[2, 2][2, 1]cpu" = torch.ops.aten.alias.default(alias);  alias = None
    alias_3: "f32[2, 2][2, 1]cpu" = torch.ops.aten.alias.default(alias_1);  alias_1 = None
    mul_3: "f32[2, 6, 5, 3][90, 1, 18, 6]cpu" = torch.ops.aten.mul.Tensor(tangents_1, primals_1);  primals_1 = None
    view_3: "f32[2, 6, 15][90, 1, 6]cpu" = torch.ops.aten.view.default(mul_3, [2, 6, 15]);  mul_3 = None
    sum_1: "f32[2, 6][6, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_3, [2]);  view_3 = None
    view_4: "f32[2, 6, 15][90, 1, 6]cpu" = torch.ops.aten.view.default(tangents_1, [2, 6, 15]);  tangents_1 = None
    sum_2: "f32[2, 6][6, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_4, [2]);  view_4 = None
    view_5: "f32[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten.view.default(sum_1, [2, 2, 3]);  sum_1 = None
    view_6: "f32[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten.view.default(sum_2, [2, 2, 3])
    unsqueeze_4: "f32[2, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(alias_2, -1);  alias_2 = None
    mul_4: "f32[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten.mul.Tensor(view_6, unsqueeze_4);  view_6 = unsqueeze_4 = None
    sub: "f32[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten.sub.Tensor(view_5, mul_4);  view_5 = mul_4 = None
    unsqueeze_5: "f32[2, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(alias_3, -1);  alias_3 = None
    mul_5: "f32[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten.mul.Tensor(sub, unsqueeze_5);  sub = unsqueeze_5 = None
    sum_3: "f32[2, 3][3, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_5, [0]);  mul_5 = None
    view_7: "f32[6][1]cpu" = torch.ops.aten.view.default(sum_3, [6]);  sum_3 = None
    sum_4: "f32[6][1]cpu" = torch.ops.aten.sum.dim_IntList(sum_2, [0]);  sum_2 = None
    return (add_2, squeeze, squeeze_1, None, view_7, sum_4)
