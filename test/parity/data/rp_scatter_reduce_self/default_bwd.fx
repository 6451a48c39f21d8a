def forward(self, primals_1: "f32[4][1]cpu", primals_2: "f32[5][1]cpu", primals_3: "i64[5][1]cpu", detach: "f32[4][1]cpu", detach_1: "f32[4][1]cpu", detach_4: "f32[4][1]cpu", tangents_1: "f32[4][1]cpu", tangents_2: "f32[4][1]cpu", tangents_3: "f32[4][1]cpu", tangents_4: "f32[4][1]cpu", tangents_5: "f32[4][1]cpu"):
    detach_5: "f32[4][1]cpu" = torch.ops.aten.detach.default(detach_4);  detach_4 = None
    gather: "f32[5][1]cpu" = torch.ops.aten.gather.default(detach_5, 0, primals_3)
    eq: "b8[4][1]cpu" = torch.ops.aten.eq.Tensor(primals_1, detach_5)
    _to_copy: "f32[4][1]cpu" = torch.ops.aten._to_copy.default(eq, dtype = torch.float32);  eq = None
    eq_1: "b8[5][1]cpu" = torch.ops.aten.eq.Tensor(primals_2, gather)
    _to_copy_1: "f32[5][1]cpu" = torch.ops.aten._to_copy.default(eq_1, dtype = torch.float32);  eq_1 = None
    scatter_add: "f32[4][1]cpu" = torch.ops.aten.scatter_add.default(_to_copy, 0, primals_3, _to_copy_1);  _to_copy = _to_copy_1 = None
    div: "f32[4][1]cpu" = torch.ops.aten.div.Tensor(tangents_5, scatter_add);  tangents_5 = scatter_add = None
    eq_2: "b8[4][1]cpu" = torch.ops.aten.eq.Tensor(primals_1, detach_5);  detach_5 = None
    mul: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(eq_2, div);  eq_2 = None
    gather_1: "f32[5][1]cpu" = torch.ops.aten.gather.default(div, 0, primals_3);  div = None
    eq_3: "b8[5][1]cpu" = torch.ops.aten.eq.Tensor(primals_2, gather);  gather = None
    mul_1: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(eq_3, gather_1);  eq_3 = gather_1 = None
    gather_2: "f32[5][1]cpu" = torch.ops.aten.gather.default(tangents_4, 0, primals_3)
    scatter: "f32[4][1]cpu" = torch.ops.aten.scatter.value(tangents_4, 0, primals_3, 0);  tangents_4 = None
    add: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(mul, scatter);  mul = scatter = None
    add_1: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(mul_1, gather_2);  mul_1 = gather_2 = None
    zeros_like: "f32[4][1]cpu" = torch.ops.aten.zeros_like.default(tangents_3)
    ones_like: "f32[5][1]cpu" = torch.ops.aten.ones_like.default(primals_2)
    scatter_add_1: "f32[4][1]cpu" = torch.ops.aten.scatter_add.default(zeros_like, 0, primals_3, ones_like);  zeros_like = ones_like = None
    eq_4: "b8[4][1]cpu" = torch.ops.aten.eq.Scalar(scatter_add_1, 0)
    masked_fill: "f32[4][1]cpu" = torch.ops.aten.masked_fill.Scalar(scatter_add_1, eq_4, 1);  scatter_add_1 = eq_4 = None
    div_1: "f32[4][1]cpu" = torch.ops.aten.div.Tensor(tangents_3, masked_fill)
    gather_3: "f32[5][1]cpu" = torch.ops.aten.gather.default(masked_fill, 0, primals_3);  masked_fill = None
    gather_4: "f32[5][1]cpu" = torch.ops.aten.gather.default(tangents_3, 0, primals_3);  tangents_3 = None
    div_2: "f32[5][1]cpu" = torch.ops.aten.div.Tensor(gather_4, gather_3);  gather_4 = gather_3 = None
    scatter_1: "f32[4][1]cpu" = torch.ops.aten.scatter.value(div_1, 0, primals_3, 0);  div_1 = None
    add_2: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(add, scatter_1);  add = scatter_1 = None
    add_3: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(add_1, div_2);  add_1 = div_2 = None
    detach_8: "f32[4][1]cpu" = torch.ops.aten.detach.default(detach_1);  detach_1 = None
    eq_5: "b8[4][1]cpu" = torch.ops.aten.eq.Scalar(primals_1, 0)
    masked_fill_1: "f32[4][1]cpu" = torch.ops.aten.masked_fill.Scalar(primals_1, eq_5, 1);  eq_5 = None
    scatter_reduce_5: "f32[4][1]cpu" = torch.ops.aten.scatter_reduce.two(masked_fill_1, 0, primals_3, primals_2, 'prod', include_self = False)
    mul_2: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(tangents_2, scatter_reduce_5);  scatter_reduce_5 = None
    div_3: "f32[4][1]cpu" = torch.ops.aten.div.Tensor(mul_2, masked_fill_1);  mul_2 = masked_fill_1 = None
    eq_6: "b8[5][1]cpu" = torch.ops.aten.eq.Scalar(primals_2, 0)
    zeros_like_1: "f32[4][1]cpu" = torch.ops.aten.zeros_like.default(primals_1)
    _to_copy_2: "f32[5][1]cpu" = torch.ops.aten._to_copy.default(eq_6, dtype = torch.float32)
    scatter_add_2: "f32[4][1]cpu" = torch.ops.aten.scatter_add.default(zeros_like_1, 0, primals_3, _to_copy_2);  zeros_like_1 = _to_copy_2 = None
    gather_5: "f32[5][1]cpu" = torch.ops.aten.gather.default(scatter_add_2, 0, primals_3);  scatter_add_2 = None
    eq_7: "b8[5][1]cpu" = torch.ops.aten.eq.Scalar(gather_5, 1);  gather_5 = None
    bitwise_and: "b8[5][1]cpu" = torch.ops.aten.bitwise_and.Tensor(eq_6, eq_7);  eq_7 = None
    masked_fill_2: "f32[5][1]cpu" = torch.ops.aten.masked_fill.Scalar(primals_2, bitwise_and, 1)
    scatter_reduce_6: "f32[4][1]cpu" = torch.ops.aten.scatter_reduce.two(primals_1, 0, primals_3, masked_fill_2, 'prod', include_self = False);  masked_fill_2 = None
    masked_fill_3: "f32[5][1]cpu" = torch.ops.aten.masked_fill.Scalar(primals_2, eq_6, 1);  eq_6 = None
    mul_3: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(tangents_2, detach_8);  detach_8 = None
    gather_6: "f32[5][1]cpu" = torch.ops.aten.gather.default(mul_3, 0, primals_3);  mul_3 = None
    div_4: "f32[5][1]cpu" = torch.ops.aten.div.Tensor(gather_6, masked_fill_3);  gather_6 = masked_fill_3 = None
    mul_4: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(tangents_2, scatter_reduce_6);  tangents_2 = scatter_reduce_6 = None
    gather_7: "f32[5][1]cpu" = torch.ops.aten.gather.default(mul_4, 0, primals_3);  mul_4 = None
    where: "f32[5][1]cpu" = torch.ops.aten.where.self(bitwise_and, gather_7, div_4);  bitwise_and = gather_7 = div_4 = None
    scatter_2: "f32[4][1]cpu" = torch.ops.aten.scatter.value(div_3, 0, primals_3, 0);  div_3 = None
    add_4: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(add_2, scatter_2);  add_2 = scatter_2 = None
    add_5: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(add_3, where);  add_3 = where = None
    detach_9: "f32[4][1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    gather_8: "f32[5][1]cpu" = torch.ops.aten.gather.default(detach_9, 0, primals_3)
    eq_8: "b8[4][1]cpu" = torch.ops.aten.eq.Tensor(primals_1, detach_9)
    _to_copy_3: "f32[4][1]cpu" = torch.ops.aten._to_copy.default(eq_8, dtype = torch.float32);  eq_8 = None
    eq_9: "b8[5][1]cpu" = torch.ops.aten.eq.Tensor(primals_2, gather_8)
    _to_copy_4: "f32[5][1]cpu" = torch.ops.aten._to_copy.default(eq_9, dtype = torch.float32);  eq_9 = None
    scatter_add_3: "f32[4][1]cpu" = torch.ops.aten.scatter_add.default(_to_copy_3, 0, primals_3, _to_copy_4);  _to_copy_3 = _to_copy_4 = None
    div_5: "f32[4][1]cpu" = torch.ops.aten.div.Tensor(tangents_1, scatter_add_3);  tangents_1 = scatter_add_3 = None
    eq_10: "b8[4][1]cpu" = torch.ops.aten.eq.Tensor(primals_1, detach_9);  primals_1 = detach_9 = None
    mul_5: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(eq_10, div_5);  eq_10 = None
    gather_9: "f32[5][1]cpu" = torch.ops.aten.gather.default(div_5, 0, primals_3);  div_5 = None
    eq_11: "b8[5][1]cpu" = torch.ops.aten.eq.Tensor(primals_2, gather_8);  primals_2 = gather_8 = None
    mul_6: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(eq_11, gather_9);  eq_11 = gather_9 = None
    scatter_3: "f32[4][1]cpu" = torch.ops.aten.scatter.value(mul_5, 0, primals_3, 0);  mul_5 = primals_3 = None
    add_6: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(add_4, scatter_3);  add_4 = scatter_3 = None
    add_7: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(add_5, mul_6);  add_5 = mul_6 = None
    return (add_6, add_7, None)
