def forward(self, primals_2: "f32[2, 4][4, 1]cpu", cumsum: "f32[2, 4][4, 1]cpu", permute_6: "f32[2, 4, 4][16, 1, 4]cpu", permute_7: "f32[2, 3, 4][12, 1, 3]cpu", tangents_1: "f32[2, 4, 3][12, 3, 1]cpu"):
    view_4: "f32[2, 4, 3, 1][12, 3, 1, 1]cpu" = torch.ops.aten.view.default(tangents_1, [2, 4, 3, 1]);  tangents_1 = None
    permute_5: "f32[2, 4, 1, 3][12, 3, 1, 1]cpu" = torch.ops.aten.permute.default(view_4, [0, 1, 3, 2]);  view_4 = None
    view_5: "f32[2, 4, 3][12, 3, 1]cpu" = torch.ops.aten.view.default(permute_5, [2, 4, 3]);  permute_5 = None
    bmm_1: "f32[2, 4, 3][12, 3, 1]cpu" = torch.ops.aten.bmm.default(permute_6, view_5);  permute_6 = None
    bmm_2: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.bmm.default(view_5, permute_7);  view_5 = permute_7 = None
    view_6: "f32[2, 4, 3, 1][12, 3, 1, 1]cpu" = torch.ops.aten.view.default(bmm_1, [2, 4, 3, 1]);  bmm_1 = None
    permute_8: "f32[2, 1, 3, 4][12, 1, 1, 3]cpu" = torch.ops.aten.permute.default(view_6, [0, 3, 2, 1]);  view_6 = None
    view_7: "f32[2, 4, 4, 1][16, 4, 1, 1]cpu" = torch.ops.aten.view.default(bmm_2, [2, 4, 4, 1]);  bmm_2 = None
    permute_9: "f32[2, 4, 1, 4][16, 4, 1, 1]cpu" = torch.ops.aten.permute.default(view_7, [0, 1, 3, 2]);  view_7 = None
    permute_10: "f32[2, 4, 3, 1][12, 3, 1, 1]cpu" = torch.ops.aten.permute.default(permute_8, [0, 3, 2, 1]);  permute_8 = None
    squeeze: "f32[2, 4, 3][12, 3, 1]cpu" = torch.ops.aten.squeeze.dim(permute_10, 3);  permute_10 = None
    permute_11: "f32[2, 4, 4, 1][16, 4, 1, 1]cpu" = torch.ops.aten.permute.default(permute_9, [0, 1, 3, 2]);  permute_9 = None
    squeeze_1: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.squeeze.dim(permute_11, 3);  permute_11 = None
    iota: "i64[4][1]cpu" = torch.ops.prims.iota.default(4, start = 0, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    unsqueeze_7: "i64[4, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(iota, -1)
    unsqueeze_2: "i64[1, 4][4, 1]cpu" = torch.ops.aten.unsqueeze.default(iota, -2);  iota = None
    sub_2: "i64[4, 4][4, 1]cpu" = torch.ops.aten.sub.Tensor(unsqueeze_2, unsqueeze_7);  unsqueeze_2 = unsqueeze_7 = None
    le_1: "b8[4, 4][4, 1]cpu" = torch.ops.aten.le.Scalar(sub_2, 0);  sub_2 = None
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_2: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.where.self(le_1, squeeze_1, scalar_tensor);  le_1 = squeeze_1 = scalar_tensor = None
    unsqueeze: "f32[2, 4, 1][4, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(cumsum, 2)
    unsqueeze_1: "f32[2, 1, 4][4, 4, 1]cpu" = torch.ops.aten.unsqueeze.default(cumsum, 1);  cumsum = None
    sub: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.sub.Tensor(unsqueeze, unsqueeze_1);  unsqueeze = unsqueeze_1 = None
    exp_1: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.exp.default(sub);  sub = None
    alias: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.alias.default(exp_1);  exp_1 = None
    alias_1: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.alias.default(alias);  alias = None
    mul: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(where_2, alias_1);  where_2 = alias_1 = None
    neg_1: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.neg.default(mul)
    sum_1: "f32[2, 4, 1][4, 1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul, [2], True);  mul = None
    sum_2: "f32[2, 1, 4][4, 4, 1]cpu" = torch.ops.aten.sum.dim_IntList(neg_1, [1], True);  neg_1 = None
    squeeze_2: "f32[2, 4][4, 1]cpu" = torch.ops.aten.squeeze.dim(sum_2, 1);  sum_2 = None
    squeeze_3: "f32[2, 4][4, 1]cpu" = torch.ops.aten.squeeze.dim(sum_1, 2);  sum_1 = None
    add: "f32[2, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(squeeze_2, squeeze_3);  squeeze_2 = squeeze_3 = None
    rev: "f32[2, 4][4, 1]cpu" = torch.ops.prims.rev.default(add, [1]);  add = None
    cumsum_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.cumsum.default(rev, 1);  rev = None
    rev_1: "f32[2, 4][4, 1]cpu" = torch.ops.prims.rev.default(cumsum_1, [1]);  cumsum_1 = None
    neg_2: "f32[2, 4][4, 1]cpu" = torch.ops.aten.neg.default(rev_1);  rev_1 = None
    mul_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(primals_2, 1);  primals_2 = None
    exp_2: "f32[2, 4][4, 1]cpu" = torch.ops.aten.exp.default(mul_1)
    gt_1: "b8[2, 4][4, 1]cpu" = torch.ops.aten.gt.Scalar(mul_1, 20);  mul_1 = None
    mul_3: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(neg_2, exp_2)
    add_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(exp_2, 1.0);  exp_2 = None
    div: "f32[2, 4][4, 1]cpu" = torch.ops.aten.div.Tensor(mul_3, add_1);  mul_3 = add_1 = None
    where_3: "f32[2, 4][4, 1]cpu" = torch.ops.aten.where.self(gt_1, neg_2, div);  gt_1 = neg_2 = div = None
    return (squeeze, where_3)
