def forward(self, primals_1: "f32[2, 3][3, 1]cpu", cumprod: "f32[2, 3][3, 1]cpu", tangents_1: "f32[2, 3][3, 1]cpu"):
    mul_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, cumprod)
    mul_3: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, primals_1);  tangents_1 = None
    detach_3: "f32[2, 3][3, 1]cpu" = torch.ops.aten.detach.default(cumprod);  cumprod = None
    detach_4: "f32[2, 3][3, 1]cpu" = torch.ops.aten.detach.default(detach_3);  detach_3 = None
    mul_4: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(detach_4, mul_3)
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 1);  primals_1 = None
    clone: "f32[2, 3][3, 1]cpu" = torch.ops.aten.clone.default(mul);  mul = None
    eq: "b8[2, 3][3, 1]cpu" = torch.ops.aten.eq.Scalar(clone, 0)
    new_zeros: "f32[2, 3][3, 1]cpu" = torch.ops.aten.new_zeros.default(mul_3, [2, 3])
    cumsum: "i64[2, 3][3, 1]cpu" = torch.ops.aten.cumsum.default(eq, 1)
    eq_1: "b8[2, 3][3, 1]cpu" = torch.ops.aten.eq.Scalar(cumsum, 0)
    bitwise_not: "b8[2, 3][3, 1]cpu" = torch.ops.aten.bitwise_not.default(eq_1)
    masked_fill: "f32[2, 3][3, 1]cpu" = torch.ops.aten.masked_fill.Scalar(mul_4, bitwise_not, 0.0);  mul_4 = bitwise_not = None
    flip: "f32[2, 3][3, 1]cpu" = torch.ops.aten.flip.default(masked_fill, [1]);  masked_fill = None
    cumsum_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.cumsum.default(flip, 1);  flip = None
    flip_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.flip.default(cumsum_1, [1]);  cumsum_1 = None
    div: "f32[2, 3][3, 1]cpu" = torch.ops.aten.div.Tensor(flip_1, clone);  flip_1 = None
    where: "f32[2, 3][3, 1]cpu" = torch.ops.aten.where.self(eq_1, div, new_zeros);  eq_1 = div = new_zeros = None
    eq_2: "b8[2, 3][3, 1]cpu" = torch.ops.aten.eq.Scalar(cumsum, 1)
    max_1 = torch.ops.aten.max.dim(eq_2, 1, True)
    getitem_1: "i64[2, 1][1, 1]cpu" = max_1[1];  max_1 = None
    logical_and: "b8[2, 3][3, 1]cpu" = torch.ops.aten.logical_and.default(eq_2, eq);  eq = None
    bitwise_not_1: "b8[2, 3][3, 1]cpu" = torch.ops.aten.bitwise_not.default(logical_and)
    bitwise_and: "b8[2, 3][3, 1]cpu" = torch.ops.aten.bitwise_and.Tensor(eq_2, bitwise_not_1);  eq_2 = bitwise_not_1 = None
    bitwise_not_2: "b8[2, 3][3, 1]cpu" = torch.ops.aten.bitwise_not.default(bitwise_and);  bitwise_and = None
    masked_fill_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.masked_fill.Scalar(clone, bitwise_not_2, 1.0);  clone = bitwise_not_2 = None
    cumprod_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.cumprod.default(masked_fill_1, 1);  masked_fill_1 = None
    ne: "b8[2, 3][3, 1]cpu" = torch.ops.aten.ne.Scalar(cumsum, 1);  cumsum = None
    masked_fill_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.masked_fill.Scalar(mul_3, ne, 0.0);  mul_3 = ne = None
    sub: "i64[2, 1][1, 1]cpu" = torch.ops.aten.sub.Scalar(getitem_1, 1)
    relu: "i64[2, 1][1, 1]cpu" = torch.ops.aten.relu.default(sub);  sub = None
    gather: "f32[2, 1][1, 1]cpu" = torch.ops.aten.gather.default(detach_4, 1, relu);  detach_4 = relu = None
    eq_3: "b8[2, 1][1, 1]cpu" = torch.ops.aten.eq.Scalar(getitem_1, 0);  getitem_1 = None
    masked_fill_3: "f32[2, 1][1, 1]cpu" = torch.ops.aten.masked_fill.Scalar(gather, eq_3, 1.0);  gather = eq_3 = None
    mul_5: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(cumprod_1, masked_fill_2);  cumprod_1 = masked_fill_2 = None
    sum_1: "f32[2, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_5, [1], True);  mul_5 = None
    mul_6: "f32[2, 1][1, 1]cpu" = torch.ops.aten.mul.Tensor(sum_1, masked_fill_3);  sum_1 = masked_fill_3 = None
    where_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.where.self(logical_and, mul_6, where);  logical_and = mul_6 = where = None
    mul_7: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(where_1, 1);  where_1 = None
    add: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(mul_2, mul_7);  mul_2 = mul_7 = None
    return (add,)
