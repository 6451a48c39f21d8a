def forward(self, primals_1: "f32[4, 5][5, 1]cpu", primals_2: "f32[4, 5][5, 1]cpu", primals_3: "f32[4][1]cpu", tangents_1: "f32[][]cpu"):
    mul: "f32[4, 5][5, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, primals_2)
    sum_1: "f32[4][1]cpu" = torch.ops.aten.sum.dim_IntList(mul, [1]);  mul = None
    mul_1: "f32[4, 5][5, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, primals_1)
    sum_2: "f32[4][1]cpu" = torch.ops.aten.sum.dim_IntList(mul_1, [1]);  mul_1 = None
    add: "f32[4][1]cpu" = torch.ops.aten.add.Scalar(sum_2, 9.999999960041972e-13);  sum_2 = None
    mul_2: "f32[4, 5][5, 1]cpu" = torch.ops.aten.mul.Tensor(primals_2, primals_2)
    sum_3: "f32[4][1]cpu" = torch.ops.aten.sum.dim_IntList(mul_2, [1]);  mul_2 = None
    add_1: "f32[4][1]cpu" = torch.ops.aten.add.Scalar(sum_3, 9.999999960041972e-13);  sum_3 = None
    mul_3: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(add, add_1)
    sqrt: "f32[4][1]cpu" = torch.ops.aten.sqrt.default(mul_3);  mul_3 = None
    detach: "f32[4][1]cpu" = torch.ops.aten.detach.default(sqrt)
    div: "f32[4][1]cpu" = torch.ops.aten.div.Tensor(sum_1, sqrt)
    zeros_like: "f32[4][1]cpu" = torch.ops.aten.zeros_like.default(div, memory_format = torch.contiguous_format)
    empty_like: "f32[4][1]cpu" = torch.ops.aten.empty_like.default(div, memory_format = torch.preserve_format)
    fill: "f32[4][1]cpu" = torch.ops.aten.fill.Scalar(empty_like, 1);  empty_like = None
    sub: "f32[4][1]cpu" = torch.ops.aten.sub.Tensor(fill, div);  fill = None
    sub_1: "f32[4][1]cpu" = torch.ops.aten.sub.Scalar(div, 0.1);  div = None
    clamp_min: "f32[4][1]cpu" = torch.ops.aten.clamp_min.default(sub_1, 0)
    eq: "b8[4][1]cpu" = torch.ops.aten.eq.Scalar(primals_3, 1)
    where: "f32[4][1]cpu" = torch.ops.aten.where.self(eq, sub, zeros_like);  sub = None
    eq_1: "b8[4][1]cpu" = torch.ops.aten.eq.Scalar(primals_3, -1);  primals_3 = None
    where_1: "f32[4][1]cpu" = torch.ops.aten.where.self(eq_1, clamp_min, zeros_like);  clamp_min = zeros_like = None
    add_2: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(where, where_1);  where = where_1 = None
    mean: "f32[][]cpu" = torch.ops.aten.mean.default(add_2);  add_2 = None
    expand: "f32[4][0]cpu" = torch.ops.aten.expand.default(tangents_1, [4]);  tangents_1 = None
    div_1: "f32[4][1]cpu" = torch.ops.aten.div.Scalar(expand, 4);  expand = None
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_2: "f32[4][1]cpu" = torch.ops.aten.where.self(eq_1, div_1, scalar_tensor);  eq_1 = scalar_tensor = None
    scalar_tensor_1: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_3: "f32[4][1]cpu" = torch.ops.aten.where.self(eq, div_1, scalar_tensor_1);  eq = div_1 = scalar_tensor_1 = None
    scalar_tensor_2: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    gt: "b8[4][1]cpu" = torch.ops.aten.gt.Scalar(sub_1, 0);  sub_1 = None
    where_4: "f32[4][1]cpu" = torch.ops.aten.where.self(gt, where_2, scalar_tensor_2);  gt = where_2 = scalar_tensor_2 = None
    neg: "f32[4][1]cpu" = torch.ops.aten.neg.default(where_3);  where_3 = None
    add_3: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(where_4, neg);  where_4 = neg = None
    div_2: "f32[4][1]cpu" = torch.ops.aten.div.Tensor(sum_1, sqrt);  sum_1 = None
    div_3: "f32[4][1]cpu" = torch.ops.aten.div.Tensor(div_2, sqrt);  div_2 = None
    neg_1: "f32[4][1]cpu" = torch.ops.aten.neg.default(add_3)
    mul_4: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(neg_1, div_3);  neg_1 = div_3 = None
    div_4: "f32[4][1]cpu" = torch.ops.aten.div.Tensor(add_3, sqrt);  add_3 = sqrt = None
    detach_1: "f32[4][1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    mul_5: "f32[4][1]cpu" = torch.ops.aten.mul.Scalar(detach_1, 2);  detach_1 = None
    div_5: "f32[4][1]cpu" = torch.ops.aten.div.Tensor(mul_4, mul_5);  mul_4 = mul_5 = None
    mul_6: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(div_5, add);  add = None
    mul_7: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(div_5, add_1);  div_5 = add_1 = None
    unsqueeze: "f32[4, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_6, 1);  mul_6 = None
    expand_1: "f32[4, 5][1, 0]cpu" = torch.ops.aten.expand.default(unsqueeze, [4, 5]);  unsqueeze = None
    mul_8: "f32[4, 5][5, 1]cpu" = torch.ops.aten.mul.Tensor(expand_1, primals_2)
    mul_9: "f32[4, 5][5, 1]cpu" = torch.ops.aten.mul.Tensor(expand_1, primals_2);  expand_1 = None
    add_4: "f32[4, 5][5, 1]cpu" = torch.ops.aten.add.Tensor(mul_9, mul_8);  mul_9 = mul_8 = None
    unsqueeze_1: "f32[4, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_7, 1);  mul_7 = None
    expand_2: "f32[4, 5][1, 0]cpu" = torch.ops.aten.expand.default(unsqueeze_1, [4, 5]);  unsqueeze_1 = None
    mul_10: "f32[4, 5][5, 1]cpu" = torch.ops.aten.mul.Tensor(expand_2, primals_1)
    mul_11: "f32[4, 5][5, 1]cpu" = torch.ops.aten.mul.Tensor(expand_2, primals_1);  expand_2 = None
    add_5: "f32[4, 5][5, 1]cpu" = torch.ops.aten.add.Tensor(mul_11, mul_10);  mul_11 = mul_10 = None
    unsqueeze_2: "f32[4, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(div_4, 1);  div_4 = None
    expand_3: "f32[4, 5][1, 0]cpu" = torch.ops.aten.expand.default(unsqueeze_2, [4, 5]);  unsqueeze_2 = None
    mul_12: "f32[4, 5][5, 1]cpu" = torch.ops.aten.mul.Tensor(expand_3, primals_1);  primals_1 = None
    mul_13: "f32[4, 5][5, 1]cpu" = torch.ops.aten.mul.Tensor(expand_3, primals_2);  expand_3 = primals_2 = None
    add_6: "f32[4, 5][5, 1]cpu" = torch.ops.aten.add.Tensor(add_5, mul_13);  add_5 = mul_13 = None
    add_7: "f32[4, 5][5, 1]cpu" = torch.ops.aten.add.Tensor(add_4, mul_12);  add_4 = mul_12 = None
    return (mean, add_6, add_7, None)
