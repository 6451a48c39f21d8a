def forward(self, primals_1: "f32[2, 2][2, 1]cpu", primals_2: "f32[2, 2][2, 1]cpu", add: "f32[2, 2][2, 1]cpu", detach: "f32[2][1]cpu", detach_1: "f32[2, 1][1, 1]cpu", clone: "f32[2, 1][1, 1]cpu", detach_2: "f32[2, 1][1, 1]cpu", clone_1: "f32[2, 1][1, 1]cpu", scalar_tensor: "f32[][]cpu", clamp_min: "f32[2, 1][1, 1]cpu", clamp_min_1: "f32[2, 1][1, 1]cpu", div: "f32[2, 2][2, 1]cpu", div_1: "f32[2, 2][2, 1]cpu", tangents_1: "f32[2][1]cpu", tangents_2: "f32[2][1]cpu"):
    unsqueeze: "f32[2, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(tangents_2, 1);  tangents_2 = None
    expand: "f32[2, 2][1, 0]cpu" = torch.ops.aten.expand.default(unsqueeze, [2, 2]);  unsqueeze = None
    mul_1: "f32[2, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(expand, div_1);  div_1 = None
    mul_2: "f32[2, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(expand, div);  expand = div = None
    div_2: "f32[2, 2][2, 1]cpu" = torch.ops.aten.div.Tensor(primals_1, clamp_min)
    div_3: "f32[2, 2][2, 1]cpu" = torch.ops.aten.div.Tensor(div_2, clamp_min);  div_2 = None
    neg: "f32[2, 2][2, 1]cpu" = torch.ops.aten.neg.default(mul_2)
    mul_3: "f32[2, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(neg, div_3);  neg = div_3 = None
    div_4: "f32[2, 2][2, 1]cpu" = torch.ops.aten.div.Tensor(mul_2, clamp_min);  mul_2 = clamp_min = None
    sum_2: "f32[2, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_3, [1], True);  mul_3 = None
    div_5: "f32[2, 2][2, 1]cpu" = torch.ops.aten.div.Tensor(primals_2, clamp_min_1)
    div_6: "f32[2, 2][2, 1]cpu" = torch.ops.aten.div.Tensor(div_5, clamp_min_1);  div_5 = None
    neg_1: "f32[2, 2][2, 1]cpu" = torch.ops.aten.neg.default(mul_1)
    mul_4: "f32[2, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(neg_1, div_6);  neg_1 = div_6 = None
    div_7: "f32[2, 2][2, 1]cpu" = torch.ops.aten.div.Tensor(mul_1, clamp_min_1);  mul_1 = clamp_min_1 = None
    sum_3: "f32[2, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_4, [1], True);  mul_4 = None
    lt: "b8[2, 1][1, 1]cpu" = torch.ops.aten.lt.Tensor(clone_1, scalar_tensor)
    div_8: "f32[2, 1][1, 1]cpu" = torch.ops.aten.div.Scalar(sum_3, 2)
    eq: "b8[2, 1][1, 1]cpu" = torch.ops.aten.eq.Tensor(clone_1, scalar_tensor);  clone_1 = None
    where: "f32[2, 1][1, 1]cpu" = torch.ops.aten.where.self(eq, div_8, sum_3);  eq = div_8 = sum_3 = None
    masked_fill: "f32[2, 1][1, 1]cpu" = torch.ops.aten.masked_fill.Scalar(where, lt, 0);  where = lt = None
    lt_1: "b8[2, 1][1, 1]cpu" = torch.ops.aten.lt.Tensor(clone, scalar_tensor)
    div_9: "f32[2, 1][1, 1]cpu" = torch.ops.aten.div.Scalar(sum_2, 2)
    eq_1: "b8[2, 1][1, 1]cpu" = torch.ops.aten.eq.Tensor(clone, scalar_tensor);  clone = scalar_tensor = None
    where_1: "f32[2, 1][1, 1]cpu" = torch.ops.aten.where.self(eq_1, div_9, sum_2);  eq_1 = div_9 = sum_2 = None
    masked_fill_1: "f32[2, 1][1, 1]cpu" = torch.ops.aten.masked_fill.Scalar(where_1, lt_1, 0);  where_1 = lt_1 = None
    detach_3: "f32[2, 1][1, 1]cpu" = torch.ops.aten.detach.default(detach_2);  detach_2 = None
    div_10: "f32[2, 2][2, 1]cpu" = torch.ops.aten.div.Tensor(primals_2, detach_3);  primals_2 = None
    eq_2: "b8[2, 1][1, 1]cpu" = torch.ops.aten.eq.Scalar(detach_3, 0);  detach_3 = None
    masked_fill_2: "f32[2, 2][2, 1]cpu" = torch.ops.aten.masked_fill.Scalar(div_10, eq_2, 0);  div_10 = eq_2 = None
    mul_5: "f32[2, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(masked_fill, masked_fill_2);  masked_fill = masked_fill_2 = None
    add_1: "f32[2, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(div_7, mul_5);  div_7 = mul_5 = None
    detach_4: "f32[2, 1][1, 1]cpu" = torch.ops.aten.detach.default(detach_1);  detach_1 = None
    div_11: "f32[2, 2][2, 1]cpu" = torch.ops.aten.div.Tensor(primals_1, detach_4);  primals_1 = None
    eq_3: "b8[2, 1][1, 1]cpu" = torch.ops.aten.eq.Scalar(detach_4, 0);  detach_4 = None
    masked_fill_3: "f32[2, 2][2, 1]cpu" = torch.ops.aten.masked_fill.Scalar(div_11, eq_3, 0);  div_11 = eq_3 = None
    mul_6: "f32[2, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(masked_fill_1, masked_fill_3);  masked_fill_1 = masked_fill_3 = None
    add_2: "f32[2, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(div_4, mul_6);  div_4 = mul_6 = None
    detach_5: "f32[2][1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    unsqueeze_1: "f32[2, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(tangents_1, 1);  tangents_1 = None
    unsqueeze_2: "f32[2, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(detach_5, 1);  detach_5 = None
    div_12: "f32[2, 2][2, 1]cpu" = torch.ops.aten.div.Tensor(add, unsqueeze_2);  add = None
    eq_4: "b8[2, 1][1, 1]cpu" = torch.ops.aten.eq.Scalar(unsqueeze_2, 0);  unsqueeze_2 = None
    masked_fill_4: "f32[2, 2][2, 1]cpu" = torch.ops.aten.masked_fill.Scalar(div_12, eq_4, 0);  div_12 = eq_4 = None
    mul_7: "f32[2, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(unsqueeze_1, masked_fill_4);  unsqueeze_1 = masked_fill_4 = None
    neg_2: "f32[2, 2][2, 1]cpu" = torch.ops.aten.neg.default(mul_7)
    add_3: "f32[2, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(add_2, mul_7);  add_2 = mul_7 = None
    add_4: "f32[2, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(add_1, neg_2);  add_1 = neg_2 = None
    return (add_3, add_4)
