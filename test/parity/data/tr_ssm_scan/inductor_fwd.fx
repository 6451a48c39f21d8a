def forward(self, primals_1: "f32[2, 4, 3][12, 3, 1]cpu", primals_2: "f32[2, 4][4, 1]cpu"):
    exp: "f32[2, 4][4, 1]cpu" = torch.ops.aten.exp.default(primals_2)
    log1p: "f32[2, 4][4, 1]cpu" = torch.ops.aten.log1p.default(exp);  exp = None
    gt: "b8[2, 4][4, 1]cpu" = torch.ops.aten.gt.Scalar(primals_2, 20)
    where: "f32[2, 4][4, 1]cpu" = torch.ops.aten.where.self(gt, primals_2, log1p);  gt = log1p = None
    neg: "f32[2, 4][4, 1]cpu" = torch.ops.aten.neg.default(where);  where = None
    cumsum: "f32[2, 4][4, 1]cpu" = torch.ops.aten.cumsum.default(neg, 1);  neg = None
    unsqueeze: "f32[2, 4, 1][4, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(cumsum, 2)
    unsqueeze_1: "f32[2, 1, 4][4, 4, 1]cpu" = torch.ops.aten.unsqueeze.default(cumsum, 1)
    sub: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.sub.Tensor(unsqueeze, unsqueeze_1);  unsqueeze = unsqueeze_1 = None
    exp_1: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.exp.default(sub);  sub = None
    iota: "i64[4][1]cpu" = torch.ops.prims.iota.default(4, start = 0, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    unsqueeze_2: "i64[1, 4][4, 1]cpu" = torch.ops.aten.unsqueeze.default(iota, -2)
    unsqueeze_3: "i64[4, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(iota, -1);  iota = None
    sub_1: "i64[4, 4][4, 1]cpu" = torch.ops.aten.sub.Tensor(unsqueeze_2, unsqueeze_3);  unsqueeze_2 = unsqueeze_3 = None
    le: "b8[4, 4][4, 1]cpu" = torch.ops.aten.le.Scalar(sub_1, 0);  sub_1 = None
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_1: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.where.self(le, exp_1, scalar_tensor);  le = exp_1 = scalar_tensor = None
    unsqueeze_4: "f32[2, 4, 4, 1][16, 4, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(where_1, 3);  where_1 = None
    permute: "f32[2, 4, 1, 4][16, 4, 1, 1]cpu" = torch.ops.aten.permute.default(unsqueeze_4, [0, 1, 3, 2]);  unsqueeze_4 = None
    unsqueeze_5: "f32[2, 4, 3, 1][12, 3, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_1, 3);  primals_1 = None
    permute_1: "f32[2, 1, 3, 4][12, 1, 1, 3]cpu" = torch.ops.aten.permute.default(unsqueeze_5, [0, 3, 2, 1]);  unsqueeze_5 = None
    permute_2: "f32[2, 4, 4, 1][16, 4, 1, 1]cpu" = torch.ops.aten.permute.default(permute, [0, 1, 3, 2]);  permute = None
    view: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.view.default(permute_2, [2, 4, 4]);  permute_2 = None
    permute_3: "f32[2, 4, 3, 1][12, 3, 1, 1]cpu" = torch.ops.aten.permute.default(permute_1, [0, 3, 2, 1]);  permute_1 = None
    view_1: "f32[2, 4, 3][12, 3, 1]cpu" = torch.ops.aten.view.default(permute_3, [2, 4, 3]);  permute_3 = None
    bmm: "f32[2, 4, 3][12, 3, 1]cpu" = torch.ops.aten.bmm.default(view, view_1)
    view_2: "f32[2, 4, 1, 3][12, 3, 3, 1]cpu" = torch.ops.aten.view.default(bmm, [2, 4, 1, 3]);  bmm = None
    permute_4: "f32[2, 4, 3, 1][12, 3, 1, 3]cpu" = torch.ops.aten.permute.default(view_2, [0, 1, 3, 2]);  view_2 = None
    view_3: "f32[2, 4, 3][12, 3, 1]cpu" = torch.ops.aten.view.default(permute_4, [2, 4, 3]);  permute_4 = None
    permute_6: "f32[2, 4, 4][16, 1, 4]cpu" = torch.ops.aten.permute.default(view, [0, 2, 1]);  view = None
    permute_7: "f32[2, 3, 4][12, 1, 3]cpu" = torch.ops.aten.permute.default(view_1, [0, 2, 1]);  view_1 = None
    return (view_3, primals_2, cumsum, permute_6, permute_7)
