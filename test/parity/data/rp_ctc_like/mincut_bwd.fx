def forward(self, primals_1: "f32[2, 4][4, 1]cpu", primals_3: "f32[2, 4][4, 1]cpu", unsqueeze: "i64[2, 1][1, 1]cpu", ne: "b8[2, 4][4, 1]cpu", getitem_1: "f32[2, 4][4, 1]cpu", neg: "f32[2, 4][4, 1]cpu", getitem_3: "f32[2, 4][4, 1]cpu", where_2: "i64[2, 4][4, 1]cpu", any_1: "b8[2, 4][4, 1]cpu", unsqueeze_3: "b8[4, 2, 1][1, 4, 1]cpu", gt_1: "b8[2, 4][4, 1]cpu", tangents_1: "f32[][]cpu", tangents_2: "f32[][]cpu", tangents_3: "f32[][]cpu"):
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
    rsub_2: "f32[4, 2, 1][1, 4, 1]cpu" = torch.ops.aten.rsub.Scalar(unsqueeze_2, 1.0);  unsqueeze_2 = None
    add_2: "f32[4, 2, 4][4, 16, 1]cpu" = torch.ops.aten.add.Tensor(rsub_2, primals_1);  rsub_2 = None
    gt: "b8[4, 2, 4][4, 16, 1]cpu" = torch.ops.aten.gt.Scalar(add_2, 0);  add_2 = None
    where_8: "f32[4, 2, 4][4, 16, 1]cpu" = torch.ops.aten.where.self(gt, div_3, scalar_tensor_8);  gt = div_3 = None
    sum_3: "f32[4, 2, 1][2, 1, 1]cpu" = torch.ops.aten.sum.dim_IntList(where_8, [2], True)
    sum_4: "f32[1, 2, 4][8, 4, 1]cpu" = torch.ops.aten.sum.dim_IntList(where_8, [0], True);  where_8 = None
    view: "f32[2, 4][4, 1]cpu" = torch.ops.aten.view.default(sum_4, [2, 4]);  sum_4 = None
    neg_2: "f32[4, 2, 1][2, 1, 1]cpu" = torch.ops.aten.neg.default(sum_3);  sum_3 = None
    squeeze: "f32[4, 2][2, 1]cpu" = torch.ops.aten.squeeze.dim(neg_2, -1);  neg_2 = None
    permute_2: "f32[2, 4][1, 2]cpu" = torch.ops.aten.permute.default(squeeze, [1, 0]);  squeeze = None
    new_zeros: "f32[2, 4][4, 1]cpu" = torch.ops.aten.new_zeros.default(permute_2, [2, 4])
    scatter_add: "f32[2, 4][4, 1]cpu" = torch.ops.aten.scatter_add.default(new_zeros, -1, where_2, permute_2);  new_zeros = where_2 = permute_2 = None
    add_3: "f32[2, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(view, scatter_add);  view = scatter_add = None
    expand_2: "f32[2][0]cpu" = torch.ops.aten.expand.default(tangents_2, [2]);  tangents_2 = None
    div_4: "f32[2][1]cpu" = torch.ops.aten.div.Scalar(expand_2, 2);  expand_2 = None
    div_5: "f32[2][1]cpu" = torch.ops.aten.div.Tensor(div_4, 4);  div_4 = None
    unsqueeze_6: "f32[2, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(div_5, 1);  div_5 = None
    expand_3: "f32[2, 4][1, 0]cpu" = torch.ops.aten.expand.default(unsqueeze_6, [2, 4]);  unsqueeze_6 = None
    neg_3: "f32[2, 4][4, 1]cpu" = torch.ops.aten.neg.default(expand_3);  expand_3 = None
    rsub_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.rsub.Scalar(primals_3, 1)
    mul_2: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(neg_3, rsub_1);  rsub_1 = None
    log_sigmoid_backward: "f32[2, 4][4, 1]cpu" = torch.ops.aten.log_sigmoid_backward.default(mul_2, neg, getitem_3);  mul_2 = neg = getitem_3 = None
    neg_4: "f32[2, 4][4, 1]cpu" = torch.ops.aten.neg.default(log_sigmoid_backward);  log_sigmoid_backward = None
    add_4: "f32[2, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(add_3, neg_4);  add_3 = neg_4 = None
    mul_3: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(neg_3, primals_3);  neg_3 = primals_3 = None
    log_sigmoid_backward_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.log_sigmoid_backward.default(mul_3, primals_1, getitem_1);  mul_3 = primals_1 = getitem_1 = None
    add_5: "f32[2, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(add_4, log_sigmoid_backward_1);  add_4 = log_sigmoid_backward_1 = None
    expand_4: "f32[2, 4][0, 0]cpu" = torch.ops.aten.expand.default(tangents_1, [2, 4]);  tangents_1 = None
    div_6: "f32[2, 4][4, 1]cpu" = torch.ops.aten.div.Scalar(expand_4, 8);  expand_4 = None
    where_9: "f32[2, 4][4, 1]cpu" = torch.ops.aten.where.self(ne, div_6, scalar_tensor_6);  ne = div_6 = scalar_tensor_6 = None
    where_10: "f32[2, 4][4, 1]cpu" = torch.ops.aten.where.self(gt_1, where_9, scalar_tensor_8);  gt_1 = where_9 = scalar_tensor_8 = None
    sum_5: "f32[2, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(where_10, [1], True)
    add_6: "f32[2, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(add_5, where_10);  add_5 = where_10 = None
    neg_5: "f32[2, 1][1, 1]cpu" = torch.ops.aten.neg.default(sum_5);  sum_5 = None
    new_zeros_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.new_zeros.default(neg_5, [2, 4])
    scatter_add_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.scatter_add.default(new_zeros_1, 1, unsqueeze, neg_5);  new_zeros_1 = unsqueeze = neg_5 = None
    add_7: "f32[2, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(add_6, scatter_add_1);  add_6 = scatter_add_1 = None
    return (add_7, None, None, None)
