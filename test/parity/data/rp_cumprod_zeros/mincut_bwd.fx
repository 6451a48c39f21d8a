def forward(self, primals_1: "f32[3, 3][3, 1]cpu", detach_2: "f32[3, 3][3, 1]cpu", detach_3: "f32[3, 3][3, 1]cpu", tangents_1: "f32[3, 3][3, 1]cpu", tangents_2: "f32[3, 3][3, 1]cpu"):
    mul: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(detach_2, tangents_2)
    eq: "b8[3, 3][3, 1]cpu" = torch.ops.aten.eq.Scalar(primals_1, 0)
    new_zeros: "f32[3, 3][3, 1]cpu" = torch.ops.aten.new_zeros.default(tangents_2, [3, 3])
    cumsum: "i64[3, 3][3, 1]cpu" = torch.ops.aten.cumsum.default(eq, 0)
    eq_1: "b8[3, 3][3, 1]cpu" = torch.ops.aten.eq.Scalar(cumsum, 0)
    bitwise_not: "b8[3, 3][3, 1]cpu" = torch.ops.aten.bitwise_not.default(eq_1)
    masked_fill: "f32[3, 3][3, 1]cpu" = torch.ops.aten.masked_fill.Scalar(mul, bitwise_not, 0.0);  mul = bitwise_not = None
    flip: "f32[3, 3][3, 1]cpu" = torch.ops.aten.flip.default(masked_fill, [0]);  masked_fill = None
    cumsum_1: "f32[3, 3][3, 1]cpu" = torch.ops.aten.cumsum.default(flip, 0);  flip = None
    flip_1: "f32[3, 3][3, 1]cpu" = torch.ops.aten.flip.default(cumsum_1, [0]);  cumsum_1 = None
    div: "f32[3, 3][3, 1]cpu" = torch.ops.aten.div.Tensor(flip_1, primals_1);  flip_1 = None
    where: "f32[3, 3][3, 1]cpu" = torch.ops.aten.where.self(eq_1, div, new_zeros);  eq_1 = div = new_zeros = None
    eq_2: "b8[3, 3][3, 1]cpu" = torch.ops.aten.eq.Scalar(cumsum, 1)
    max_1 = torch.ops.aten.max.dim(eq_2, 0, True)
    getitem_1: "i64[1, 3][3, 1]cpu" = max_1[1];  max_1 = None
    logical_and: "b8[3, 3][3, 1]cpu" = torch.ops.aten.logical_and.default(eq_2, eq)
    bitwise_not_1: "b8[3, 3][3, 1]cpu" = torch.ops.aten.bitwise_not.default(logical_and)
    bitwise_and: "b8[3, 3][3, 1]cpu" = torch.ops.aten.bitwise_and.Tensor(eq_2, bitwise_not_1);  eq_2 = bitwise_not_1 = None
    bitwise_not_2: "b8[3, 3][3, 1]cpu" = torch.ops.aten.bitwise_not.default(bitwise_and);  bitwise_and = None
    masked_fill_1: "f32[3, 3][3, 1]cpu" = torch.ops.aten.masked_fill.Scalar(primals_1, bitwise_not_2, 1.0);  bitwise_not_2 = None
    cumprod_2: "f32[3, 3][3, 1]cpu" = torch.ops.aten.cumprod.default(masked_fill_1, 0);  masked_fill_1 = None
    ne: "b8[3, 3][3, 1]cpu" = torch.ops.aten.ne.Scalar(cumsum, 1);  cumsum = None
    masked_fill_2: "f32[3, 3][3, 1]cpu" = torch.ops.aten.masked_fill.Scalar(tangents_2, ne, 0.0);  tangents_2 = ne = None
    sub: "i64[1, 3][3, 1]cpu" = torch.ops.aten.sub.Scalar(getitem_1, 1)
    relu: "i64[1, 3][3, 1]cpu" = torch.ops.aten.relu.default(sub);  sub = None
    gather: "f32[1, 3][3, 1]cpu" = torch.ops.aten.gather.default(detach_2, 0, relu);  detach_2 = relu = None
    eq_3: "b8[1, 3][3, 1]cpu" = torch.ops.aten.eq.Scalar(getitem_1, 0);  getitem_1 = None
    masked_fill_3: "f32[1, 3][3, 1]cpu" = torch.ops.aten.masked_fill.Scalar(gather, eq_3, 1.0);  gather = eq_3 = None
    mul_1: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(cumprod_2, masked_fill_2);  cumprod_2 = masked_fill_2 = None
    sum_1: "f32[1, 3][3, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_1, [0], True);  mul_1 = None
    mul_2: "f32[1, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(sum_1, masked_fill_3);  sum_1 = masked_fill_3 = None
    where_1: "f32[3, 3][3, 1]cpu" = torch.ops.aten.where.self(logical_and, mul_2, where);  logical_and = mul_2 = where = None
    mul_3: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(detach_3, tangents_1)
    new_zeros_1: "f32[3, 3][3, 1]cpu" = torch.ops.aten.new_zeros.default(tangents_1, [3, 3])
    cumsum_2: "i64[3, 3][3, 1]cpu" = torch.ops.aten.cumsum.default(eq, 1)
    eq_5: "b8[3, 3][3, 1]cpu" = torch.ops.aten.eq.Scalar(cumsum_2, 0)
    bitwise_not_3: "b8[3, 3][3, 1]cpu" = torch.ops.aten.bitwise_not.default(eq_5)
    masked_fill_4: "f32[3, 3][3, 1]cpu" = torch.ops.aten.masked_fill.Scalar(mul_3, bitwise_not_3, 0.0);  mul_3 = bitwise_not_3 = None
    flip_2: "f32[3, 3][3, 1]cpu" = torch.ops.aten.flip.default(masked_fill_4, [1]);  masked_fill_4 = None
    cumsum_3: "f32[3, 3][3, 1]cpu" = torch.ops.aten.cumsum.default(flip_2, 1);  flip_2 = None
    flip_3: "f32[3, 3][3, 1]cpu" = torch.ops.aten.flip.default(cumsum_3, [1]);  cumsum_3 = None
    div_1: "f32[3, 3][3, 1]cpu" = torch.ops.aten.div.Tensor(flip_3, primals_1);  flip_3 = None
    where_2: "f32[3, 3][3, 1]cpu" = torch.ops.aten.where.self(eq_5, div_1, new_zeros_1);  eq_5 = div_1 = new_zeros_1 = None
    eq_6: "b8[3, 3][3, 1]cpu" = torch.ops.aten.eq.Scalar(cumsum_2, 1)
    max_2 = torch.ops.aten.max.dim(eq_6, 1, True)
    getitem_3: "i64[3, 1][1, 1]cpu" = max_2[1];  max_2 = None
    logical_and_1: "b8[3, 3][3, 1]cpu" = torch.ops.aten.logical_and.default(eq_6, eq);  eq = None
    bitwise_not_4: "b8[3, 3][3, 1]cpu" = torch.ops.aten.bitwise_not.default(logical_and_1)
    bitwise_and_1: "b8[3, 3][3, 1]cpu" = torch.ops.aten.bitwise_and.Tensor(eq_6, bitwise_not_4);  eq_6 = bitwise_not_4 = None
    bitwise_not_5: "b8[3, 3][3, 1]cpu" = torch.ops.aten.bitwise_not.default(bitwise_and_1);  bitwise_and_1 = None
    masked_fill_5: "f32[3, 3][3, 1]cpu" = torch.ops.aten.masked_fill.Scalar(primals_1, bitwise_not_5, 1.0);  primals_1 = bitwise_not_5 = None
    cumprod_3: "f32[3, 3][3, 1]cpu" = torch.ops.aten.cumprod.default(masked_fill_5, 1);  masked_fill_5 = None
    ne_1: "b8[3, 3][3, 1]cpu" = torch.ops.aten.ne.Scalar(cumsum_2, 1);  cumsum_2 = None
    masked_fill_6: "f32[3, 3][3, 1]cpu" = torch.ops.aten.masked_fill.Scalar(tangents_1, ne_1, 0.0);  tangents_1 = ne_1 = None
    sub_1: "i64[3, 1][1, 1]cpu" = torch.ops.aten.sub.Scalar(getitem_3, 1)
    relu_1: "i64[3, 1][1, 1]cpu" = torch.ops.aten.relu.default(sub_1);  sub_1 = None
    gather_1: "f32[3, 1][1, 1]cpu" = torch.ops.aten.gather.default(detach_3, 1, relu_1);  detach_3 = relu_1 = None
    eq_7: "b8[3, 1][1, 1]cpu" = torch.ops.aten.eq.Scalar(getitem_3, 0);  getitem_3 = None
    masked_fill_7: "f32[3, 1][1, 1]cpu" = torch.ops.aten.masked_fill.Scalar(gather_1, eq_7, 1.0);  gather_1 = eq_7 = None
    mul_4: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(cumprod_3, masked_fill_6);  cumprod_3 = masked_fill_6 = None
    sum_2: "f32[3, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_4, [1], True);  mul_4 = None
    mul_5: "f32[3, 1][1, 1]cpu" = torch.ops.aten.mul.Tensor(sum_2, masked_fill_7);  sum_2 = masked_fill_7 = None
    where_3: "f32[3, 3][3, 1]cpu" = torch.ops.aten.where.self(logical_and_1, mul_5, where_2);  logical_and_1 = mul_5 = where_2 = None
    add: "f32[3, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(where_1, where_3);  where_1 = where_3 = None
    return (add,)
