def forward(self, primals_1: "f32[2, 4, 3][12, 3, 1]cpu", primals_2: "f32[2, 4][4, 1]cpu", tangents_1: "f32[2, 4, 3][12, 3, 1]cpu"):
    exp: "f32[2, 4][4, 1]cpu" = torch.ops.aten.exp.default(primals_2)
    log1p: "f32[2, 4][4, 1]cpu" = torch.ops.aten.log1p.default(exp);  exp = None
    gt: "b8[2, 4][4, 1]cpu" = torch.ops.aten.gt.Scalar(primals_2, 20)
    where: "f32[2, 4][4, 1]cpu" = torch.ops.aten.where.self(gt, primals_2, log1p);  gt = log1p = None
    neg: "f32[2, 4][4, 1]cpu" = torch.ops.aten.neg.default(where);  where = None
    cumsum: "f32[2, 4][4, 1]cpu" = torch.ops.aten.cumsum.default(neg, 1);  neg = None
    unsqueeze: "f32[2, 4, 1][4, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(cumsum, 2)
    unsqueeze_1: "f32[2, 1, 4][4, 4, 1]cpu" = torch.ops.aten.unsqueeze.default(cumsum, 1);  cumsum = None
    sub: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.sub.Tensor(unsqueeze, unsqueeze_1);  unsqueeze = unsqueeze_1 = None
    exp_1: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.exp.default(sub);  sub = None
    alias: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.alias.default(exp_1)
    arange: "i64[4][1]cpu" = torch.ops.aten.arange.start_step(0, 4, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    unsqueeze_2: "i64[1, 4][4, 1]cpu" = torch.ops.aten.unsqueeze.default(arange, -2);  arange = None
    arange_1: "i64[4][1]cpu" = torch.ops.aten.arange.start_step(0, 4, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    unsqueeze_3: "i64[4, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(arange_1, -1);  arange_1 = None
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
    view_4: "f32[2, 4, 3, 1][12, 3, 1, 1]cpu" = torch.ops.aten.view.default(tangents_1, [2, 4, 3, 1]);  tangents_1 = None
    permute_5: "f32[2, 4, 1, 3][12, 3, 1, 1]cpu" = torch.ops.aten.permute.default(view_4, [0, 1, 3, 2]);  view_4 = None
    view_5: "f32[2, 4, 3][12, 3, 1]cpu" = torch.ops.aten.view.default(permute_5, [2, 4, 3]);  permute_5 = None
    permute_6: "f32[2, 4, 4][16, 1, 4]cpu" = torch.ops.aten.permute.default(view, [0, 2, 1]);  view = None
    bmm_1: "f32[2, 4, 3][12, 3, 1]cpu" = torch.ops.aten.bmm.default(permute_6, view_5);  permute_6 = None
    permute_7: "f32[2, 3, 4][12, 1, 3]cpu" = torch.ops.aten.permute.default(view_1, [0, 2, 1]);  view_1 = None
    bmm_2: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.bmm.default(view_5, permute_7);  view_5 = permute_7 = None
    view_6: "f32[2, 4, 3, 1][12, 3, 1, 1]cpu" = torch.ops.aten.view.default(bmm_1, [2, 4, 3, 1]);  bmm_1 = None
    permute_8: "f32[2, 1, 3, 4][12, 1, 1, 3]cpu" = torch.ops.aten.permute.default(view_6, [0, 3, 2, 1]);  view_6 = None
    view_7: "f32[2, 4, 4, 1][16, 4, 1, 1]cpu" = torch.ops.aten.view.default(bmm_2, [2, 4, 4, 1]);  bmm_2 = None
    permute_9: "f32[2, 4, 1, 4][16, 4, 1, 1]cpu" = torch.ops.aten.permute.default(view_7, [0, 1, 3, 2]);  view_7 = None
    permute_10: "f32[2, 4, 3, 1][12, 3, 1, 1]cpu" = torch.ops.aten.permute.default(permute_8, [0, 3, 2, 1]);  permute_8 = None
    squeeze: "f32[2, 4, 3][12, 3, 1]cpu" = torch.ops.aten.squeeze.dims(permute_10, [3]);  permute_10 = None
    permute_11: "f32[2, 4, 4, 1][16, 4, 1, 1]cpu" = torch.ops.aten.permute.default(permute_9, [0, 1, 3, 2]);  permute_9 = None
    squeeze_1: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.squeeze.dims(permute_11, [3]);  permute_11 = None
    arange_2: "i64[4][1]cpu" = torch.ops.aten.arange.start_step(0, 4, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    unsqueeze_6: "i64[1, 4][4, 1]cpu" = torch.ops.aten.unsqueeze.default(arange_2, -2);  arange_2 = None
    arange_3: "i64[4][1]cpu" = torch.ops.aten.arange.start_step(0, 4, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    unsqueeze_7: "i64[4, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(arange_3, -1);  arange_3 = None
    sub_2: "i64[4, 4][4, 1]cpu" = torch.ops.aten.sub.Tensor(unsqueeze_6, unsqueeze_7);  unsqueeze_6 = unsqueeze_7 = None
    le_1: "b8[4, 4][4, 1]cpu" = torch.ops.aten.le.Scalar(sub_2, 0);  sub_2 = None
    scalar_tensor_1: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_2: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.where.self(le_1, squeeze_1, scalar_tensor_1);  le_1 = squeeze_1 = scalar_tensor_1 = None
    alias_1: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.alias.default(alias);  alias = None
    mul: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(where_2, alias_1);  where_2 = alias_1 = None
    neg_1: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.neg.default(mul)
    sum_1: "f32[2, 4, 1][4, 1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul, [2], True);  mul = None
    sum_2: "f32[2, 1, 4][4, 4, 1]cpu" = torch.ops.aten.sum.dim_IntList(neg_1, [1], True);  neg_1 = None
    squeeze_2: "f32[2, 4][4, 1]cpu" = torch.ops.aten.squeeze.dims(sum_2, [1]);  sum_2 = None
    squeeze_3: "f32[2, 4][4, 1]cpu" = torch.ops.aten.squeeze.dims(sum_1, [2]);  sum_1 = None
    add: "f32[2, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(squeeze_2, squeeze_3);  squeeze_2 = squeeze_3 = None
    flip: "f32[2, 4][4, 1]cpu" = torch.ops.aten.flip.default(add, [1]);  add = None
    cumsum_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.cumsum.default(flip, 1);  flip = None
    flip_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.flip.default(cumsum_1, [1]);  cumsum_1 = None
    neg_2: "f32[2, 4][4, 1]cpu" = torch.ops.aten.neg.default(flip_1);  flip_1 = None
    mul_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(primals_2, 1)
    exp_2: "f32[2, 4][4, 1]cpu" = torch.ops.aten.exp.default(mul_1);  mul_1 = None
    mul_2: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(primals_2, 1);  primals_2 = None
    gt_1: "b8[2, 4][4, 1]cpu" = torch.ops.aten.gt.Scalar(mul_2, 20);  mul_2 = None
    mul_3: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(neg_2, exp_2)
    add_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(exp_2, 1.0);  exp_2 = None
    div: "f32[2, 4][4, 1]cpu" = torch.ops.aten.div.Tensor(mul_3, add_1);  mul_3 = add_1 = None
    where_3: "f32[2, 4][4, 1]cpu" = torch.ops.aten.where.self(gt_1, neg_2, div);  gt_1 = neg_2 = div = None
    return (view_3, squeeze, where_3)
