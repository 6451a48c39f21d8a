def forward(self, primals_1: "f32[5, 3][3, 1]cpu", primals_2: "f32[5, 3][3, 1]cpu", sqrt: "f32[3][1]cpu", div: "f32[5, 3][3, 1]cpu", sqrt_1: "f32[3][1]cpu", div_1: "f32[5, 3][3, 1]cpu", diagonal: "f32[3][4]cpu", mul_2: "f32[3, 3][3, 1]cpu", tangents_1: "f32[][]cpu"):
    mul_1: "f32[][]cpu" = torch.ops.aten.mul.Tensor(tangents_1, 0.005)
    expand: "f32[3, 3][0, 0]cpu" = torch.ops.aten.expand.default(mul_1, [3, 3]);  mul_1 = None
    mul_3: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(expand, mul_2);  expand = mul_2 = None
    expand_1: "f32[3][0]cpu" = torch.ops.aten.expand.default(tangents_1, [3]);  tangents_1 = None
    clone: "f32[3][1]cpu" = torch.ops.aten.clone.default(diagonal, memory_format = torch.contiguous_format);  diagonal = None
    sub_3: "f32[3][1]cpu" = torch.ops.aten.sub.Tensor(1, clone);  clone = None
    pow_4: "f32[3][1]cpu" = torch.ops.aten.pow.Tensor_Scalar(sub_3, 1.0);  sub_3 = None
    mul_4: "f32[3][1]cpu" = torch.ops.aten.mul.Scalar(pow_4, 2.0);  pow_4 = None
    mul_5: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(expand_1, mul_4);  expand_1 = mul_4 = None
    neg: "f32[3][1]cpu" = torch.ops.aten.neg.default(mul_5);  mul_5 = None
    full: "f32[3, 3][3, 1]cpu" = torch.ops.aten.full.default([3, 3], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    diagonal_scatter: "f32[3, 3][3, 1]cpu" = torch.ops.aten.diagonal_scatter.default(full, neg);  neg = None
    neg_1: "f32[3, 3][3, 1]cpu" = torch.ops.aten.neg.default(mul_3)
    add_1: "f32[3, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(diagonal_scatter, mul_3);  diagonal_scatter = mul_3 = None
    diagonal_2: "f32[3][4]cpu" = torch.ops.aten.diagonal.default(neg_1, 0, -2, -1);  neg_1 = None
    diagonal_scatter_1: "f32[3, 3][3, 1]cpu" = torch.ops.aten.diagonal_scatter.default(full, diagonal_2);  full = diagonal_2 = None
    add_2: "f32[3, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(add_1, diagonal_scatter_1);  add_1 = diagonal_scatter_1 = None
    div_3: "f32[3, 3][3, 1]cpu" = torch.ops.aten.div.Tensor(add_2, 5);  add_2 = None
    permute: "f32[3, 5][1, 3]cpu" = torch.ops.aten.permute.default(div, [1, 0])
    permute_2: "f32[5, 3][3, 1]cpu" = torch.ops.aten.permute.default(permute, [1, 0]);  permute = None
    mm_1: "f32[5, 3][3, 1]cpu" = torch.ops.aten.mm.default(permute_2, div_3);  permute_2 = None
    permute_3: "f32[3, 3][1, 3]cpu" = torch.ops.aten.permute.default(div_3, [1, 0]);  div_3 = None
    mm_2: "f32[5, 3][3, 1]cpu" = torch.ops.aten.mm.default(div_1, permute_3);  permute_3 = None
    permute_4: "f32[3, 5][1, 3]cpu" = torch.ops.aten.permute.default(mm_2, [1, 0]);  mm_2 = None
    permute_5: "f32[5, 3][3, 1]cpu" = torch.ops.aten.permute.default(permute_4, [1, 0]);  permute_4 = None
    div_5: "f32[5, 3][3, 1]cpu" = torch.ops.aten.div.Tensor(div_1, sqrt_1);  div_1 = None
    neg_2: "f32[5, 3][3, 1]cpu" = torch.ops.aten.neg.default(mm_1)
    mul_6: "f32[5, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(neg_2, div_5);  neg_2 = div_5 = None
    div_6: "f32[5, 3][3, 1]cpu" = torch.ops.aten.div.Tensor(mm_1, sqrt_1);  mm_1 = None
    sum_3: "f32[1, 3][3, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_6, [0], True);  mul_6 = None
    view_1: "f32[3][1]cpu" = torch.ops.aten.view.default(sum_3, [3]);  sum_3 = None
    alias_1: "f32[3][1]cpu" = torch.ops.aten.alias.default(sqrt_1);  sqrt_1 = None
    alias_2: "f32[3][1]cpu" = torch.ops.aten.alias.default(alias_1);  alias_1 = None
    mul_7: "f32[3][1]cpu" = torch.ops.aten.mul.Scalar(alias_2, 2)
    div_7: "f32[3][1]cpu" = torch.ops.aten.div.Tensor(view_1, mul_7);  view_1 = mul_7 = None
    eq_1: "b8[3][1]cpu" = torch.ops.aten.eq.Scalar(alias_2, 0);  alias_2 = None
    scalar_tensor_1: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_1: "f32[3][1]cpu" = torch.ops.aten.where.self(eq_1, scalar_tensor_1, div_7);  eq_1 = div_7 = None
    mean_2: "f32[1, 3][3, 1]cpu" = torch.ops.aten.mean.dim(primals_2, [0], True)
    sub_4: "f32[5, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(primals_2, mean_2);  primals_2 = mean_2 = None
    unsqueeze_3: "f32[1, 3][3, 1]cpu" = torch.ops.aten.unsqueeze.default(where_1, 0);  where_1 = None
    mul_8: "f32[1, 3][3, 1]cpu" = torch.ops.aten.mul.Scalar(unsqueeze_3, 0.5);  unsqueeze_3 = None
    mul_9: "f32[5, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(mul_8, sub_4);  mul_8 = sub_4 = None
    neg_3: "f32[5, 3][3, 1]cpu" = torch.ops.aten.neg.default(div_6)
    sum_4: "f32[1, 3][3, 1]cpu" = torch.ops.aten.sum.dim_IntList(neg_3, [0], True);  neg_3 = None
    view_2: "f32[3][1]cpu" = torch.ops.aten.view.default(sum_4, [3]);  sum_4 = None
    add_3: "f32[5, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(mul_9, div_6);  mul_9 = div_6 = None
    unsqueeze_4: "f32[1, 3][3, 1]cpu" = torch.ops.aten.unsqueeze.default(view_2, 0);  view_2 = None
    expand_2: "f32[5, 3][0, 1]cpu" = torch.ops.aten.expand.default(unsqueeze_4, [5, 3]);  unsqueeze_4 = None
    div_8: "f32[5, 3][3, 1]cpu" = torch.ops.aten.div.Scalar(expand_2, 5);  expand_2 = None
    add_4: "f32[5, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(add_3, div_8);  add_3 = div_8 = None
    div_10: "f32[5, 3][3, 1]cpu" = torch.ops.aten.div.Tensor(div, sqrt);  div = None
    neg_4: "f32[5, 3][3, 1]cpu" = torch.ops.aten.neg.default(permute_5)
    mul_10: "f32[5, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(neg_4, div_10);  neg_4 = div_10 = None
    div_11: "f32[5, 3][3, 1]cpu" = torch.ops.aten.div.Tensor(permute_5, sqrt);  permute_5 = None
    sum_5: "f32[1, 3][3, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_10, [0], True);  mul_10 = None
    view_3: "f32[3][1]cpu" = torch.ops.aten.view.default(sum_5, [3]);  sum_5 = None
    alias: "f32[3][1]cpu" = torch.ops.aten.alias.default(sqrt);  sqrt = None
    alias_3: "f32[3][1]cpu" = torch.ops.aten.alias.default(alias);  alias = None
    mul_11: "f32[3][1]cpu" = torch.ops.aten.mul.Scalar(alias_3, 2)
    div_12: "f32[3][1]cpu" = torch.ops.aten.div.Tensor(view_3, mul_11);  view_3 = mul_11 = None
    eq_2: "b8[3][1]cpu" = torch.ops.aten.eq.Scalar(alias_3, 0);  alias_3 = None
    where_2: "f32[3][1]cpu" = torch.ops.aten.where.self(eq_2, scalar_tensor_1, div_12);  eq_2 = scalar_tensor_1 = div_12 = None
    mean_3: "f32[1, 3][3, 1]cpu" = torch.ops.aten.mean.dim(primals_1, [0], True)
    sub_5: "f32[5, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(primals_1, mean_3);  primals_1 = mean_3 = None
    unsqueeze_6: "f32[1, 3][3, 1]cpu" = torch.ops.aten.unsqueeze.default(where_2, 0);  where_2 = None
    mul_12: "f32[1, 3][3, 1]cpu" = torch.ops.aten.mul.Scalar(unsqueeze_6, 0.5);  unsqueeze_6 = None
    mul_13: "f32[5, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(mul_12, sub_5);  mul_12 = sub_5 = None
    neg_5: "f32[5, 3][3, 1]cpu" = torch.ops.aten.neg.default(div_11)
    sum_6: "f32[1, 3][3, 1]cpu" = torch.ops.aten.sum.dim_IntList(neg_5, [0], True);  neg_5 = None
    view_4: "f32[3][1]cpu" = torch.ops.aten.view.default(sum_6, [3]);  sum_6 = None
    add_5: "f32[5, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(mul_13, div_11);  mul_13 = div_11 = None
    unsqueeze_7: "f32[1, 3][3, 1]cpu" = torch.ops.aten.unsqueeze.default(view_4, 0);  view_4 = None
    expand_3: "f32[5, 3][0, 1]cpu" = torch.ops.aten.expand.default(unsqueeze_7, [5, 3]);  unsqueeze_7 = None
    div_13: "f32[5, 3][3, 1]cpu" = torch.ops.aten.div.Scalar(expand_3, 5);  expand_3 = None
    add_6: "f32[5, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(add_5, div_13);  add_5 = div_13 = None
    return (add_6, add_4)
