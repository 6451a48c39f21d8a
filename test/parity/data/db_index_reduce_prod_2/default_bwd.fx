def forward(self, primals_1: "f32[][]cpu", primals_2: "i64[1][1]cpu", primals_3: "f32[][]cpu", detach: "f32[][]cpu", tangents_1: "f32[][]cpu"):
    detach_1: "f32[][]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    eq: "b8[][]cpu" = torch.ops.aten.eq.Scalar(primals_1, 0)
    masked_fill: "f32[][]cpu" = torch.ops.aten.masked_fill.Scalar(primals_1, eq, 1);  eq = None
    index_reduce_1: "f32[][]cpu" = torch.ops.aten.index_reduce.default(masked_fill, 0, primals_2, primals_3, 'prod', include_self = False)
    mul: "f32[][]cpu" = torch.ops.aten.mul.Tensor(tangents_1, index_reduce_1);  index_reduce_1 = None
    div: "f32[][]cpu" = torch.ops.aten.div.Tensor(mul, masked_fill);  mul = masked_fill = None
    eq_1: "b8[][]cpu" = torch.ops.aten.eq.Scalar(primals_3, 0)
    zeros_like: "f32[][]cpu" = torch.ops.aten.zeros_like.default(primals_1)
    _to_copy: "f32[][]cpu" = torch.ops.aten._to_copy.default(eq_1, dtype = torch.float32)
    index_add: "f32[][]cpu" = torch.ops.aten.index_add.default(zeros_like, 0, primals_2, _to_copy);  zeros_like = _to_copy = None
    index_select: "f32[][]cpu" = torch.ops.aten.index_select.default(index_add, 0, primals_2);  index_add = None
    eq_2: "b8[][]cpu" = torch.ops.aten.eq.Scalar(index_select, 1);  index_select = None
    bitwise_and: "b8[][]cpu" = torch.ops.aten.bitwise_and.Tensor(eq_1, eq_2);  eq_2 = None
    masked_fill_1: "f32[][]cpu" = torch.ops.aten.masked_fill.Scalar(primals_3, bitwise_and, 1)
    index_reduce_2: "f32[][]cpu" = torch.ops.aten.index_reduce.default(primals_1, 0, primals_2, masked_fill_1, 'prod', include_self = False);  primals_1 = masked_fill_1 = None
    masked_fill_2: "f32[][]cpu" = torch.ops.aten.masked_fill.Scalar(primals_3, eq_1, 1);  primals_3 = eq_1 = None
    mul_1: "f32[][]cpu" = torch.ops.aten.mul.Tensor(tangents_1, detach_1);  detach_1 = None
    index_select_1: "f32[][]cpu" = torch.ops.aten.index_select.default(mul_1, 0, primals_2);  mul_1 = None
    div_1: "f32[][]cpu" = torch.ops.aten.div.Tensor(index_select_1, masked_fill_2);  index_select_1 = masked_fill_2 = None
    mul_2: "f32[][]cpu" = torch.ops.aten.mul.Tensor(tangents_1, index_reduce_2);  tangents_1 = index_reduce_2 = None
    index_select_2: "f32[][]cpu" = torch.ops.aten.index_select.default(mul_2, 0, primals_2);  mul_2 = None
    where: "f32[][]cpu" = torch.ops.aten.where.self(bitwise_and, index_select_2, div_1);  bitwise_and = index_select_2 = div_1 = None
    index_fill: "f32[][]cpu" = torch.ops.aten.index_fill.int_Scalar(div, 0, primals_2, 0);  div = primals_2 = None
    return (index_fill, None, where)
