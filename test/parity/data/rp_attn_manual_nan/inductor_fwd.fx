def forward(self, primals_1: "f32[2, 2, 4][8, 4, 1]cpu", primals_2: "f32[2, 3, 4][12, 4, 1]cpu", primals_3: "f32[1][1]cpu", primals_4: "b8[2, 3][3, 1]cpu"):
    permute: "f32[2, 4, 3][12, 1, 4]cpu" = torch.ops.aten.permute.default(primals_2, [0, 2, 1])
    expand: "f32[2, 2, 4][8, 4, 1]cpu" = torch.ops.aten.expand.default(primals_1, [2, 2, 4]);  primals_1 = None
    view: "f32[2, 2, 4][8, 4, 1]cpu" = torch.ops.aten.view.default(expand, [2, 2, 4]);  expand = None
    expand_1: "f32[2, 4, 3][12, 1, 4]cpu" = torch.ops.aten.expand.default(permute, [2, 4, 3]);  permute = None
    view_1: "f32[2, 4, 3][12, 1, 4]cpu" = torch.ops.aten.view.default(expand_1, [2, 4, 3]);  expand_1 = None
    bmm: "f32[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten.bmm.default(view, view_1);  view_1 = None
    view_2: "f32[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten.view.default(bmm, [2, 2, 3])
    bitwise_not: "b8[2, 3][3, 1]cpu" = torch.ops.aten.bitwise_not.default(primals_4)
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(-inf, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where: "f32[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten.where.self(bitwise_not, scalar_tensor, view_2);  bitwise_not = scalar_tensor = view_2 = None
    amax: "f32[2, 2, 1][2, 1, 1]cpu" = torch.ops.aten.amax.default(where, [-1], True)
    sub: "f32[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten.sub.Tensor(where, amax);  where = amax = None
    exp: "f32[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten.exp.default(sub);  sub = None
    sum_1: "f32[2, 2, 1][2, 1, 1]cpu" = torch.ops.aten.sum.dim_IntList(exp, [-1], True)
    div: "f32[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten.div.Tensor(exp, sum_1);  exp = sum_1 = None
    isnan: "b8[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten.isnan.default(div)
    scalar_tensor_1: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_1: "f32[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten.where.self(isnan, scalar_tensor_1, div);  isnan = scalar_tensor_1 = None
    eq: "b8[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten.eq.Scalar(div, -inf)
    scalar_tensor_2: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(-3.4028234663852886e+38, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_2: "f32[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten.where.self(eq, scalar_tensor_2, where_1);  eq = scalar_tensor_2 = where_1 = None
    eq_1: "b8[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten.eq.Scalar(div, inf);  div = None
    scalar_tensor_3: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(3.4028234663852886e+38, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_3: "f32[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten.where.self(eq_1, scalar_tensor_3, where_2);  eq_1 = scalar_tensor_3 = where_2 = None
    expand_2: "f32[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten.expand.default(where_3, [2, 2, 3]);  where_3 = None
    view_3: "f32[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten.view.default(expand_2, [2, 2, 3]);  expand_2 = None
    expand_3: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.expand.default(primals_2, [2, 3, 4])
    view_4: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.view.default(expand_3, [2, 3, 4]);  expand_3 = None
    bmm_1: "f32[2, 2, 4][8, 4, 1]cpu" = torch.ops.aten.bmm.default(view_3, view_4);  view_4 = None
    view_5: "f32[2, 2, 4][8, 4, 1]cpu" = torch.ops.aten.view.default(bmm_1, [2, 2, 4]);  bmm_1 = None
    permute_1: "f32[2, 3, 2][6, 1, 3]cpu" = torch.ops.aten.permute.default(view_3, [0, 2, 1]);  view_3 = None
    permute_3: "f32[2, 4, 2][8, 1, 4]cpu" = torch.ops.aten.permute.default(view, [0, 2, 1]);  view = None
    return (view_5, primals_2, primals_4, bmm, permute_1, permute_3)
