def forward(self, primals_1: "f32[3, 2][2, 1]cpu", primals_2: "f32[4, 2][2, 1]cpu", primals_3: "i64[4][1]cpu", tangents_1: "f32[3, 2][2, 1]cpu", tangents_2: "f32[3, 2][2, 1]cpu", tangents_3: "f32[3, 2][2, 1]cpu", tangents_4: "f32[3, 2][2, 1]cpu"):
    index_reduce: "f32[3, 2][2, 1]cpu" = torch.ops.aten.index_reduce.default(primals_1, 0, primals_3, primals_2, 'amax')
    alias: "f32[3, 2][2, 1]cpu" = torch.ops.aten.alias.default(index_reduce)
    index_reduce_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.index_reduce.default(primals_1, 0, primals_3, primals_2, 'mean', include_self = False)
    index_reduce_2: "f32[3, 2][2, 1]cpu" = torch.ops.aten.index_reduce.default(primals_1, 0, primals_3, primals_2, 'prod')
    alias_2: "f32[3, 2][2, 1]cpu" = torch.ops.aten.alias.default(index_reduce_2)
    index_reduce_3: "f32[3, 2][2, 1]cpu" = torch.ops.aten.index_reduce.default(primals_1, 0, primals_3, primals_2, 'amin', include_self = False)
    alias_3: "f32[3, 2][2, 1]cpu" = torch.ops.aten.alias.default(index_reduce_3)
    alias_4: "f32[3, 2][2, 1]cpu" = torch.ops.aten.alias.default(alias_3);  alias_3 = None
    index_select: "f32[4, 2][2, 1]cpu" = torch.ops.aten.index_select.default(alias_4, 0, primals_3)
    eq: "b8[3, 2][2, 1]cpu" = torch.ops.aten.eq.Tensor(primals_1, alias_4);  alias_4 = None
    _to_copy: "f32[3, 2][2, 1]cpu" = torch.ops.aten._to_copy.default(eq, dtype = torch.float32);  eq = None
    eq_1: "b8[4, 2][2, 1]cpu" = torch.ops.aten.eq.Tensor(primals_2, index_select);  index_select = None
    _to_copy_1: "f32[4, 2][2, 1]cpu" = torch.ops.aten._to_copy.default(eq_1, dtype = torch.float32);  eq_1 = None
    index_put: "f32[3, 2][2, 1]cpu" = torch.ops.aten.index_put.default(_to_copy, [primals_3], _to_copy_1, True)
    div: "f32[3, 2][2, 1]cpu" = torch.ops.aten.div.Tensor(tangents_4, index_put);  tangents_4 = index_put = None
    mul: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(_to_copy, div);  _to_copy = None
    index_select_1: "f32[4, 2][2, 1]cpu" = torch.ops.aten.index_select.default(div, 0, primals_3);  div = None
    mul_1: "f32[4, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(_to_copy_1, index_select_1);  _to_copy_1 = index_select_1 = None
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    expand: "f32[4, 2][0, 0]cpu" = torch.ops.aten.expand.default(scalar_tensor, [4, 2]);  scalar_tensor = None
    index_put_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.index_put.default(mul, [primals_3], expand);  mul = expand = None
    alias_5: "f32[3, 2][2, 1]cpu" = torch.ops.aten.alias.default(alias_2);  alias_2 = None
    eq_2: "b8[3, 2][2, 1]cpu" = torch.ops.aten.eq.Scalar(primals_1, 0)
    scalar_tensor_1: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(1.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where: "f32[3, 2][2, 1]cpu" = torch.ops.aten.where.self(eq_2, scalar_tensor_1, primals_1);  eq_2 = scalar_tensor_1 = None
    index_reduce_4: "f32[3, 2][2, 1]cpu" = torch.ops.aten.index_reduce.default(where, 0, primals_3, primals_2, 'prod')
    mul_2: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_3, index_reduce_4);  index_reduce_4 = None
    div_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.div.Tensor(mul_2, where);  mul_2 = where = None
    eq_3: "b8[4, 2][2, 1]cpu" = torch.ops.aten.eq.Scalar(primals_2, 0)
    full_like: "f32[3, 2][2, 1]cpu" = torch.ops.aten.full_like.default(primals_1, 0, pin_memory = False, memory_format = torch.preserve_format)
    _to_copy_2: "f32[4, 2][2, 1]cpu" = torch.ops.aten._to_copy.default(eq_3, dtype = torch.float32)
    index_put_2: "f32[3, 2][2, 1]cpu" = torch.ops.aten.index_put.default(full_like, [primals_3], _to_copy_2, True);  full_like = _to_copy_2 = None
    index_select_2: "f32[4, 2][2, 1]cpu" = torch.ops.aten.index_select.default(index_put_2, 0, primals_3);  index_put_2 = None
    eq_4: "b8[4, 2][2, 1]cpu" = torch.ops.aten.eq.Scalar(index_select_2, 1);  index_select_2 = None
    bitwise_and: "b8[4, 2][2, 1]cpu" = torch.ops.aten.bitwise_and.Tensor(eq_3, eq_4);  eq_4 = None
    scalar_tensor_2: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(1.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_1: "f32[4, 2][2, 1]cpu" = torch.ops.aten.where.self(bitwise_and, scalar_tensor_2, primals_2);  scalar_tensor_2 = None
    index_reduce_5: "f32[3, 2][2, 1]cpu" = torch.ops.aten.index_reduce.default(primals_1, 0, primals_3, where_1, 'prod');  where_1 = None
    scalar_tensor_3: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(1.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_2: "f32[4, 2][2, 1]cpu" = torch.ops.aten.where.self(eq_3, scalar_tensor_3, primals_2);  eq_3 = scalar_tensor_3 = None
    mul_3: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_3, alias_5);  alias_5 = None
    index_select_3: "f32[4, 2][2, 1]cpu" = torch.ops.aten.index_select.default(mul_3, 0, primals_3);  mul_3 = None
    div_2: "f32[4, 2][2, 1]cpu" = torch.ops.aten.div.Tensor(index_select_3, where_2);  index_select_3 = where_2 = None
    mul_4: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_3, index_reduce_5);  tangents_3 = index_reduce_5 = None
    index_select_4: "f32[4, 2][2, 1]cpu" = torch.ops.aten.index_select.default(mul_4, 0, primals_3);  mul_4 = None
    where_3: "f32[4, 2][2, 1]cpu" = torch.ops.aten.where.self(bitwise_and, index_select_4, div_2);  bitwise_and = index_select_4 = div_2 = None
    add: "f32[3, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(index_put_1, div_1);  index_put_1 = div_1 = None
    add_1: "f32[4, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(mul_1, where_3);  mul_1 = where_3 = None
    full_like_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.full_like.default(tangents_2, 0, pin_memory = False, memory_format = torch.preserve_format)
    full_like_2: "f32[4, 2][2, 1]cpu" = torch.ops.aten.full_like.default(primals_2, 1, pin_memory = False, memory_format = torch.preserve_format)
    index_put_3: "f32[3, 2][2, 1]cpu" = torch.ops.aten.index_put.default(full_like_1, [primals_3], full_like_2, True);  full_like_1 = full_like_2 = None
    eq_5: "b8[3, 2][2, 1]cpu" = torch.ops.aten.eq.Scalar(index_put_3, 0)
    scalar_tensor_4: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(1.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_4: "f32[3, 2][2, 1]cpu" = torch.ops.aten.where.self(eq_5, scalar_tensor_4, index_put_3);  eq_5 = scalar_tensor_4 = index_put_3 = None
    div_3: "f32[3, 2][2, 1]cpu" = torch.ops.aten.div.Tensor(tangents_2, where_4)
    index_select_5: "f32[4, 2][2, 1]cpu" = torch.ops.aten.index_select.default(where_4, 0, primals_3);  where_4 = None
    index_select_6: "f32[4, 2][2, 1]cpu" = torch.ops.aten.index_select.default(tangents_2, 0, primals_3);  tangents_2 = None
    div_4: "f32[4, 2][2, 1]cpu" = torch.ops.aten.div.Tensor(index_select_6, index_select_5);  index_select_6 = index_select_5 = None
    scalar_tensor_5: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    expand_1: "f32[4, 2][0, 0]cpu" = torch.ops.aten.expand.default(scalar_tensor_5, [4, 2]);  scalar_tensor_5 = None
    index_put_4: "f32[3, 2][2, 1]cpu" = torch.ops.aten.index_put.default(div_3, [primals_3], expand_1);  div_3 = expand_1 = None
    add_2: "f32[3, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(add, index_put_4);  add = index_put_4 = None
    add_3: "f32[4, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(add_1, div_4);  add_1 = div_4 = None
    alias_7: "f32[3, 2][2, 1]cpu" = torch.ops.aten.alias.default(alias);  alias = None
    index_select_7: "f32[4, 2][2, 1]cpu" = torch.ops.aten.index_select.default(alias_7, 0, primals_3)
    eq_6: "b8[3, 2][2, 1]cpu" = torch.ops.aten.eq.Tensor(primals_1, alias_7);  primals_1 = alias_7 = None
    _to_copy_3: "f32[3, 2][2, 1]cpu" = torch.ops.aten._to_copy.default(eq_6, dtype = torch.float32);  eq_6 = None
    eq_7: "b8[4, 2][2, 1]cpu" = torch.ops.aten.eq.Tensor(primals_2, index_select_7);  primals_2 = index_select_7 = None
    _to_copy_4: "f32[4, 2][2, 1]cpu" = torch.ops.aten._to_copy.default(eq_7, dtype = torch.float32);  eq_7 = None
    index_put_5: "f32[3, 2][2, 1]cpu" = torch.ops.aten.index_put.default(_to_copy_3, [primals_3], _to_copy_4, True)
    div_5: "f32[3, 2][2, 1]cpu" = torch.ops.aten.div.Tensor(tangents_1, index_put_5);  tangents_1 = index_put_5 = None
    mul_5: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(_to_copy_3, div_5);  _to_copy_3 = None
    index_select_8: "f32[4, 2][2, 1]cpu" = torch.ops.aten.index_select.default(div_5, 0, primals_3);  div_5 = primals_3 = None
    mul_6: "f32[4, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(_to_copy_4, index_select_8);  _to_copy_4 = index_select_8 = None
    add_4: "f32[3, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(add_2, mul_5);  add_2 = mul_5 = None
    add_5: "f32[4, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(add_3, mul_6);  add_3 = mul_6 = None
    return (index_reduce, index_reduce_1, index_reduce_2, index_reduce_3, add_4, add_5, None)
