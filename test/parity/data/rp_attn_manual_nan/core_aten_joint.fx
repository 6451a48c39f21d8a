def forward(self, primals_1: "f32[2, 2, 4][8, 4, 1]cpu", primals_2: "f32[2, 3, 4][12, 4, 1]cpu", primals_3: "f32[1][1]cpu", primals_4: "b8[2, 3][3, 1]cpu", tangents_1: "f32[2, 2, 4][8, 4, 1]cpu"):
    permute: "f32[2, 4, 3][12, 1, 4]cpu" = torch.ops.aten.permute.default(primals_2, [0, 2, 1])
    expand: "f32[2, 2, 4][8, 4, 1]cpu" = torch.ops.aten.expand.default(primals_1, [2, 2, 4]);  primals_1 = None
    view: "f32[2, 2, 4][8, 4, 1]cpu" = torch.ops.aten.view.default(expand, [2, 2, 4]);  expand = None
    expand_1: "f32[2, 4, 3][12, 1, 4]cpu" = torch.ops.aten.expand.default(permute, [2, 4, 3]);  permute = None
    view_1: "f32[2, 4, 3][12, 1, 4]cpu" = torch.ops.aten.view.default(expand_1, [2, 4, 3]);  expand_1 = None
    bmm: "f32[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten.bmm.default(view, view_1)
    view_2: "f32[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten.view.default(bmm, [2, 2, 3]);  bmm = None
    bitwise_not: "b8[2, 3][3, 1]cpu" = torch.ops.aten.bitwise_not.default(primals_4);  primals_4 = None
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(-inf, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where: "f32[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten.where.self(bitwise_not, scalar_tensor, view_2);  scalar_tensor = view_2 = None
    _softmax: "f32[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten._softmax.default(where, -1, False);  where = None
    alias: "f32[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten.alias.default(_softmax)
    isnan: "b8[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten.isnan.default(_softmax)
    scalar_tensor_1: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_1: "f32[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten.where.self(isnan, scalar_tensor_1, _softmax);  isnan = scalar_tensor_1 = None
    eq: "b8[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten.eq.Scalar(_softmax, -inf)
    scalar_tensor_2: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(-3.4028234663852886e+38, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_2: "f32[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten.where.self(eq, scalar_tensor_2, where_1);  eq = scalar_tensor_2 = where_1 = None
    eq_1: "b8[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten.eq.Scalar(_softmax, inf)
    scalar_tensor_3: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(3.4028234663852886e+38, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_3: "f32[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten.where.self(eq_1, scalar_tensor_3, where_2);  eq_1 = scalar_tensor_3 = where_2 = None
    expand_2: "f32[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten.expand.default(where_3, [2, 2, 3]);  where_3 = None
    view_3: "f32[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten.view.default(expand_2, [2, 2, 3]);  expand_2 = None
    expand_3: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.expand.default(primals_2, [2, 3, 4]);  primals_2 = None
    view_4: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.view.default(expand_3, [2, 3, 4]);  expand_3 = None
    bmm_1: "f32[2, 2, 4][8, 4, 1]cpu" = torch.ops.aten.bmm.default(view_3, view_4)
    view_5: "f32[2, 2, 4][8, 4, 1]cpu" = torch.ops.aten.view.default(bmm_1, [2, 2, 4]);  bmm_1 = None
    view_6: "f32[2, 2, 4][8, 4, 1]cpu" = torch.ops.aten.view.default(tangents_1, [2, 2, 4]);  tangents_1 = None
    permute_1: "f32[2, 3, 2][6, 1, 3]cpu" = torch.ops.aten.permute.default(view_3, [0, 2, 1]);  view_3 = None
    bmm_2: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.bmm.default(permute_1, view_6);  permute_1 = None
    permute_2: "f32[2, 4, 3][12, 1, 4]cpu" = torch.ops.aten.permute.default(view_4, [0, 2, 1]);  view_4 = None
    bmm_3: "f32[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten.bmm.default(view_6, permute_2);  view_6 = permute_2 = None
    view_7: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.view.default(bmm_2, [2, 3, 4]);  bmm_2 = None
    view_8: "f32[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten.view.default(bmm_3, [2, 2, 3]);  bmm_3 = None
    abs_1: "f32[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten.abs.default(_softmax)
    ne: "b8[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten.ne.Scalar(abs_1, inf);  abs_1 = None
    eq_2: "b8[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten.eq.Tensor(_softmax, _softmax);  _softmax = None
    mul: "b8[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten.mul.Tensor(eq_2, ne);  eq_2 = ne = None
    mul_1: "f32[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten.mul.Tensor(view_8, mul);  view_8 = mul = None
    alias_1: "f32[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten.alias.default(alias);  alias = None
    mul_2: "f32[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten.mul.Tensor(mul_1, alias_1);  mul_1 = None
    sum_1: "f32[2, 2, 1][2, 1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_2, [-1], True)
    mul_3: "f32[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten.mul.Tensor(alias_1, sum_1);  alias_1 = sum_1 = None
    sub: "f32[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten.sub.Tensor(mul_2, mul_3);  mul_2 = mul_3 = None
    scalar_tensor_4: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_4: "f32[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten.where.self(bitwise_not, scalar_tensor_4, sub);  bitwise_not = scalar_tensor_4 = sub = None
    view_9: "f32[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten.view.default(where_4, [2, 2, 3]);  where_4 = None
    permute_3: "f32[2, 4, 2][8, 1, 4]cpu" = torch.ops.aten.permute.default(view, [0, 2, 1]);  view = None
    bmm_4: "f32[2, 4, 3][12, 3, 1]cpu" = torch.ops.aten.bmm.default(permute_3, view_9);  permute_3 = None
    permute_4: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.permute.default(view_1, [0, 2, 1]);  view_1 = None
    bmm_5: "f32[2, 2, 4][8, 4, 1]cpu" = torch.ops.aten.bmm.default(view_9, permute_4);  view_9 = permute_4 = None
    view_10: "f32[2, 4, 3][12, 3, 1]cpu" = torch.ops.aten.view.default(bmm_4, [2, 4, 3]);  bmm_4 = None
    view_11: "f32[2, 2, 4][8, 4, 1]cpu" = torch.ops.aten.view.default(bmm_5, [2, 2, 4]);  bmm_5 = None
    permute_5: "f32[2, 3, 4][12, 1, 3]cpu" = torch.ops.aten.permute.default(view_10, [0, 2, 1]);  view_10 = None
    add: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.add.Tensor(view_7, permute_5);  view_7 = permute_5 = None
    return (view_5, view_11, add, None, None)
