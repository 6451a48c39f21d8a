def forward(self, primals_1: "f32[2, 4][4, 1]cpu", primals_3: "f32[2, 4][4, 1]cpu", unsqueeze: "i64[2, 1][1, 1]cpu", ne: "b8[2, 4][4, 1]cpu", where_2: "i64[2, 4][4, 1]cpu", any_1: "b8[2, 4][4, 1]cpu", unsqueeze_3: "b8[4, 2, 1][1, 4, 1]cpu", gt_1: "b8[2, 4][4, 1]cpu", tangents_1: "f32[][]cpu", tangents_2: "f32[][]cpu", tangents_3: "f32[][]cpu"):
    expand: "f32[2][0]cpu" = torch.ops.aten.expand.default(tangents_3, [2]);  tangents_3 = None
    div_2: "f32[2][1]cpu" = torch.ops.aten.div.Scalar(expand, 2);  expand = None
    unsqueeze_4: "f32[1, 2][2, 1]cpu" = torch.ops.aten.unsqueeze.default(div_2, 0);  div_2 = None
    unsqueeze_5: "f32[1, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_4, 2);  unsqueeze_4 = None
    expand_1: "f32[4, 2, 4][0, 1, 0]cpu" = torch.ops.aten.expand.default(unsqueeze_5, [4, 2, 4]);  unsqueeze_5 = None
    scalar_tensor_6: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_6: "f32[4, 2, 4][4, 16, 1]cpu" = torch.ops.aten.where.self(unsqueeze_3, expand_1, scalar_tensor_6);  unsqueeze_3 = expand_1 = None
    where_7: "f32[4, 2, 4][4, 16, 1]cpu" = torch.ops.aten.where.self(any_1, scalar_tensor_6, where_6);  any_1 = where_6 = None
    div_3: "f32[4, 2, 4][4, 16, 1]cpu" = torch.ops.aten.div.Tensor(where_7, 4);  where_7 = None
    scalar_tensor_8: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    gather_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.gather.default(primals_1, -1, where_2)
    permute: "f32[4, 2][1, 4]cpu" = torch.ops.aten.permute.default(gather_1, [1, 0]);  gather_1 = None
    unsqueeze_2: "f32[4, 2, 1][1, 4, 1]cpu" = torch.ops.aten.unsqueeze.default(permute, -1);  permute = None
    sub_4: "f32[4, 2, 1][1, 4, 1]cpu" = torch.ops.aten.sub.Tensor(1.0, unsqueeze_2);  unsqueeze_2 = None
    add_2: "f32[4, 2, 4][4, 16, 1]cpu" = torch.ops.aten.add.Tensor(sub_4, primals_1);  sub_4 = None
    gt: "b8[4, 2, 4][4, 16, 1]cpu" = torch.ops.aten.gt.Scalar(add_2, 0);  add_2 = None
    where_8: "f32[4, 2, 4][4, 16, 1]cpu" = torch.ops.aten.where.self(gt, div_3, scalar_tensor_8);  gt = div_3 = None
    sum_3: "f32[4, 2, 1][2, 1, 1]cpu" = torch.ops.aten.sum.dim_IntList(where_8, [2], True)
    sum_4: "f32[1, 2, 4][8, 4, 1]cpu" = torch.ops.aten.sum.dim_IntList(where_8, [0], True);  where_8 = None
    view: "f32[2, 4][4, 1]cpu" = torch.ops.aten.view.default(sum_4, [2, 4]);  sum_4 = None
    neg_4: "f32[4, 2, 1][2, 1, 1]cpu" = torch.ops.aten.neg.default(sum_3);  sum_3 = None
    squeeze: "f32[4, 2][2, 1]cpu" = torch.ops.aten.squeeze.dim(neg_4, -1);  neg_4 = None
    permute_2: "f32[2, 4][1, 2]cpu" = torch.ops.aten.permute.default(squeeze, [1, 0]);  squeeze = None
    full_2: "f32[2, 4][4, 1]cpu" = torch.ops.aten.full.default([2, 4], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    scatter_add: "f32[2, 4][4, 1]cpu" = torch.ops.aten.scatter_add.default(full_2, -1, where_2, permute_2);  where_2 = permute_2 = None
    add_3: "f32[2, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(view, scatter_add);  view = scatter_add = None
    expand_2: "f32[2][0]cpu" = torch.ops.aten.expand.default(tangents_2, [2]);  tangents_2 = None
    div_4: "f32[2][1]cpu" = torch.ops.aten.div.Scalar(expand_2, 2);  expand_2 = None
    div_5: "f32[2][1]cpu" = torch.ops.aten.div.Tensor(div_4, 4);  div_4 = None
    unsqueeze_6: "f32[2, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(div_5, 1);  div_5 = None
    expand_3: "f32[2, 4][1, 0]cpu" = torch.ops.aten.expand.default(unsqueeze_6, [2, 4]);  unsqueeze_6 = None
    neg_5: "f32[2, 4][4, 1]cpu" = torch.ops.aten.neg.default(expand_3);  expand_3 = None
    sub_2: "f32[2, 4][4, 1]cpu" = torch.ops.aten.sub.Tensor(1, primals_3)
    mul_2: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(neg_5, sub_2);  sub_2 = None
    neg_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.neg.default(primals_1)
    lt_1: "b8[2, 4][4, 1]cpu" = torch.ops.aten.lt.Scalar(neg_1, 0)
    scalar_tensor_10: "i64[][]cpu" = torch.ops.aten.scalar_tensor.default(1, dtype = torch.int64, layout = torch.strided, device = device(type='cpu'))
    scalar_tensor_2: "i64[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.int64, layout = torch.strided, device = device(type='cpu'))
    where_9: "i64[2, 4][4, 1]cpu" = torch.ops.aten.where.self(lt_1, scalar_tensor_10, scalar_tensor_2)
    scalar_tensor_3: "i64[][]cpu" = torch.ops.aten.scalar_tensor.default(-1, dtype = torch.int64, layout = torch.strided, device = device(type='cpu'))
    where_10: "i64[2, 4][4, 1]cpu" = torch.ops.aten.where.self(lt_1, scalar_tensor_10, scalar_tensor_3);  lt_1 = None
    abs_2: "f32[2, 4][4, 1]cpu" = torch.ops.aten.abs.default(neg_1);  neg_1 = None
    neg_2: "f32[2, 4][4, 1]cpu" = torch.ops.aten.neg.default(abs_2);  abs_2 = None
    exp_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.exp.default(neg_2);  neg_2 = None
    add_4: "f32[2, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(exp_1, 1)
    div_6: "f32[2, 4][4, 1]cpu" = torch.ops.aten.div.Tensor(exp_1, add_4);  exp_1 = add_4 = None
    mul_3: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(where_10, div_6);  where_10 = div_6 = None
    sub_5: "f32[2, 4][4, 1]cpu" = torch.ops.aten.sub.Tensor(where_9, mul_3);  where_9 = mul_3 = None
    mul_4: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_2, sub_5);  mul_2 = sub_5 = None
    neg_6: "f32[2, 4][4, 1]cpu" = torch.ops.aten.neg.default(mul_4);  mul_4 = None
    add_5: "f32[2, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(add_3, neg_6);  add_3 = neg_6 = None
    mul_5: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(neg_5, primals_3);  neg_5 = primals_3 = None
    lt_2: "b8[2, 4][4, 1]cpu" = torch.ops.aten.lt.Scalar(primals_1, 0)
    where_11: "i64[2, 4][4, 1]cpu" = torch.ops.aten.where.self(lt_2, scalar_tensor_10, scalar_tensor_2);  scalar_tensor_2 = None
    where_12: "i64[2, 4][4, 1]cpu" = torch.ops.aten.where.self(lt_2, scalar_tensor_10, scalar_tensor_3);  lt_2 = scalar_tensor_10 = scalar_tensor_3 = None
    abs_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.abs.default(primals_1);  primals_1 = None
    neg: "f32[2, 4][4, 1]cpu" = torch.ops.aten.neg.default(abs_1);  abs_1 = None
    exp: "f32[2, 4][4, 1]cpu" = torch.ops.aten.exp.default(neg);  neg = None
    add_6: "f32[2, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(exp, 1)
    div_7: "f32[2, 4][4, 1]cpu" = torch.ops.aten.div.Tensor(exp, add_6);  exp = add_6 = None
    mul_6: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(where_12, div_7);  where_12 = div_7 = None
    sub_6: "f32[2, 4][4, 1]cpu" = torch.ops.aten.sub.Tensor(where_11, mul_6);  where_11 = mul_6 = None
    mul_7: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_5, sub_6);  mul_5 = sub_6 = None
    add_7: "f32[2, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(add_5, mul_7);  add_5 = mul_7 = None
    expand_4: "f32[2, 4][0, 0]cpu" = torch.ops.aten.expand.default(tangents_1, [2, 4]);  tangents_1 = None
    div_8: "f32[2, 4][4, 1]cpu" = torch.ops.aten.div.Scalar(expand_4, 8);  expand_4 = None
    where_13: "f32[2, 4][4, 1]cpu" = torch.ops.aten.where.self(ne, div_8, scalar_tensor_6);  ne = div_8 = scalar_tensor_6 = None
    where_14: "f32[2, 4][4, 1]cpu" = torch.ops.aten.where.self(gt_1, where_13, scalar_tensor_8);  gt_1 = where_13 = scalar_tensor_8 = None
    sum_5: "f32[2, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(where_14, [1], True)
    add_8: "f32[2, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(add_7, where_14);  add_7 = where_14 = None
    neg_7: "f32[2, 1][1, 1]cpu" = torch.ops.aten.neg.default(sum_5);  sum_5 = None
    scatter_add_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.scatter_add.default(full_2, 1, unsqueeze, neg_7);  full_2 = unsqueeze = neg_7 = None
    add_9: "f32[2, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(add_8, scatter_add_1);  add_8 = scatter_add_1 = None
    return (add_9, None, None, None)
