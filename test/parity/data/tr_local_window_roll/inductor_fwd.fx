def forward(self, primals_1: "f32[1, 4, 4, 3][48, 12, 3, 1]cpu"):
    iota: "i64[4][1]cpu" = torch.ops.prims.iota.default(4, start = 0, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    add: "i64[4][1]cpu" = torch.ops.aten.add.Tensor(iota, 1);  iota = None
    fmod: "i64[4][1]cpu" = torch.ops.aten.fmod.Scalar(add, 4);  add = None
    index: "f32[1, 4, 4, 3][48, 12, 3, 1]cpu" = torch.ops.aten.index.Tensor(primals_1, [None, fmod]);  primals_1 = None
    index_1: "f32[1, 4, 4, 3][48, 12, 3, 1]cpu" = torch.ops.aten.index.Tensor(index, [None, None, fmod]);  index = fmod = None
    view: "f32[1, 2, 2, 2, 2, 3][48, 24, 12, 6, 3, 1]cpu" = torch.ops.aten.view.default(index_1, [1, 2, 2, 2, 2, 3]);  index_1 = None
    permute: "f32[1, 2, 2, 2, 2, 3][48, 24, 6, 12, 3, 1]cpu" = torch.ops.aten.permute.default(view, [0, 1, 3, 2, 4, 5]);  view = None
    clone: "f32[1, 2, 2, 2, 2, 3][48, 24, 12, 6, 3, 1]cpu" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format);  permute = None
    view_1: "f32[4, 4, 3][12, 3, 1]cpu" = torch.ops.aten.view.default(clone, [4, 4, 3]);  clone = None
    permute_1: "f32[4, 3, 4][12, 1, 3]cpu" = torch.ops.aten.permute.default(view_1, [0, 2, 1])
    expand: "f32[4, 4, 3][12, 3, 1]cpu" = torch.ops.aten.expand.default(view_1, [4, 4, 3]);  view_1 = None
    view_2: "f32[4, 4, 3][12, 3, 1]cpu" = torch.ops.aten.view.default(expand, [4, 4, 3]);  expand = None
    expand_1: "f32[4, 3, 4][12, 1, 3]cpu" = torch.ops.aten.expand.default(permute_1, [4, 3, 4]);  permute_1 = None
    view_3: "f32[4, 3, 4][12, 1, 3]cpu" = torch.ops.aten.view.default(expand_1, [4, 3, 4]);  expand_1 = None
    bmm: "f32[4, 4, 4][16, 4, 1]cpu" = torch.ops.aten.bmm.default(view_2, view_3)
    view_4: "f32[4, 4, 4][16, 4, 1]cpu" = torch.ops.aten.view.default(bmm, [4, 4, 4]);  bmm = None
    amax: "f32[4, 4, 1][4, 1, 1]cpu" = torch.ops.aten.amax.default(view_4, [-1], True)
    sub: "f32[4, 4, 4][16, 4, 1]cpu" = torch.ops.aten.sub.Tensor(view_4, amax);  view_4 = amax = None
    exp: "f32[4, 4, 4][16, 4, 1]cpu" = torch.ops.aten.exp.default(sub);  sub = None
    sum_1: "f32[4, 4, 1][4, 1, 1]cpu" = torch.ops.aten.sum.dim_IntList(exp, [-1], True)
    div: "f32[4, 4, 4][16, 4, 1]cpu" = torch.ops.aten.div.Tensor(exp, sum_1);  exp = sum_1 = None
    expand_2: "f32[4, 4, 4][16, 4, 1]cpu" = torch.ops.aten.expand.default(div, [4, 4, 4])
    view_5: "f32[4, 4, 4][16, 4, 1]cpu" = torch.ops.aten.view.default(expand_2, [4, 4, 4]);  expand_2 = None
    bmm_1: "f32[4, 4, 3][12, 3, 1]cpu" = torch.ops.aten.bmm.default(view_5, view_2);  view_5 = None
    view_7: "f32[4, 4, 3][12, 3, 1]cpu" = torch.ops.aten.view.default(bmm_1, [4, 4, 3]);  bmm_1 = None
    sum_2: "f32[4, 3][3, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_7, [1]);  view_7 = None
    permute_3: "f32[4, 3, 4][12, 1, 3]cpu" = torch.ops.aten.permute.default(view_2, [0, 2, 1]);  view_2 = None
    permute_5: "f32[4, 4, 3][12, 3, 1]cpu" = torch.ops.aten.permute.default(view_3, [0, 2, 1]);  view_3 = None
    return (sum_2, div, permute_3, permute_5)
