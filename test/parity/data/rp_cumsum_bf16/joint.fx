def forward(self, primals_1: "bf16[4][1]cpu", tangents_1: "bf16[4][1]cpu", tangents_2: "f32[4][1]cpu", tangents_3: "bf16[4][1]cpu"):
    cumsum: "bf16[4][1]cpu" = torch.ops.aten.cumsum.default(primals_1, 0)
    cumsum_1: "f32[4][1]cpu" = torch.ops.aten.cumsum.default(primals_1, 0, dtype = torch.float32)
    cumprod: "bf16[4][1]cpu" = torch.ops.aten.cumprod.default(primals_1, 0)
    detach: "bf16[4][1]cpu" = torch.ops.aten.detach.default(cumprod)
    detach_1: "bf16[4][1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    mul: "bf16[4][1]cpu" = torch.ops.aten.mul.Tensor(detach_1, tangents_3)
    eq: "b8[4][1]cpu" = torch.ops.aten.eq.Scalar(primals_1, 0)
    new_zeros: "bf16[4][1]cpu" = torch.ops.aten.new_zeros.default(tangents_3, [4])
    cumsum_2: "i64[4][1]cpu" = torch.ops.aten.cumsum.default(eq, 0)
    eq_1: "b8[4][1]cpu" = torch.ops.aten.eq.Scalar(cumsum_2, 0)
    bitwise_not: "b8[4][1]cpu" = torch.ops.aten.bitwise_not.default(eq_1)
    masked_fill: "bf16[4][1]cpu" = torch.ops.aten.masked_fill.Scalar(mul, bitwise_not, 0.0);  mul = bitwise_not = None
    flip: "bf16[4][1]cpu" = torch.ops.aten.flip.default(masked_fill, [0]);  masked_fill = None
    cumsum_3: "bf16[4][1]cpu" = torch.ops.aten.cumsum.default(flip, 0);  flip = None
    flip_1: "bf16[4][1]cpu" = torch.ops.aten.flip.default(cumsum_3, [0]);  cumsum_3 = None
    div: "bf16[4][1]cpu" = torch.ops.aten.div.Tensor(flip_1, primals_1);  flip_1 = None
    where: "bf16[4][1]cpu" = torch.ops.aten.where.self(eq_1, div, new_zeros);  eq_1 = div = new_zeros = None
    eq_2: "b8[4][1]cpu" = torch.ops.aten.eq.Scalar(cumsum_2, 1)
    max_1 = torch.ops.aten.max.dim(eq_2, 0, True)
    getitem_1: "i64[1][1]cpu" = max_1[1];  max_1 = None
    logical_and: "b8[4][1]cpu" = torch.ops.aten.logical_and.default(eq_2, eq);  eq = None
    bitwise_not_1: "b8[4][1]cpu" = torch.ops.aten.bitwise_not.default(logical_and)
    bitwise_and: "b8[4][1]cpu" = torch.ops.aten.bitwise_and.Tensor(eq_2, bitwise_not_1);  eq_2 = bitwise_not_1 = None
    bitwise_not_2: "b8[4][1]cpu" = torch.ops.aten.bitwise_not.default(bitwise_and);  bitwise_and = None
    masked_fill_1: "bf16[4][1]cpu" = torch.ops.aten.masked_fill.Scalar(primals_1, bitwise_not_2, 1.0);  primals_1 = bitwise_not_2 = None
    cumprod_1: "bf16[4][1]cpu" = torch.ops.aten.cumprod.default(masked_fill_1, 0);  masked_fill_1 = None
    ne: "b8[4][1]cpu" = torch.ops.aten.ne.Scalar(cumsum_2, 1);  cumsum_2 = None
    masked_fill_2: "bf16[4][1]cpu" = torch.ops.aten.masked_fill.Scalar(tangents_3, ne, 0.0);  tangents_3 = ne = None
    sub: "i64[1][1]cpu" = torch.ops.aten.sub.Scalar(getitem_1, 1)
    relu: "i64[1][1]cpu" = torch.ops.aten.relu.default(sub);  sub = None
    gather: "bf16[1][1]cpu" = torch.ops.aten.gather.default(detach_1, 0, relu);  detach_1 = relu = None
    eq_3: "b8[1][1]cpu" = torch.ops.aten.eq.Scalar(getitem_1, 0);  getitem_1 = None
    masked_fill_3: "bf16[1][1]cpu" = torch.ops.aten.masked_fill.Scalar(gather, eq_3, 1.0);  gather = eq_3 = None
    mul_1: "bf16[4][1]cpu" = torch.ops.aten.mul.Tensor(cumprod_1, masked_fill_2);  cumprod_1 = masked_fill_2 = None
    sum_1: "bf16[1][1]cpu" = torch.ops.aten.sum.dim_IntList(mul_1, [0], True);  mul_1 = None
    mul_2: "bf16[1][1]cpu" = torch.ops.aten.mul.Tensor(sum_1, masked_fill_3);  sum_1 = masked_fill_3 = None
    where_1: "bf16[4][1]cpu" = torch.ops.aten.where.self(logical_and, mul_2, where);  logical_and = mul_2 = where = None
    _to_copy: "bf16[4][1]cpu" = torch.ops.aten._to_copy.default(tangents_2, dtype = torch.bfloat16);  tangents_2 = None
    flip_2: "bf16[4][1]cpu" = torch.ops.aten.flip.default(_to_copy, [0]);  _to_copy = None
    cumsum_4: "bf16[4][1]cpu" = torch.ops.aten.cumsum.default(flip_2, 0);  flip_2 = None
    flip_3: "bf16[4][1]cpu" = torch.ops.aten.flip.default(cumsum_4, [0]);  cumsum_4 = None
    add: "bf16[4][1]cpu" = torch.ops.aten.add.Tensor(where_1, flip_3);  where_1 = flip_3 = None
    flip_4: "bf16[4][1]cpu" = torch.ops.aten.flip.default(tangents_1, [0]);  tangents_1 = None
    cumsum_5: "bf16[4][1]cpu" = torch.ops.aten.cumsum.default(flip_4, 0);  flip_4 = None
    flip_5: "bf16[4][1]cpu" = torch.ops.aten.flip.default(cumsum_5, [0]);  cumsum_5 = None
    add_1: "bf16[4][1]cpu" = torch.ops.aten.add.Tensor(add, flip_5);  add = flip_5 = None
    return (cumsum, cumsum_1, cumprod, add_1)
