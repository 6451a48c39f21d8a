def forward(self, primals_1: "f32[3, 2][2, 1]cpu", primals_2: "f32[4, 2][2, 1]cpu", primals_3: "i64[4][1]cpu", detach: "f32[3, 2][2, 1]cpu", detach_2: "f32[3, 2][2, 1]cpu", detach_3: "f32[3, 2][2, 1]cpu", tangents_1: "f32[3, 2][2, 1]cpu", tangents_2: "f32[3, 2][2, 1]cpu", tangents_3: "f32[3, 2][2, 1]cpu", tangents_4: "f32[3, 2][2, 1]cpu"):
    detach_4: "f32[3, 2][2, 1]cpu" = torch.ops.aten.detach.default(detach_3);  detach_3 = None
    index_select: "f32[4, 2][2, 1]cpu" = torch.ops.aten.index_select.default(detach_4, 0, primals_3)
    eq: "b8[3, 2][2, 1]cpu" = torch.ops.aten.eq.Tensor(primals_1, detach_4);  detach_4 = None
    _to_copy: "f32[3, 2][2, 1]cpu" = torch.ops.aten._to_copy.default(eq, dtype = torch.float32);  eq = None
    eq_1: "b8[4, 2][2, 1]cpu" = torch.ops.aten.eq.Tensor(primals_2, index_select);  index_select = None
    _to_copy_1: "f32[4, 2][2, 1]cpu" = torch.ops.aten._to_copy.default(eq_1, dtype = torch.float32);  eq_1 = None
    index_add: "f32[3, 2][2, 1]cpu" = torch.ops.aten.index_add.default(_to_copy, 0, primals_3, _to_copy_1)
    div: "f32[3, 2][2, 1]cpu" = torch.ops.aten.div.Tensor(tangents_4, index_add);  tangents_4 = index_add = None
    mul: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(_to_copy, div);  _to_copy = None
    index_select_1: "f32[4, 2][2, 1]cpu" = torch.ops.aten.index_select.default(div, 0, primals_3);  div = None
    mul_1: "f32[4, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(_to_copy_1, index_select_1);  _to_copy_1 = index_select_1 = None
    index_fill: "f32[3, 2][2, 1]cpu" = torch.ops.aten.index_fill.int_Scalar(mul, 0, primals_3, 0);  mul = None
    detach_5: "f32[3, 2][2, 1]cpu" = torch.ops.aten.detach.default(detach_2);  detach_2 = None
    eq_2: "b8[3, 2][2, 1]cpu" = torch.ops.aten.eq.Scalar(primals_1, 0)
    masked_fill: "f32[3, 2][2, 1]cpu" = torch.ops.aten.masked_fill.Scalar(primals_1, eq_2, 1);  eq_2 = None
    index_reduce_4: "f32[3, 2][2, 1]cpu" = torch.ops.aten.index_reduce.default(masked_fill, 0, primals_3, primals_2, 'prod')
    mul_2: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_3, index_reduce_4);  index_reduce_4 = None
    div_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.div.Tensor(mul_2, masked_fill);  mul_2 = masked_fill = None
    eq_3: "b8[4, 2][2, 1]cpu" = torch.ops.aten.eq.Scalar(primals_2, 0)
    zeros_like: "f32[3, 2][2, 1]cpu" = torch.ops.aten.zeros_like.default(primals_1)
    _to_copy_2: "f32[4, 2][2, 1]cpu" = torch.ops.aten._to_copy.default(eq_3, dtype = torch.float32)
    index_add_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.index_add.default(zeros_like, 0, primals_3, _to_copy_2);  zeros_like = _to_copy_2 = None
    index_select_2: "f32[4, 2][2, 1]cpu" = torch.ops.aten.index_select.default(index_add_1, 0, primals_3);  index_add_1 = None
    eq_4: "b8[4, 2][2, 1]cpu" = torch.ops.aten.eq.Scalar(index_select_2, 1);  index_select_2 = None
    bitwise_and: "b8[4, 2][2, 1]cpu" = torch.ops.aten.bitwise_and.Tensor(eq_3, eq_4);  eq_4 = None
    masked_fill_1: "f32[4, 2][2, 1]cpu" = torch.ops.aten.masked_fill.Scalar(primals_2, bitwise_and, 1)
    index_reduce_5: "f32[3, 2][2, 1]cpu" = torch.ops.aten.index_reduce.default(primals_1, 0, primals_3, masked_fill_1, 'prod');  masked_fill_1 = None
    masked_fill_2: "f32[4, 2][2, 1]cpu" = torch.ops.aten.masked_fill.Scalar(primals_2, eq_3, 1);  eq_3 = None
    mul_3: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_3, detach_5);  detach_5 = None
    index_select_3: "f32[4, 2][2, 1]cpu" = torch.ops.aten.index_select.default(mul_3, 0, primals_3);  mul_3 = None
    div_2: "f32[4, 2][2, 1]cpu" = torch.ops.aten.div.Tensor(index_select_3, masked_fill_2);  index_select_3 = masked_fill_2 = None
    mul_4: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_3, index_reduce_5);  tangents_3 = index_reduce_5 = None
    index_select_4: "f32[4, 2][2, 1]cpu" = torch.ops.aten.index_select.default(mul_4, 0, primals_3);  mul_4 = None
    where: "f32[4, 2][2, 1]cpu" = torch.ops.aten.where.self(bitwise_and, index_select_4, div_2);  bitwise_and = index_select_4 = div_2 = None
    add: "f32[3, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(index_fill, div_1);  index_fill = div_1 = None
    add_1: "f32[4, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(mul_1, where);  mul_1 = where = None
    zeros_like_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.zeros_like.default(tangents_2)
    ones_like: "f32[4, 2][2, 1]cpu" = torch.ops.aten.ones_like.default(primals_2)
    index_add_2: "f32[3, 2][2, 1]cpu" = torch.ops.aten.index_add.default(zeros_like_1, 0, primals_3, ones_like);  zeros_like_1 = ones_like = None
    eq_5: "b8[3, 2][2, 1]cpu" = torch.ops.aten.eq.Scalar(index_add_2, 0)
    masked_fill_3: "f32[3, 2][2, 1]cpu" = torch.ops.aten.masked_fill.Scalar(index_add_2, eq_5, 1);  index_add_2 = eq_5 = None
    div_3: "f32[3, 2][2, 1]cpu" = torch.ops.aten.div.Tensor(tangents_2, masked_fill_3)
    index_select_5: "f32[4, 2][2, 1]cpu" = torch.ops.aten.index_select.default(masked_fill_3, 0, primals_3);  masked_fill_3 = None
    index_select_6: "f32[4, 2][2, 1]cpu" = torch.ops.aten.index_select.default(tangents_2, 0, primals_3);  tangents_2 = None
    div_4: "f32[4, 2][2, 1]cpu" = torch.ops.aten.div.Tensor(index_select_6, index_select_5);  index_select_6 = index_select_5 = None
    index_fill_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.index_fill.int_Scalar(div_3, 0, primals_3, 0);  div_3 = None
    add_2: "f32[3, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(add, index_fill_1);  add = index_fill_1 = None
    add_3: "f32[4, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(add_1, div_4);  add_1 = div_4 = None
    detach_7: "f32[3, 2][2, 1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    index_select_7: "f32[4, 2][2, 1]cpu" = torch.ops.aten.index_select.default(detach_7, 0, primals_3)
    eq_6: "b8[3, 2][2, 1]cpu" = torch.ops.aten.eq.Tensor(primals_1, detach_7);  primals_1 = detach_7 = None
    _to_copy_3: "f32[3, 2][2, 1]cpu" = torch.ops.aten._to_copy.default(eq_6, dtype = torch.float32);  eq_6 = None
    eq_7: "b8[4, 2][2, 1]cpu" = torch.ops.aten.eq.Tensor(primals_2, index_select_7);  primals_2 = index_select_7 = None
    _to_copy_4: "f32[4, 2][2, 1]cpu" = torch.ops.aten._to_copy.default(eq_7, dtype = torch.float32);  eq_7 = None
    index_add_3: "f32[3, 2][2, 1]cpu" = torch.ops.aten.index_add.default(_to_copy_3, 0, primals_3, _to_copy_4)
    div_5: "f32[3, 2][2, 1]cpu" = torch.ops.aten.div.Tensor(tangents_1, index_add_3);  tangents_1 = index_add_3 = None
    mul_5: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(_to_copy_3, div_5);  _to_copy_3 = None
    index_select_8: "f32[4, 2][2, 1]cpu" = torch.ops.aten.index_select.default(div_5, 0, primals_3);  div_5 = primals_3 = None
    mul_6: "f32[4, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(_to_copy_4, index_select_8);  _to_copy_4 = index_select_8 = None
    add_4: "f32[3, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(add_2, mul_5);  add_2 = mul_5 = None
    add_5: "f32[4, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(add_3, mul_6);  add_3 = mul_6 = None
    return (add_4, add_5, None)
