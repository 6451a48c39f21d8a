def forward(self, primals_1: "f32[2, 2, 3, 4][24, 12, 4, 1]cpu", primals_2: "f32[2, 2, 3, 4][24, 12, 4, 1]cpu", primals_3: "f32[2, 2, 3, 4][24, 12, 4, 1]cpu", primals_4: "f32[3, 2][2, 1]cpu"):
    arange: "i64[3][1]cpu" = torch.ops.aten.arange.default(3, device = device(type='cpu'), pin_memory = False)
    unsqueeze: "i64[1, 3][3, 1]cpu" = torch.ops.aten.unsqueeze.default(arange, 0);  arange = None
    arange_1: "i64[3][1]cpu" = torch.ops.aten.arange.default(3, device = device(type='cpu'), pin_memory = False)
    unsqueeze_1: "i64[3, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(arange_1, 1);  arange_1 = None
    sub: "i64[3, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(unsqueeze, unsqueeze_1);  unsqueeze = unsqueeze_1 = None
    neg: "i64[3, 3][3, 1]cpu" = torch.ops.aten.neg.default(sub);  sub = None
    clamp: "i64[3, 3][3, 1]cpu" = torch.ops.aten.clamp.default(neg, 0);  neg = None
    lt: "b8[3, 3][3, 1]cpu" = torch.ops.aten.lt.Scalar(clamp, 2)
    full_like: "i64[3, 3][3, 1]cpu" = torch.ops.aten.full_like.default(clamp, 2, pin_memory = False)
    where: "i64[3, 3][3, 1]cpu" = torch.ops.aten.where.self(lt, clamp, full_like);  lt = clamp = full_like = None
    transpose: "f32[2, 2, 4, 3][24, 12, 1, 4]cpu" = torch.ops.aten.transpose.int(primals_2, -2, -1);  primals_2 = None
    expand: "f32[2, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.expand.default(primals_1, [2, 2, 3, 4]);  primals_1 = None
    view: "f32[4, 3, 4][12, 4, 1]cpu" = torch.ops.aten.view.default(expand, [4, 3, 4]);  expand = None
    expand_1: "f32[2, 2, 4, 3][24, 12, 1, 4]cpu" = torch.ops.aten.expand.default(transpose, [2, 2, 4, 3]);  transpose = None
    view_1: "f32[4, 4, 3][12, 1, 4]cpu" = torch.ops.aten.view.default(expand_1, [4, 4, 3]);  expand_1 = None
    bmm: "f32[4, 3, 3][9, 3, 1]cpu" = torch.ops.aten.bmm.default(view, view_1);  view = view_1 = None
    view_2: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.view.default(bmm, [2, 2, 3, 3]);  bmm = None
    embedding: "f32[3, 3, 2][6, 2, 1]cpu" = torch.ops.aten.embedding.default(primals_4, where);  primals_4 = where = None
    permute: "f32[2, 3, 3][1, 6, 2]cpu" = torch.ops.aten.permute.default(embedding, [2, 0, 1]);  embedding = None
    unsqueeze_2: "f32[1, 2, 3, 3][2, 1, 6, 2]cpu" = torch.ops.aten.unsqueeze.default(permute, 0);  permute = None
    add: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(view_2, unsqueeze_2);  view_2 = unsqueeze_2 = None
    _softmax: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten._softmax.default(add, -1, False);  add = None
    expand_2: "f32[2, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.expand.default(_softmax, [2, 2, 3, 3]);  _softmax = None
    view_3: "f32[4, 3, 3][9, 3, 1]cpu" = torch.ops.aten.view.default(expand_2, [4, 3, 3]);  expand_2 = None
    expand_3: "f32[2, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.expand.default(primals_3, [2, 2, 3, 4]);  primals_3 = None
    view_4: "f32[4, 3, 4][12, 4, 1]cpu" = torch.ops.aten.view.default(expand_3, [4, 3, 4]);  expand_3 = None
    bmm_1: "f32[4, 3, 4][12, 4, 1]cpu" = torch.ops.aten.bmm.default(view_3, view_4);  view_3 = view_4 = None
    view_5: "f32[2, 2, 3, 4][24, 12, 4, 1]cpu" = torch.ops.aten.view.default(bmm_1, [2, 2, 3, 4]);  bmm_1 = None
    return view_5
