def forward(self, primals_1: "f32[3, 2][2, 1]cpu", primals_2: "f32[4, 2][2, 1]cpu", primals_3: "i64[4][1]cpu", tangents_1: "f32[3, 2][2, 1]cpu", tangents_2: "f32[3, 2][2, 1]cpu", tangents_3: "f32[3, 2][2, 1]cpu", tangents_4: "f32[3, 2][2, 1]cpu"):
    index_reduce: "f32[3, 2][2, 1]cpu" = torch.ops.aten.index_reduce.default(primals_1, 0, primals_3, primals_2, 'amax')
    alias: "f32[3, 2][2, 1]cpu" = torch.ops.aten.alias.default(index_reduce)
    full: "f32[4, 2][2, 1]cpu" = torch.ops.aten.full.default([4, 2], 1, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    expand: "f32[4, 2][0, 0]cpu" = torch.ops.aten.expand.default(scalar_tensor, [4, 2]);  scalar_tensor = None
    index_put: "f32[3, 2][2, 1]cpu" = torch.ops.aten.index_put.default(primals_1, [primals_3], expand);  expand = None
    full_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.full.default([3, 2], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    index_put_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.index_put.default(full_1, [primals_3], full, True);  full_1 = full = None
    lt: "b8[3, 2][2, 1]cpu" = torch.ops.aten.lt.Scalar(index_put_1, 1)
    scalar_tensor_1: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(1.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where: "f32[3, 2][2, 1]cpu" = torch.ops.aten.where.self(lt, scalar_tensor_1, index_put_1);  lt = scalar_tensor_1 = index_put_1 = None
    index_put_2: "f32[3, 2][2, 1]cpu" = torch.ops.aten.index_put.default(index_put, [primals_3], primals_2, True);  index_put = None
    div: "f32[3, 2][2, 1]cpu" = torch.ops.aten.div.Tensor(index_put_2, where);  index_put_2 = where = None
    index_reduce_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.index_reduce.default(primals_1, 0, primals_3, primals_2, 'prod')
    alias_2: "f32[3, 2][2, 1]cpu" = torch.ops.aten.alias.default(index_reduce_1)
    index_reduce_2: "f32[3, 2][2, 1]cpu" = torch.ops.aten.index_reduce.default(primals_1, 0, primals_3, primals_2, 'amin', include_self = False)
    alias_3: "f32[3, 2][2, 1]cpu" = torch.ops.aten.alias.default(index_reduce_2)
    alias_4: "f32[3, 2][2, 1]cpu" = torch.ops.aten.alias.default(alias_3);  alias_3 = None
    index: "f32[4, 2][2, 1]cpu" = torch.ops.aten.index.Tensor(alias_4, [primals_3])
    eq: "b8[3, 2][2, 1]cpu" = torch.ops.aten.eq.Tensor(primals_1, alias_4);  alias_4 = None
    convert_element_type: "f32[3, 2][2, 1]cpu" = torch.ops.prims.convert_element_type.default(eq, torch.float32);  eq = None
    eq_1: "b8[4, 2][2, 1]cpu" = torch.ops.aten.eq.Tensor(primals_2, index);  index = None
    convert_element_type_1: "f32[4, 2][2, 1]cpu" = torch.ops.prims.convert_element_type.default(eq_1, torch.float32);  eq_1 = None
    index_put_3: "f32[3, 2][2, 1]cpu" = torch.ops.aten.index_put.default(convert_element_type, [primals_3], convert_element_type_1, True)
    div_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.div.Tensor(tangents_4, index_put_3);  tangents_4 = index_put_3 = None
    mul: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(convert_element_type, div_1);  convert_element_type = None
    index_1: "f32[4, 2][2, 1]cpu" = torch.ops.aten.index.Tensor(div_1, [primals_3]);  div_1 = None
    mul_1: "f32[4, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(convert_element_type_1, index_1);  convert_element_type_1 = index_1 = None
    scalar_tensor_2: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    expand_1: "f32[4, 2][0, 0]cpu" = torch.ops.aten.expand.default(scalar_tensor_2, [4, 2]);  scalar_tensor_2 = None
    index_put_4: "f32[3, 2][2, 1]cpu" = torch.ops.aten.index_put.default(mul, [primals_3], expand_1);  mul = expand_1 = None
    alias_5: "f32[3, 2][2, 1]cpu" = torch.ops.aten.alias.default(alias_2);  alias_2 = None
    eq_2: "b8[3, 2][2, 1]cpu" = torch.ops.aten.eq.Scalar(primals_1, 0)
    scalar_tensor_3: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(1.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.where.self(eq_2, scalar_tensor_3, primals_1);  eq_2 = scalar_tensor_3 = None
    index_reduce_3: "f32[3, 2][2, 1]cpu" = torch.ops.aten.index_reduce.default(where_1, 0, primals_3, primals_2, 'prod')
    mul_2: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_3, index_reduce_3);  index_reduce_3 = None
    div_2: "f32[3, 2][2, 1]cpu" = torch.ops.aten.div.Tensor(mul_2, where_1);  mul_2 = where_1 = None
    eq_3: "b8[4, 2][2, 1]cpu" = torch.ops.aten.eq.Scalar(primals_2, 0)
    full_2: "f32[3, 2][2, 1]cpu" = torch.ops.aten.full.default([3, 2], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    convert_element_type_2: "f32[4, 2][2, 1]cpu" = torch.ops.prims.convert_element_type.default(eq_3, torch.float32)
    index_put_5: "f32[3, 2][2, 1]cpu" = torch.ops.aten.index_put.default(full_2, [primals_3], convert_element_type_2, True);  full_2 = convert_element_type_2 = None
    index_2: "f32[4, 2][2, 1]cpu" = torch.ops.aten.index.Tensor(index_put_5, [primals_3]);  index_put_5 = None
    eq_4: "b8[4, 2][2, 1]cpu" = torch.ops.aten.eq.Scalar(index_2, 1);  index_2 = None
    bitwise_and: "b8[4, 2][2, 1]cpu" = torch.ops.aten.bitwise_and.Tensor(eq_3, eq_4);  eq_4 = None
    scalar_tensor_4: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(1.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_2: "f32[4, 2][2, 1]cpu" = torch.ops.aten.where.self(bitwise_and, scalar_tensor_4, primals_2);  scalar_tensor_4 = None
    index_reduce_4: "f32[3, 2][2, 1]cpu" = torch.ops.aten.index_reduce.default(primals_1, 0, primals_3, where_2, 'prod');  where_2 = None
    scalar_tensor_5: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(1.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_3: "f32[4, 2][2, 1]cpu" = torch.ops.aten.where.self(eq_3, scalar_tensor_5, primals_2);  eq_3 = scalar_tensor_5 = None
    mul_3: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_3, alias_5);  alias_5 = None
    index_3: "f32[4, 2][2, 1]cpu" = torch.ops.aten.index.Tensor(mul_3, [primals_3]);  mul_3 = None
    div_3: "f32[4, 2][2, 1]cpu" = torch.ops.aten.div.Tensor(index_3, where_3);  index_3 = where_3 = None
    mul_4: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_3, index_reduce_4);  tangents_3 = index_reduce_4 = None
    index_4: "f32[4, 2][2, 1]cpu" = torch.ops.aten.index.Tensor(mul_4, [primals_3]);  mul_4 = None
    where_4: "f32[4, 2][2, 1]cpu" = torch.ops.aten.where.self(bitwise_and, index_4, div_3);  bitwise_and = index_4 = div_3 = None
    add: "f32[3, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(index_put_4, div_2);  index_put_4 = div_2 = None
    add_1: "f32[4, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(mul_1, where_4);  mul_1 = where_4 = None
    full_3: "f32[3, 2][2, 1]cpu" = torch.ops.aten.full.default([3, 2], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    full_4: "f32[4, 2][2, 1]cpu" = torch.ops.aten.full.default([4, 2], 1, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    index_put_6: "f32[3, 2][2, 1]cpu" = torch.ops.aten.index_put.default(full_3, [primals_3], full_4, True);  full_3 = full_4 = None
    eq_5: "b8[3, 2][2, 1]cpu" = torch.ops.aten.eq.Scalar(index_put_6, 0)
    scalar_tensor_6: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(1.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_5: "f32[3, 2][2, 1]cpu" = torch.ops.aten.where.self(eq_5, scalar_tensor_6, index_put_6);  eq_5 = scalar_tensor_6 = index_put_6 = None
    div_4: "f32[3, 2][2, 1]cpu" = torch.ops.aten.div.Tensor(tangents_2, where_5)
    index_5: "f32[4, 2][2, 1]cpu" = torch.ops.aten.index.Tensor(where_5, [primals_3]);  where_5 = None
    index_6: "f32[4, 2][2, 1]cpu" = torch.ops.aten.index.Tensor(tangents_2, [primals_3]);  tangents_2 = None
    div_5: "f32[4, 2][2, 1]cpu" = torch.ops.aten.div.Tensor(index_6, index_5);  index_6 = index_5 = None
    scalar_tensor_7: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    expand_2: "f32[4, 2][0, 0]cpu" = torch.ops.aten.expand.default(scalar_tensor_7, [4, 2]);  scalar_tensor_7 = None
    index_put_7: "f32[3, 2][2, 1]cpu" = torch.ops.aten.index_put.default(div_4, [primals_3], expand_2);  div_4 = expand_2 = None
    add_2: "f32[3, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(add, index_put_7);  add = index_put_7 = None
    add_3: "f32[4, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(add_1, div_5);  add_1 = div_5 = None
    alias_7: "f32[3, 2][2, 1]cpu" = torch.ops.aten.alias.default(alias);  alias = None
    index_7: "f32[4, 2][2, 1]cpu" = torch.ops.aten.index.Tensor(alias_7, [primals_3])
    eq_6: "b8[3, 2][2, 1]cpu" = torch.ops.aten.eq.Tensor(primals_1, alias_7);  primals_1 = alias_7 = None
    convert_element_type_3: "f32[3, 2][2, 1]cpu" = torch.ops.prims.convert_element_type.default(eq_6, torch.float32);  eq_6 = None
    eq_7: "b8[4, 2][2, 1]cpu" = torch.ops.aten.eq.Tensor(primals_2, index_7);  primals_2 = index_7 = None
    convert_element_type_4: "f32[4, 2][2, 1]cpu" = torch.ops.prims.convert_element_type.default(eq_7, torch.float32);  eq_7 = None
    index_put_8: "f32[3, 2][2, 1]cpu" = torch.ops.aten.index_put.default(convert_element_type_3, [primals_3], convert_element_type_4, True)
    div_6: "f32[3, 2][2, 1]cpu" = torch.ops.aten.div.Tensor(tangents_1, index_put_8);  tangents_1 = index_put_8 = None
    mul_5: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(convert_element_type_3, div_6);  convert_element_type_3 = None
    index_8: "f32[4, 2][2, 1]cpu" = torch.ops.aten.index.Tensor(div_6, [primals_3]);  div_6 = primals_3 = None
    mul_6: "f32[4, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(convert_element_type_4, index_8);  convert_element_type_4 = index_8 = None
    add_4: "f32[3, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(add_2, mul_5);  add_2 = mul_5 = None
    add_5: "f32[4, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(add_3, mul_6);  add_3 = mul_6 = None
    return (index_reduce, div, index_reduce_1, index_reduce_2, add_4, add_5, None)
