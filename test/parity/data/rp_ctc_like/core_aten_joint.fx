def forward(self, primals_1: "f32[2, 4][4, 1]cpu", primals_2: "i64[2][1]cpu", primals_3: "f32[2, 4][4, 1]cpu", primals_4: "i64[2, 4][4, 1]cpu", tangents_1: "f32[][]cpu", tangents_2: "f32[][]cpu", tangents_3: "f32[][]cpu"):
    unsqueeze: "i64[2, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_2, 1);  primals_2 = None
    gather: "f32[2, 1][1, 1]cpu" = torch.ops.aten.gather.default(primals_1, 1, unsqueeze)
    sub: "f32[2, 1][1, 1]cpu" = torch.ops.aten.sub.Tensor(1.0, gather);  gather = None
    add: "f32[2, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(sub, primals_1);  sub = None
    clamp: "f32[2, 4][4, 1]cpu" = torch.ops.aten.clamp.default(add, 0)
    arange: "i64[4][1]cpu" = torch.ops.aten.arange.start_step(0, 4, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    ne: "b8[2, 4][4, 1]cpu" = torch.ops.aten.ne.Tensor(arange, unsqueeze);  arange = None
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where: "f32[2, 4][4, 1]cpu" = torch.ops.aten.where.self(ne, clamp, scalar_tensor);  clamp = scalar_tensor = None
    mean: "f32[][]cpu" = torch.ops.aten.mean.default(where);  where = None
    full: "f32[][]cpu" = torch.ops.aten.full.default([], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    minimum: "f32[2, 4][4, 1]cpu" = torch.ops.aten.minimum.default(full, primals_1);  full = None
    abs_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.abs.default(primals_1)
    neg: "f32[2, 4][4, 1]cpu" = torch.ops.aten.neg.default(abs_1);  abs_1 = None
    exp: "f32[2, 4][4, 1]cpu" = torch.ops.aten.exp.default(neg);  neg = None
    log1p: "f32[2, 4][4, 1]cpu" = torch.ops.aten.log1p.default(exp)
    sub_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.sub.Tensor(minimum, log1p);  minimum = log1p = None
    mul: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(primals_3, sub_1);  sub_1 = None
    sub_2: "f32[2, 4][4, 1]cpu" = torch.ops.aten.sub.Tensor(1, primals_3)
    neg_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.neg.default(primals_1)
    full_1: "f32[][]cpu" = torch.ops.aten.full.default([], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    minimum_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.minimum.default(full_1, neg_1);  full_1 = None
    abs_2: "f32[2, 4][4, 1]cpu" = torch.ops.aten.abs.default(neg_1)
    neg_2: "f32[2, 4][4, 1]cpu" = torch.ops.aten.neg.default(abs_2);  abs_2 = None
    exp_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.exp.default(neg_2);  neg_2 = None
    log1p_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.log1p.default(exp_1)
    sub_3: "f32[2, 4][4, 1]cpu" = torch.ops.aten.sub.Tensor(minimum_1, log1p_1);  minimum_1 = log1p_1 = None
    mul_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(sub_2, sub_3);  sub_3 = None
    add_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(mul, mul_1);  mul = mul_1 = None
    neg_3: "f32[2, 4][4, 1]cpu" = torch.ops.aten.neg.default(add_1);  add_1 = None
    sum_1: "f32[2][1]cpu" = torch.ops.aten.sum.dim_IntList(neg_3, [1]);  neg_3 = None
    div: "f32[2][1]cpu" = torch.ops.aten.div.Tensor(sum_1, 4);  sum_1 = None
    mean_1: "f32[][]cpu" = torch.ops.aten.mean.default(div);  div = None
    arange_1: "i64[4][1]cpu" = torch.ops.aten.arange.start_step(0, 4, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    eq: "b8[2, 4][4, 1]cpu" = torch.ops.aten.eq.Scalar(primals_4, -1)
    scalar_tensor_1: "i64[][]cpu" = torch.ops.aten.scalar_tensor.default(4, dtype = torch.int64, layout = torch.strided, device = device(type='cpu'))
    where_1: "i64[2, 4][4, 1]cpu" = torch.ops.aten.where.self(eq, arange_1, scalar_tensor_1);  eq = scalar_tensor_1 = None
    amin: "i64[2, 1][1, 1]cpu" = torch.ops.aten.amin.default(where_1, [-1], True);  where_1 = None
    lt: "b8[2, 4][4, 1]cpu" = torch.ops.aten.lt.Tensor(arange_1, amin);  amin = None
    scalar_tensor_2: "i64[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.int64, layout = torch.strided, device = device(type='cpu'))
    where_2: "i64[2, 4][4, 1]cpu" = torch.ops.aten.where.self(lt, primals_4, scalar_tensor_2);  scalar_tensor_2 = None
    gather_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.gather.default(primals_1, -1, where_2)
    scalar_tensor_3: "i64[][]cpu" = torch.ops.aten.scalar_tensor.default(-1, dtype = torch.int64, layout = torch.strided, device = device(type='cpu'))
    where_3: "i64[2, 4][4, 1]cpu" = torch.ops.aten.where.self(lt, primals_4, scalar_tensor_3);  primals_4 = scalar_tensor_3 = None
    unsqueeze_1: "i64[2, 4, 1][4, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(where_3, -1);  where_3 = None
    eq_1: "b8[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.eq.Tensor(arange_1, unsqueeze_1);  arange_1 = unsqueeze_1 = None
    any_1: "b8[2, 4][4, 1]cpu" = torch.ops.aten.any.dim(eq_1, 1);  eq_1 = None
    permute: "f32[4, 2][1, 4]cpu" = torch.ops.aten.permute.default(gather_1, [1, 0]);  gather_1 = None
    unsqueeze_2: "f32[4, 2, 1][1, 4, 1]cpu" = torch.ops.aten.unsqueeze.default(permute, -1);  permute = None
    sub_4: "f32[4, 2, 1][1, 4, 1]cpu" = torch.ops.aten.sub.Tensor(1.0, unsqueeze_2);  unsqueeze_2 = None
    add_2: "f32[4, 2, 4][4, 16, 1]cpu" = torch.ops.aten.add.Tensor(sub_4, primals_1);  sub_4 = None
    clamp_1: "f32[4, 2, 4][4, 16, 1]cpu" = torch.ops.aten.clamp.default(add_2, 0)
    div_1: "f32[4, 2, 4][4, 16, 1]cpu" = torch.ops.aten.div.Tensor(clamp_1, 4);  clamp_1 = None
    scalar_tensor_4: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_4: "f32[4, 2, 4][4, 16, 1]cpu" = torch.ops.aten.where.self(any_1, scalar_tensor_4, div_1);  scalar_tensor_4 = div_1 = None
    permute_1: "b8[4, 2][1, 4]cpu" = torch.ops.aten.permute.default(lt, [1, 0]);  lt = None
    unsqueeze_3: "b8[4, 2, 1][1, 4, 1]cpu" = torch.ops.aten.unsqueeze.default(permute_1, -1);  permute_1 = None
    scalar_tensor_5: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_5: "f32[4, 2, 4][4, 16, 1]cpu" = torch.ops.aten.where.self(unsqueeze_3, where_4, scalar_tensor_5);  where_4 = scalar_tensor_5 = None
    sum_2: "f32[2][1]cpu" = torch.ops.aten.sum.dim_IntList(where_5, [0, -1]);  where_5 = None
    mean_2: "f32[][]cpu" = torch.ops.aten.mean.default(sum_2);  sum_2 = None
    expand: "f32[2][0]cpu" = torch.ops.aten.expand.default(tangents_3, [2]);  tangents_3 = None
    div_2: "f32[2][1]cpu" = torch.ops.aten.div.Scalar(expand, 2);  expand = None
    unsqueeze_4: "f32[1, 2][2, 1]cpu" = torch.ops.aten.unsqueeze.default(div_2, 0);  div_2 = None
    unsqueeze_5: "f32[1, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_4, 2);  unsqueeze_4 = None
    expand_1: "f32[4, 2, 4][0, 1, 0]cpu" = torch.ops.aten.expand.default(unsqueeze_5, [4, 2, 4]);  unsqueeze_5 = None
    scalar_tensor_6: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_6: "f32[4, 2, 4][4, 16, 1]cpu" = torch.ops.aten.where.self(unsqueeze_3, expand_1, scalar_tensor_6);  unsqueeze_3 = expand_1 = scalar_tensor_6 = None
    scalar_tensor_7: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_7: "f32[4, 2, 4][4, 16, 1]cpu" = torch.ops.aten.where.self(any_1, scalar_tensor_7, where_6);  any_1 = scalar_tensor_7 = where_6 = None
    div_3: "f32[4, 2, 4][4, 16, 1]cpu" = torch.ops.aten.div.Tensor(where_7, 4);  where_7 = None
    scalar_tensor_8: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    gt: "b8[4, 2, 4][4, 16, 1]cpu" = torch.ops.aten.gt.Scalar(add_2, 0);  add_2 = None
    where_8: "f32[4, 2, 4][4, 16, 1]cpu" = torch.ops.aten.where.self(gt, div_3, scalar_tensor_8);  gt = div_3 = scalar_tensor_8 = None
    sum_3: "f32[4, 2, 1][2, 1, 1]cpu" = torch.ops.aten.sum.dim_IntList(where_8, [2], True)
    sum_4: "f32[1, 2, 4][8, 4, 1]cpu" = torch.ops.aten.sum.dim_IntList(where_8, [0], True);  where_8 = None
    view: "f32[2, 4][4, 1]cpu" = torch.ops.aten.view.default(sum_4, [2, 4]);  sum_4 = None
    neg_4: "f32[4, 2, 1][2, 1, 1]cpu" = torch.ops.aten.neg.default(sum_3);  sum_3 = None
    squeeze: "f32[4, 2][2, 1]cpu" = torch.ops.aten.squeeze.dims(neg_4, [-1]);  neg_4 = None
    permute_2: "f32[2, 4][1, 2]cpu" = torch.ops.aten.permute.default(squeeze, [1, 0]);  squeeze = None
    full_2: "f32[2, 4][4, 1]cpu" = torch.ops.aten.full.default([2, 4], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    scatter_add: "f32[2, 4][4, 1]cpu" = torch.ops.aten.scatter_add.default(full_2, -1, where_2, permute_2);  full_2 = where_2 = permute_2 = None
    add_3: "f32[2, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(view, scatter_add);  view = scatter_add = None
    expand_2: "f32[2][0]cpu" = torch.ops.aten.expand.default(tangents_2, [2]);  tangents_2 = None
    div_4: "f32[2][1]cpu" = torch.ops.aten.div.Scalar(expand_2, 2);  expand_2 = None
    div_5: "f32[2][1]cpu" = torch.ops.aten.div.Tensor(div_4, 4);  div_4 = None
    unsqueeze_6: "f32[2, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(div_5, 1);  div_5 = None
    expand_3: "f32[2, 4][1, 0]cpu" = torch.ops.aten.expand.default(unsqueeze_6, [2, 4]);  unsqueeze_6 = None
    neg_5: "f32[2, 4][4, 1]cpu" = torch.ops.aten.neg.default(expand_3);  expand_3 = None
    mul_2: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(neg_5, sub_2);  sub_2 = None
    lt_1: "b8[2, 4][4, 1]cpu" = torch.ops.aten.lt.Scalar(neg_1, 0);  neg_1 = None
    scalar_tensor_9: "i64[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.int64, layout = torch.strided, device = device(type='cpu'))
    scalar_tensor_10: "i64[][]cpu" = torch.ops.aten.scalar_tensor.default(1, dtype = torch.int64, layout = torch.strided, device = device(type='cpu'))
    where_9: "i64[2, 4][4, 1]cpu" = torch.ops.aten.where.self(lt_1, scalar_tensor_10, scalar_tensor_9);  scalar_tensor_10 = scalar_tensor_9 = None
    scalar_tensor_11: "i64[][]cpu" = torch.ops.aten.scalar_tensor.default(-1, dtype = torch.int64, layout = torch.strided, device = device(type='cpu'))
    scalar_tensor_12: "i64[][]cpu" = torch.ops.aten.scalar_tensor.default(1, dtype = torch.int64, layout = torch.strided, device = device(type='cpu'))
    where_10: "i64[2, 4][4, 1]cpu" = torch.ops.aten.where.self(lt_1, scalar_tensor_12, scalar_tensor_11);  lt_1 = scalar_tensor_12 = scalar_tensor_11 = None
    add_4: "f32[2, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(exp_1, 1)
    div_6: "f32[2, 4][4, 1]cpu" = torch.ops.aten.div.Tensor(exp_1, add_4);  exp_1 = add_4 = None
    mul_3: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(where_10, div_6);  where_10 = div_6 = None
    sub_5: "f32[2, 4][4, 1]cpu" = torch.ops.aten.sub.Tensor(where_9, mul_3);  where_9 = mul_3 = None
    mul_4: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_2, sub_5);  mul_2 = sub_5 = None
    neg_6: "f32[2, 4][4, 1]cpu" = torch.ops.aten.neg.default(mul_4);  mul_4 = None
    add_5: "f32[2, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(add_3, neg_6);  add_3 = neg_6 = None
    mul_5: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(neg_5, primals_3);  neg_5 = primals_3 = None
    lt_2: "b8[2, 4][4, 1]cpu" = torch.ops.aten.lt.Scalar(primals_1, 0);  primals_1 = None
    scalar_tensor_13: "i64[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.int64, layout = torch.strided, device = device(type='cpu'))
    scalar_tensor_14: "i64[][]cpu" = torch.ops.aten.scalar_tensor.default(1, dtype = torch.int64, layout = torch.strided, device = device(type='cpu'))
    where_11: "i64[2, 4][4, 1]cpu" = torch.ops.aten.where.self(lt_2, scalar_tensor_14, scalar_tensor_13);  scalar_tensor_14 = scalar_tensor_13 = None
    scalar_tensor_15: "i64[][]cpu" = torch.ops.aten.scalar_tensor.default(-1, dtype = torch.int64, layout = torch.strided, device = device(type='cpu'))
    scalar_tensor_16: "i64[][]cpu" = torch.ops.aten.scalar_tensor.default(1, dtype = torch.int64, layout = torch.strided, device = device(type='cpu'))
    where_12: "i64[2, 4][4, 1]cpu" = torch.ops.aten.where.self(lt_2, scalar_tensor_16, scalar_tensor_15);  lt_2 = scalar_tensor_16 = scalar_tensor_15 = None
    add_6: "f32[2, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(exp, 1)
    div_7: "f32[2, 4][4, 1]cpu" = torch.ops.aten.div.Tensor(exp, add_6);  exp = add_6 = None
    mul_6: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(where_12, div_7);  where_12 = div_7 = None
    sub_6: "f32[2, 4][4, 1]cpu" = torch.ops.aten.sub.Tensor(where_11, mul_6);  where_11 = mul_6 = None
    mul_7: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_5, sub_6);  mul_5 = sub_6 = None
    add_7: "f32[2, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(add_5, mul_7);  add_5 = mul_7 = None
    expand_4: "f32[2, 4][0, 0]cpu" = torch.ops.aten.expand.default(tangents_1, [2, 4]);  tangents_1 = None
    div_8: "f32[2, 4][4, 1]cpu" = torch.ops.aten.div.Scalar(expand_4, 8);  expand_4 = None
    scalar_tensor_17: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_13: "f32[2, 4][4, 1]cpu" = torch.ops.aten.where.self(ne, div_8, scalar_tensor_17);  ne = div_8 = scalar_tensor_17 = None
    scalar_tensor_18: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    gt_1: "b8[2, 4][4, 1]cpu" = torch.ops.aten.gt.Scalar(add, 0);  add = None
    where_14: "f32[2, 4][4, 1]cpu" = torch.ops.aten.where.self(gt_1, where_13, scalar_tensor_18);  gt_1 = where_13 = scalar_tensor_18 = None
    sum_5: "f32[2, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(where_14, [1], True)
    add_8: "f32[2, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(add_7, where_14);  add_7 = where_14 = None
    neg_7: "f32[2, 1][1, 1]cpu" = torch.ops.aten.neg.default(sum_5);  sum_5 = None
    full_3: "f32[2, 4][4, 1]cpu" = torch.ops.aten.full.default([2, 4], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    scatter_add_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.scatter_add.default(full_3, 1, unsqueeze, neg_7);  full_3 = unsqueeze = neg_7 = None
    add_9: "f32[2, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(add_8, scatter_add_1);  add_8 = scatter_add_1 = None
    return (mean, mean_1, mean_2, add_9, None, None, None)
