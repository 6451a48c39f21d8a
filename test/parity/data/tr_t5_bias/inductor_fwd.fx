def forward(self, primals_1: "f32[2, 2, 3, 4][24, 12, 4, 1]cpu", primals_2: "f32[2, 2, 3, 4][24, 12, 4, 1]cpu", primals_3: "f32[2, 2, 3, 4][24, 12, 4, 1]cpu", primals_4: "f32[3, 2][2, 1]cpu"):
    iota: "i64[3][1]cpu" = torch.ops.prims.iota.default(3, start = 0, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    unsqueeze: "i64[1, 3][3, 1]cpu" = torch.ops.aten.unsqueeze.default(iota, 0)
    unsqueeze_1: "i64[3, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(iota, 1);  iota = None
    sub: "i64[3, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(unsqueeze, unsqueeze_1);  unsqueeze = unsqueeze_1 = None
    neg: "i64[3, 3][3, 1]cpu" = torch.ops.aten.neg.default(sub);  sub = None
    clamp_min: "i64[3, 3][3, 1]cpu" = torch.ops.aten.clamp_min.default(neg, 0);  neg = None
    lt: "b8[3, 3][3, 1]cpu" = torch.ops.aten.lt.Scalar(clamp_min, 2)
    full: "i64[3, 3][3, 1]cpu" = torch.ops.aten.full.default([3, 3], 2, dtype = torch.int64, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    where: "i64[3, 3][3, 1]cpu" = torch.ops.aten.where.self(lt, clamp_min, full);  lt = clamp_min = full = None
    permute: "f32[2, 2, 4, 3][24, 12, 1, 4]cpu" = torch.ops.aten.permute.default(primals_2, [0, 1, 3, 2]);  primals_2 = None
    expand: "f32[2, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.expand.default(primals_1, [2, 2, 3, 4]);  primals_1 = None
    view: "f32[4, 3, 4][12, 4, 1]cpu" = torch.ops.aten.view.default(expand, [4, 3, 4]);  expand = None
    expand_1: "f32[2, 2, 4, 3][24, 12, 1, 4]cpu" = torch.ops.aten.expand.default(permute, [2, 2, 4, 3]);  permute = None
    view_1: "f32[4, 4, 3][12, 1, 4]cpu" = torch.ops.aten.view.default(expand_1, [4, 4, 3]);  expand_1 = None
    bmm: "f32[4, 3, 3][9, 3, 1]cpu" = torch.ops.aten.bmm.default(view, view_1)
    view_2: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.view.default(bmm, [2, 2, 3, 3]);  bmm = None
    embedding: "f32[3, 3, 2][6, 2, 1]cpu" = torch.ops.aten.embedding.default(primals_4, where);  primals_4 = None
    permute_1: "f32[2, 3, 3][1, 6, 2]cpu" = torch.ops.aten.permute.default(embedding, [2, 0, 1]);  embedding = None
    unsqueeze_2: "f32[1, 2, 3, 3][2, 1, 6, 2]cpu" = torch.ops.aten.unsqueeze.default(permute_1, 0);  permute_1 = None
    add: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(view_2, unsqueeze_2);  view_2 = unsqueeze_2 = None
    amax: "f32[2, 2, 3, 1][6, 3, 1, 1]cpu" = torch.ops.aten.amax.default(add, [-1], True)
    sub_1: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.sub.Tensor(add, amax);  add = amax = None
    exp: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.exp.default(sub_1);  sub_1 = None
    sum_1: "f32[2, 2, 3, 1][6, 3, 1, 1]cpu" = torch.ops.aten.sum.dim_IntList(exp, [-1], True)
    div: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.div.Tensor(exp, sum_1);  exp = sum_1 = None
    expand_2: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.expand.default(div, [2, 2, 3, 3])
    view_3: "f32[4, 3, 3][9, 3, 1]cpu" = torch.ops.aten.view.default(expand_2, [4, 3, 3]);  expand_2 = None
    expand_3: "f32[2, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.expand.default(primals_3, [2, 2, 3, 4]);  primals_3 = None
    view_4: "f32[4, 3, 4][12, 4, 1]cpu" = torch.ops.aten.view.default(expand_3, [4, 3, 4]);  expand_3 = None
    bmm_1: "f32[4, 3, 4][12, 4, 1]cpu" = torch.ops.aten.bmm.default(view_3, view_4);  view_3 = None
    view_5: "f32[2, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.view.default(bmm_1, [2, 2, 3, 4]);  bmm_1 = None
    permute_3: "f32[4, 4, 3][12, 1, 4]cpu" = torch.ops.aten.permute.default(view_4, [0, 2, 1]);  view_4 = None
    permute_5: "f32[4, 4, 3][12, 1, 4]cpu" = torch.ops.aten.permute.default(view, [0, 2, 1]);  view = None
    permute_6: "f32[4, 3, 4][12, 4, 1]cpu" = torch.ops.aten.permute.default(view_1, [0, 2, 1]);  view_1 = None
    return (view_5, where, div, permute_3, permute_5, permute_6)
