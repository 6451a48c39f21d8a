def forward(self, primals_1: "f64[5, 5, 5][25, 5, 1]cpu", detach: "f64[5, 5, 5][25, 5, 1]cpu", tangents_1: "f64[5, 5, 5][25, 5, 1]cpu"):
    detach_1: "f64[5, 5, 5][25, 5, 1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    mul: "f64[5, 5, 5][25, 5, 1]cpu" = torch.ops.aten.mul.Tensor(detach_1, tangents_1)
    eq: "b8[5, 5, 5][25, 5, 1]cpu" = torch.ops.aten.eq.Scalar(primals_1, 0)
    new_zeros: "f64[5, 5, 5][25, 5, 1]cpu" = torch.ops.aten.new_zeros.default(tangents_1, [5, 5, 5])
    cumsum: "i64[5, 5, 5][25, 5, 1]cpu" = torch.ops.aten.cumsum.default(eq, 0)
    eq_1: "b8[5, 5, 5][25, 5, 1]cpu" = torch.ops.aten.eq.Scalar(cumsum, 0)
    bitwise_not: "b8[5, 5, 5][25, 5, 1]cpu" = torch.ops.aten.bitwise_not.default(eq_1)
    masked_fill: "f64[5, 5, 5][25, 5, 1]cpu" = torch.ops.aten.masked_fill.Scalar(mul, bitwise_not, 0.0);  mul = bitwise_not = None
    flip: "f64[5, 5, 5][25, 5, 1]cpu" = torch.ops.aten.flip.default(masked_fill, [0]);  masked_fill = None
    cumsum_1: "f64[5, 5, 5][25, 5, 1]cpu" = torch.ops.aten.cumsum.default(flip, 0);  flip = None
    flip_1: "f64[5, 5, 5][25, 5, 1]cpu" = torch.ops.aten.flip.default(cumsum_1, [0]);  cumsum_1 = None
    div: "f64[5, 5, 5][25, 5, 1]cpu" = torch.ops.aten.div.Tensor(flip_1, primals_1);  flip_1 = None
    where: "f64[5, 5, 5][25, 5, 1]cpu" = torch.ops.aten.where.self(eq_1, div, new_zeros);  eq_1 = div = new_zeros = None
    eq_2: "b8[5, 5, 5][25, 5, 1]cpu" = torch.ops.aten.eq.Scalar(cumsum, 1)
    max_1 = torch.ops.aten.max.dim(eq_2, 0, True)
    getitem_1: "i64[1, 5, 5][25, 5, 1]cpu" = max_1[1];  max_1 = None
    logical_and: "b8[5, 5, 5][25, 5, 1]cpu" = torch.ops.aten.logical_and.default(eq_2, eq);  eq = None
    bitwise_not_1: "b8[5, 5, 5][25, 5, 1]cpu" = torch.ops.aten.bitwise_not.default(logical_and)
    bitwise_and: "b8[5, 5, 5][25, 5, 1]cpu" = torch.ops.aten.bitwise_and.Tensor(eq_2, bitwise_not_1);  eq_2 = bitwise_not_1 = None
    bitwise_not_2: "b8[5, 5, 5][25, 5, 1]cpu" = torch.ops.aten.bitwise_not.default(bitwise_and);  bitwise_and = None
    masked_fill_1: "f64[5, 5, 5][25, 5, 1]cpu" = torch.ops.aten.masked_fill.Scalar(primals_1, bitwise_not_2, 1.0);  primals_1 = bitwise_not_2 = None
    cumprod_1: "f64[5, 5, 5][25, 5, 1]cpu" = torch.ops.aten.cumprod.default(masked_fill_1, 0);  masked_fill_1 = None
    ne: "b8[5, 5, 5][25, 5, 1]cpu" = torch.ops.aten.ne.Scalar(cumsum, 1);  cumsum = None
    masked_fill_2: "f64[5, 5, 5][25, 5, 1]cpu" = torch.ops.aten.masked_fill.Scalar(tangents_1, ne, 0.0);  tangents_1 = ne = None
    sub: "i64[1, 5, 5][25, 5, 1]cpu" = torch.ops.aten.sub.Scalar(getitem_1, 1)
    relu: "i64[1, 5, 5][25, 5, 1]cpu" = torch.ops.aten.relu.default(sub);  sub = None
    gather: "f64[1, 5, 5][25, 5, 1]cpu" = torch.ops.aten.gather.default(detach_1, 0, relu);  detach_1 = relu = None
    eq_3: "b8[1, 5, 5][25, 5, 1]cpu" = torch.ops.aten.eq.Scalar(getitem_1, 0);  getitem_1 = None
    masked_fill_3: "f64[1, 5, 5][25, 5, 1]cpu" = torch.ops.aten.masked_fill.Scalar(gather, eq_3, 1.0);  gather = eq_3 = None
    mul_1: "f64[5, 5, 5][25, 5, 1]cpu" = torch.ops.aten.mul.Tensor(cumprod_1, masked_fill_2);  cumprod_1 = masked_fill_2 = None
    sum_1: "f64[1, 5, 5][25, 5, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_1, [0], True);  mul_1 = None
    mul_2: "f64[1, 5, 5][25, 5, 1]cpu" = torch.ops.aten.mul.Tensor(sum_1, masked_fill_3);  sum_1 = masked_fill_3 = None
    where_1: "f64[5, 5, 5][25, 5, 1]cpu" = torch.ops.aten.where.self(logical_and, mul_2, where);  logical_and = mul_2 = where = None
    return (where_1,)
