def forward(self, primals_1: "f32[4, 3][3, 1]cpu", sigmoid: "f32[4][1]cpu", cumprod: "f32[4][1]cpu", tangents_1: "f32[3][1]cpu"):
    neg: "f32[3][1]cpu" = torch.ops.aten.neg.default(tangents_1)
    unsqueeze: "f32[4, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(cumprod, 1)
    mul: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, unsqueeze)
    sum_1: "f32[3][1]cpu" = torch.ops.aten.sum.dim_IntList(mul, [0]);  mul = None
    sum_2: "f32[][]cpu" = torch.ops.aten.sum.default(cumprod)
    add: "f32[][]cpu" = torch.ops.aten.add.Tensor(sum_2, 1e-06);  sum_2 = None
    div_1: "f32[3][1]cpu" = torch.ops.aten.div.Tensor(sum_1, add);  sum_1 = None
    div_2: "f32[3][1]cpu" = torch.ops.aten.div.Tensor(div_1, add);  div_1 = None
    mul_1: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(neg, div_2);  neg = div_2 = None
    div_3: "f32[3][1]cpu" = torch.ops.aten.div.Tensor(tangents_1, add);  tangents_1 = add = None
    sum_3: "f32[][]cpu" = torch.ops.aten.sum.default(mul_1);  mul_1 = None
    expand: "f32[4][0]cpu" = torch.ops.aten.expand.default(sum_3, [4]);  sum_3 = None
    unsqueeze_1: "f32[1, 3][3, 1]cpu" = torch.ops.aten.unsqueeze.default(div_3, 0);  div_3 = None
    expand_1: "f32[4, 3][0, 1]cpu" = torch.ops.aten.expand.default(unsqueeze_1, [4, 3]);  unsqueeze_1 = None
    mul_2: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(expand_1, primals_1);  primals_1 = None
    mul_3: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(expand_1, unsqueeze);  expand_1 = unsqueeze = None
    sum_4: "f32[4, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_2, [1], True);  mul_2 = None
    squeeze: "f32[4][1]cpu" = torch.ops.aten.squeeze.dim(sum_4, 1);  sum_4 = None
    add_1: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(expand, squeeze);  expand = squeeze = None
    detach_1: "f32[4][1]cpu" = torch.ops.aten.detach.default(cumprod);  cumprod = None
    detach_2: "f32[4][1]cpu" = torch.ops.aten.detach.default(detach_1);  detach_1 = None
    mul_4: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(detach_2, add_1)
    eq: "b8[4][1]cpu" = torch.ops.aten.eq.Scalar(sigmoid, 0)
    new_zeros: "f32[4][1]cpu" = torch.ops.aten.new_zeros.default(add_1, [4])
    cumsum: "i64[4][1]cpu" = torch.ops.aten.cumsum.default(eq, 0)
    eq_1: "b8[4][1]cpu" = torch.ops.aten.eq.Scalar(cumsum, 0)
    bitwise_not: "b8[4][1]cpu" = torch.ops.aten.bitwise_not.default(eq_1)
    masked_fill: "f32[4][1]cpu" = torch.ops.aten.masked_fill.Scalar(mul_4, bitwise_not, 0.0);  mul_4 = bitwise_not = None
    flip: "f32[4][1]cpu" = torch.ops.aten.flip.default(masked_fill, [0]);  masked_fill = None
    cumsum_1: "f32[4][1]cpu" = torch.ops.aten.cumsum.default(flip, 0);  flip = None
    flip_1: "f32[4][1]cpu" = torch.ops.aten.flip.default(cumsum_1, [0]);  cumsum_1 = None
    div_4: "f32[4][1]cpu" = torch.ops.aten.div.Tensor(flip_1, sigmoid);  flip_1 = None
    where: "f32[4][1]cpu" = torch.ops.aten.where.self(eq_1, div_4, new_zeros);  eq_1 = div_4 = new_zeros = None
    eq_2: "b8[4][1]cpu" = torch.ops.aten.eq.Scalar(cumsum, 1)
    max_1 = torch.ops.aten.max.dim(eq_2, 0, True)
    getitem_1: "i64[1][1]cpu" = max_1[1];  max_1 = None
    logical_and: "b8[4][1]cpu" = torch.ops.aten.logical_and.default(eq_2, eq);  eq = None
    bitwise_not_1: "b8[4][1]cpu" = torch.ops.aten.bitwise_not.default(logical_and)
    bitwise_and: "b8[4][1]cpu" = torch.ops.aten.bitwise_and.Tensor(eq_2, bitwise_not_1);  eq_2 = bitwise_not_1 = None
    bitwise_not_2: "b8[4][1]cpu" = torch.ops.aten.bitwise_not.default(bitwise_and);  bitwise_and = None
    masked_fill_1: "f32[4][1]cpu" = torch.ops.aten.masked_fill.Scalar(sigmoid, bitwise_not_2, 1.0);  bitwise_not_2 = None
    cumprod_1: "f32[4][1]cpu" = torch.ops.aten.cumprod.default(masked_fill_1, 0);  masked_fill_1 = None
    ne: "b8[4][1]cpu" = torch.ops.aten.ne.Scalar(cumsum, 1);  cumsum = None
    masked_fill_2: "f32[4][1]cpu" = torch.ops.aten.masked_fill.Scalar(add_1, ne, 0.0);  add_1 = ne = None
    sub: "i64[1][1]cpu" = torch.ops.aten.sub.Scalar(getitem_1, 1)
    relu: "i64[1][1]cpu" = torch.ops.aten.relu.default(sub);  sub = None
    gather: "f32[1][1]cpu" = torch.ops.aten.gather.default(detach_2, 0, relu);  detach_2 = relu = None
    eq_3: "b8[1][1]cpu" = torch.ops.aten.eq.Scalar(getitem_1, 0);  getitem_1 = None
    masked_fill_3: "f32[1][1]cpu" = torch.ops.aten.masked_fill.Scalar(gather, eq_3, 1.0);  gather = eq_3 = None
    mul_5: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(cumprod_1, masked_fill_2);  cumprod_1 = masked_fill_2 = None
    sum_5: "f32[1][1]cpu" = torch.ops.aten.sum.dim_IntList(mul_5, [0], True);  mul_5 = None
    mul_6: "f32[1][1]cpu" = torch.ops.aten.mul.Tensor(sum_5, masked_fill_3);  sum_5 = masked_fill_3 = None
    where_1: "f32[4][1]cpu" = torch.ops.aten.where.self(logical_and, mul_6, where);  logical_and = mul_6 = where = None
    detach: "f32[4][1]cpu" = torch.ops.aten.detach.default(sigmoid);  sigmoid = None
    detach_3: "f32[4][1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    sigmoid_backward: "f32[4][1]cpu" = torch.ops.aten.sigmoid_backward.default(where_1, detach_3);  where_1 = detach_3 = None
    return (mul_3, sigmoid_backward)
