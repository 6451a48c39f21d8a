def forward(self, primals_1: "f32[2, 3, 4][12, 4, 1]cpu", primals_2: "f32[2, 3, 4][12, 4, 1]cpu", primals_3: "f32[2, 3, 4][12, 4, 1]cpu"):
    permute: "f32[2, 4, 3][12, 1, 4]cpu" = torch.ops.aten.permute.default(primals_2, [0, 2, 1]);  primals_2 = None
    expand: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.expand.default(primals_1, [2, 3, 4]);  primals_1 = None
    view: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.view.default(expand, [2, 3, 4]);  expand = None
    expand_1: "f32[2, 4, 3][12, 1, 4]cpu" = torch.ops.aten.expand.default(permute, [2, 4, 3]);  permute = None
    view_1: "f32[2, 4, 3][12, 1, 4]cpu" = torch.ops.aten.view.default(expand_1, [2, 4, 3]);  expand_1 = None
    bmm: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.bmm.default(view, view_1)
    view_2: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.view.default(bmm, [2, 3, 3]);  bmm = None
    div: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.div.Tensor(view_2, 2.0);  view_2 = None
    full: "b8[3, 3][3, 1]cpu" = torch.ops.aten.full.default([3, 3], True, dtype = torch.bool, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    iota: "i64[3][1]cpu" = torch.ops.prims.iota.default(3, start = 0, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    unsqueeze: "i64[1, 3][3, 1]cpu" = torch.ops.aten.unsqueeze.default(iota, -2)
    unsqueeze_1: "i64[3, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(iota, -1);  iota = None
    sub: "i64[3, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(unsqueeze, unsqueeze_1);  unsqueeze = unsqueeze_1 = None
    ge: "b8[3, 3][3, 1]cpu" = torch.ops.aten.ge.Scalar(sub, 1);  sub = None
    logical_and: "b8[3, 3][3, 1]cpu" = torch.ops.aten.logical_and.default(ge, full);  ge = full = None
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(-inf, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.where.self(logical_and, scalar_tensor, div);  scalar_tensor = div = None
    amax: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.amax.default(where, [-1], True)
    sub_1: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.sub.Tensor(where, amax);  where = amax = None
    exp: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.exp.default(sub_1);  sub_1 = None
    sum_1: "f32[2, 3, 1][3, 1, 1]cpu" = torch.ops.aten.sum.dim_IntList(exp, [-1], True)
    div_1: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.div.Tensor(exp, sum_1);  exp = sum_1 = None
    expand_2: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.expand.default(div_1, [2, 3, 3])
    view_3: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.view.default(expand_2, [2, 3, 3]);  expand_2 = None
    expand_3: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.expand.default(primals_3, [2, 3, 4]);  primals_3 = None
    view_4: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.view.default(expand_3, [2, 3, 4]);  expand_3 = None
    bmm_1: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.bmm.default(view_3, view_4);  view_3 = None
    view_5: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.view.default(bmm_1, [2, 3, 4]);  bmm_1 = None
    permute_2: "f32[2, 4, 3][12, 1, 4]cpu" = torch.ops.aten.permute.default(view_4, [0, 2, 1]);  view_4 = None
    permute_3: "f32[2, 4, 3][12, 1, 4]cpu" = torch.ops.aten.permute.default(view, [0, 2, 1]);  view = None
    permute_4: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.permute.default(view_1, [0, 2, 1]);  view_1 = None
    return (view_5, logical_and, div_1, permute_2, permute_3, permute_4)
