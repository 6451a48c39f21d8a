def forward(self, primals_1: "f32[10, 5][5, 1]cpu", primals_2: "i64[5, 5][5, 1]cpu", primals_3: "f32[5, 5][5, 1]cpu", detach: "f32[10, 5][5, 1]cpu", tangents_1: "f32[10, 5][5, 1]cpu"):
    detach_1: "f32[10, 5][5, 1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    eq: "b8[10, 5][5, 1]cpu" = torch.ops.aten.eq.Scalar(primals_1, 0)
    masked_fill: "f32[10, 5][5, 1]cpu" = torch.ops.aten.masked_fill.Scalar(primals_1, eq, 1);  eq = None
    scatter_reduce_1: "f32[10, 5][5, 1]cpu" = torch.ops.aten.scatter_reduce.two(masked_fill, 0, primals_2, primals_3, 'prod')
    mul: "f32[10, 5][5, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, scatter_reduce_1);  scatter_reduce_1 = None
    div: "f32[10, 5][5, 1]cpu" = torch.ops.aten.div.Tensor(mul, masked_fill);  mul = masked_fill = None
    eq_1: "b8[5, 5][5, 1]cpu" = torch.ops.aten.eq.Scalar(primals_3, 0)
    zeros_like: "f32[10, 5][5, 1]cpu" = torch.ops.aten.zeros_like.default(primals_1)
    _to_copy: "f32[5, 5][5, 1]cpu" = torch.ops.aten._to_copy.default(eq_1, dtype = torch.float32)
    scatter_add: "f32[10, 5][5, 1]cpu" = torch.ops.aten.scatter_add.default(zeros_like, 0, primals_2, _to_copy);  zeros_like = _to_copy = None
    gather: "f32[5, 5][5, 1]cpu" = torch.ops.aten.gather.default(scatter_add, 0, primals_2);  scatter_add = None
    eq_2: "b8[5, 5][5, 1]cpu" = torch.ops.aten.eq.Scalar(gather, 1);  gather = None
    bitwise_and: "b8[5, 5][5, 1]cpu" = torch.ops.aten.bitwise_and.Tensor(eq_1, eq_2);  eq_2 = None
    masked_fill_1: "f32[5, 5][5, 1]cpu" = torch.ops.aten.masked_fill.Scalar(primals_3, bitwise_and, 1)
    scatter_reduce_2: "f32[10, 5][5, 1]cpu" = torch.ops.aten.scatter_reduce.two(primals_1, 0, primals_2, masked_fill_1, 'prod');  primals_1 = masked_fill_1 = None
    masked_fill_2: "f32[5, 5][5, 1]cpu" = torch.ops.aten.masked_fill.Scalar(primals_3, eq_1, 1);  primals_3 = eq_1 = None
    mul_1: "f32[10, 5][5, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, detach_1);  detach_1 = None
    gather_1: "f32[5, 5][5, 1]cpu" = torch.ops.aten.gather.default(mul_1, 0, primals_2);  mul_1 = None
    div_1: "f32[5, 5][5, 1]cpu" = torch.ops.aten.div.Tensor(gather_1, masked_fill_2);  gather_1 = masked_fill_2 = None
    mul_2: "f32[10, 5][5, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, scatter_reduce_2);  tangents_1 = scatter_reduce_2 = None
    gather_2: "f32[5, 5][5, 1]cpu" = torch.ops.aten.gather.default(mul_2, 0, primals_2);  mul_2 = primals_2 = None
    where: "f32[5, 5][5, 1]cpu" = torch.ops.aten.where.self(bitwise_and, gather_2, div_1);  bitwise_and = gather_2 = div_1 = None
    return (div, None, where)
