def forward(self, primals_1: "f32[3][1]cpu", primals_2: "f32[3][1]cpu", tangents_1: "f32[3][1]cpu", tangents_2: "f32[3][1]cpu", tangents_3: "f32[3][1]cpu"):
    eq: "b8[3][1]cpu" = torch.ops.aten.eq.Scalar(primals_1, 0)
    log1p: "f32[3][1]cpu" = torch.ops.aten.log1p.default(primals_2)
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, log1p);  log1p = None
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where: "f32[3][1]cpu" = torch.ops.aten.where.self(eq, scalar_tensor, mul);  eq = scalar_tensor = mul = None
    isnan: "b8[3][1]cpu" = torch.ops.aten.isnan.default(primals_2)
    scalar_tensor_1: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(nan, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_1: "f32[3][1]cpu" = torch.ops.aten.where.self(isnan, scalar_tensor_1, where);  isnan = scalar_tensor_1 = where = None
    scalar_tensor_2: "f32[][]cpu" = torch.ops.prims.scalar_tensor.default(2.0, dtype = torch.float32, device = device(type='cpu'))
    eq_1: "b8[3][1]cpu" = torch.ops.aten.eq.Scalar(primals_1, 0)
    log1p_1: "f32[][]cpu" = torch.ops.aten.log1p.default(scalar_tensor_2)
    mul_1: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, log1p_1);  log1p_1 = None
    scalar_tensor_3: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_2: "f32[3][1]cpu" = torch.ops.aten.where.self(eq_1, scalar_tensor_3, mul_1);  eq_1 = scalar_tensor_3 = mul_1 = None
    isnan_1: "b8[][]cpu" = torch.ops.aten.isnan.default(scalar_tensor_2);  scalar_tensor_2 = None
    scalar_tensor_4: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(nan, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_3: "f32[3][1]cpu" = torch.ops.aten.where.self(isnan_1, scalar_tensor_4, where_2);  isnan_1 = scalar_tensor_4 = where_2 = None
    scalar_tensor_5: "f32[][]cpu" = torch.ops.prims.scalar_tensor.default(0.5, dtype = torch.float32, device = device(type='cpu'))
    eq_2: "b8[][]cpu" = torch.ops.aten.eq.Scalar(scalar_tensor_5, 0)
    log1p_2: "f32[3][1]cpu" = torch.ops.aten.log1p.default(primals_1)
    mul_2: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(scalar_tensor_5, log1p_2);  scalar_tensor_5 = log1p_2 = None
    scalar_tensor_6: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_4: "f32[3][1]cpu" = torch.ops.aten.where.self(eq_2, scalar_tensor_6, mul_2);  eq_2 = scalar_tensor_6 = mul_2 = None
    isnan_2: "b8[3][1]cpu" = torch.ops.aten.isnan.default(primals_1)
    scalar_tensor_7: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(nan, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_5: "f32[3][1]cpu" = torch.ops.aten.where.self(isnan_2, scalar_tensor_7, where_4);  isnan_2 = scalar_tensor_7 = where_4 = None
    add: "f32[3][1]cpu" = torch.ops.aten.add.Scalar(primals_1, 1)
    mul_3: "f32[3][1]cpu" = torch.ops.aten.mul.Scalar(tangents_3, 0.5);  tangents_3 = None
    div: "f32[3][1]cpu" = torch.ops.aten.div.Tensor(mul_3, add);  mul_3 = add = None
    scalar_tensor_8: "f32[][]cpu" = torch.ops.prims.scalar_tensor.default(2.0, dtype = torch.float32, device = device(type='cpu'))
    eq_3: "b8[3][1]cpu" = torch.ops.aten.eq.Scalar(tangents_2, 0)
    log1p_3: "f32[][]cpu" = torch.ops.aten.log1p.default(scalar_tensor_8)
    mul_4: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(tangents_2, log1p_3);  tangents_2 = log1p_3 = None
    scalar_tensor_9: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_6: "f32[3][1]cpu" = torch.ops.aten.where.self(eq_3, scalar_tensor_9, mul_4);  eq_3 = scalar_tensor_9 = mul_4 = None
    isnan_3: "b8[][]cpu" = torch.ops.aten.isnan.default(scalar_tensor_8);  scalar_tensor_8 = None
    scalar_tensor_10: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(nan, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_7: "f32[3][1]cpu" = torch.ops.aten.where.self(isnan_3, scalar_tensor_10, where_6);  isnan_3 = scalar_tensor_10 = where_6 = None
    add_1: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(div, where_7);  div = where_7 = None
    add_2: "f32[3][1]cpu" = torch.ops.aten.add.Scalar(primals_2, 1)
    mul_5: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, primals_1)
    div_1: "f32[3][1]cpu" = torch.ops.aten.div.Tensor(mul_5, add_2);  mul_5 = add_2 = None
    eq_4: "b8[3][1]cpu" = torch.ops.aten.eq.Scalar(tangents_1, 0)
    log1p_4: "f32[3][1]cpu" = torch.ops.aten.log1p.default(primals_2)
    mul_6: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, log1p_4);  tangents_1 = log1p_4 = None
    scalar_tensor_11: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_8: "f32[3][1]cpu" = torch.ops.aten.where.self(eq_4, scalar_tensor_11, mul_6);  eq_4 = scalar_tensor_11 = mul_6 = None
    isnan_4: "b8[3][1]cpu" = torch.ops.aten.isnan.default(primals_2)
    scalar_tensor_12: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(nan, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_9: "f32[3][1]cpu" = torch.ops.aten.where.self(isnan_4, scalar_tensor_12, where_8);  isnan_4 = scalar_tensor_12 = where_8 = None
    le: "b8[3][1]cpu" = torch.ops.aten.le.Scalar(primals_2, -1.0);  primals_2 = None
    eq_5: "b8[3][1]cpu" = torch.ops.aten.eq.Scalar(primals_1, 0.0);  primals_1 = None
    bitwise_and: "b8[3][1]cpu" = torch.ops.aten.bitwise_and.Tensor(eq_5, le);  eq_5 = le = None
    scalar_tensor_13: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_10: "f32[3][1]cpu" = torch.ops.aten.where.self(bitwise_and, scalar_tensor_13, where_9);  bitwise_and = scalar_tensor_13 = where_9 = None
    add_3: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(add_1, where_10);  add_1 = where_10 = None
    return (where_1, where_3, where_5, add_3, div_1)
