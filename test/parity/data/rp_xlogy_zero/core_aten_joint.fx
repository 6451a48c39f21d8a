def forward(self, primals_1: "f32[5][1]cpu", primals_2: "f32[5][1]cpu", tangents_1: "f32[5][1]cpu", tangents_2: "f32[5][1]cpu", tangents_3: "f32[5][1]cpu"):
    eq: "b8[5][1]cpu" = torch.ops.aten.eq.Scalar(primals_1, 0)
    log: "f32[5][1]cpu" = torch.ops.aten.log.default(primals_2)
    mul: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, log);  log = None
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where: "f32[5][1]cpu" = torch.ops.aten.where.self(eq, scalar_tensor, mul);  eq = scalar_tensor = mul = None
    isnan: "b8[5][1]cpu" = torch.ops.aten.isnan.default(primals_2)
    scalar_tensor_1: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(nan, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_1: "f32[5][1]cpu" = torch.ops.aten.where.self(isnan, scalar_tensor_1, where);  isnan = scalar_tensor_1 = where = None
    eq_1: "b8[5][1]cpu" = torch.ops.aten.eq.Scalar(primals_1, 0)
    log1p: "f32[5][1]cpu" = torch.ops.aten.log1p.default(primals_2)
    mul_1: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, log1p);  log1p = None
    scalar_tensor_2: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_2: "f32[5][1]cpu" = torch.ops.aten.where.self(eq_1, scalar_tensor_2, mul_1);  eq_1 = scalar_tensor_2 = mul_1 = None
    isnan_1: "b8[5][1]cpu" = torch.ops.aten.isnan.default(primals_2)
    scalar_tensor_3: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(nan, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_3: "f32[5][1]cpu" = torch.ops.aten.where.self(isnan_1, scalar_tensor_3, where_2);  isnan_1 = scalar_tensor_3 = where_2 = None
    isnan_2: "b8[5][1]cpu" = torch.ops.aten.isnan.default(primals_1)
    gt: "b8[5][1]cpu" = torch.ops.aten.gt.Scalar(primals_1, 0)
    neg: "f32[5][1]cpu" = torch.ops.aten.neg.default(primals_1)
    log_1: "f32[5][1]cpu" = torch.ops.aten.log.default(primals_1)
    mul_2: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(neg, log_1);  neg = log_1 = None
    eq_2: "b8[5][1]cpu" = torch.ops.aten.eq.Scalar(primals_1, 0)
    scalar_tensor_4: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(-inf, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    scalar_tensor_5: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_4: "f32[5][1]cpu" = torch.ops.aten.where.self(eq_2, scalar_tensor_5, scalar_tensor_4);  eq_2 = scalar_tensor_5 = scalar_tensor_4 = None
    where_5: "f32[5][1]cpu" = torch.ops.aten.where.self(gt, mul_2, where_4);  gt = mul_2 = where_4 = None
    where_6: "f32[5][1]cpu" = torch.ops.aten.where.self(isnan_2, primals_1, where_5);  isnan_2 = where_5 = None
    log_2: "f32[5][1]cpu" = torch.ops.aten.log.default(primals_1)
    add: "f32[5][1]cpu" = torch.ops.aten.add.Scalar(log_2, 1);  log_2 = None
    neg_1: "f32[5][1]cpu" = torch.ops.aten.neg.default(add);  add = None
    mul_3: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(tangents_3, neg_1);  tangents_3 = neg_1 = None
    add_1: "f32[5][1]cpu" = torch.ops.aten.add.Scalar(primals_2, 1)
    mul_4: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(tangents_2, primals_1)
    div: "f32[5][1]cpu" = torch.ops.aten.div.Tensor(mul_4, add_1);  mul_4 = add_1 = None
    eq_3: "b8[5][1]cpu" = torch.ops.aten.eq.Scalar(tangents_2, 0)
    log1p_1: "f32[5][1]cpu" = torch.ops.aten.log1p.default(primals_2)
    mul_5: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(tangents_2, log1p_1);  tangents_2 = log1p_1 = None
    scalar_tensor_6: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_7: "f32[5][1]cpu" = torch.ops.aten.where.self(eq_3, scalar_tensor_6, mul_5);  eq_3 = scalar_tensor_6 = mul_5 = None
    isnan_3: "b8[5][1]cpu" = torch.ops.aten.isnan.default(primals_2)
    scalar_tensor_7: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(nan, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_8: "f32[5][1]cpu" = torch.ops.aten.where.self(isnan_3, scalar_tensor_7, where_7);  isnan_3 = scalar_tensor_7 = where_7 = None
    le: "b8[5][1]cpu" = torch.ops.aten.le.Scalar(primals_2, -1.0)
    eq_4: "b8[5][1]cpu" = torch.ops.aten.eq.Scalar(primals_1, 0.0)
    bitwise_and: "b8[5][1]cpu" = torch.ops.aten.bitwise_and.Tensor(eq_4, le);  eq_4 = le = None
    scalar_tensor_8: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_9: "f32[5][1]cpu" = torch.ops.aten.where.self(bitwise_and, scalar_tensor_8, where_8);  bitwise_and = scalar_tensor_8 = where_8 = None
    add_2: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(mul_3, where_9);  mul_3 = where_9 = None
    mul_6: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, primals_1)
    div_1: "f32[5][1]cpu" = torch.ops.aten.div.Tensor(mul_6, primals_2);  mul_6 = None
    eq_5: "b8[5][1]cpu" = torch.ops.aten.eq.Scalar(tangents_1, 0)
    log_3: "f32[5][1]cpu" = torch.ops.aten.log.default(primals_2)
    mul_7: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, log_3);  tangents_1 = log_3 = None
    scalar_tensor_9: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_10: "f32[5][1]cpu" = torch.ops.aten.where.self(eq_5, scalar_tensor_9, mul_7);  eq_5 = scalar_tensor_9 = mul_7 = None
    isnan_4: "b8[5][1]cpu" = torch.ops.aten.isnan.default(primals_2)
    scalar_tensor_10: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(nan, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_11: "f32[5][1]cpu" = torch.ops.aten.where.self(isnan_4, scalar_tensor_10, where_10);  isnan_4 = scalar_tensor_10 = where_10 = None
    le_1: "b8[5][1]cpu" = torch.ops.aten.le.Scalar(primals_2, 0.0);  primals_2 = None
    eq_6: "b8[5][1]cpu" = torch.ops.aten.eq.Scalar(primals_1, 0.0);  primals_1 = None
    bitwise_and_1: "b8[5][1]cpu" = torch.ops.aten.bitwise_and.Tensor(eq_6, le_1);  eq_6 = le_1 = None
    scalar_tensor_11: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_12: "f32[5][1]cpu" = torch.ops.aten.where.self(bitwise_and_1, scalar_tensor_11, where_11);  bitwise_and_1 = scalar_tensor_11 = where_11 = None
    add_3: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(add_2, where_12);  add_2 = where_12 = None
    add_4: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(div, div_1);  div = div_1 = None
    return (where_1, where_3, where_6, add_3, add_4)
