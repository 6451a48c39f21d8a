def forward(self, primals_1: "f32[5][1]cpu", primals_2: "f32[5][1]cpu", tangents_1: "f32[5][1]cpu", tangents_2: "f32[5][1]cpu", tangents_3: "f32[5][1]cpu"):
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
    where_7: "f32[5][1]cpu" = torch.ops.aten.where.self(eq_3, scalar_tensor_6, mul_5);  eq_3 = mul_5 = None
    isnan_3: "b8[5][1]cpu" = torch.ops.aten.isnan.default(primals_2)
    scalar_tensor_7: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(nan, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_8: "f32[5][1]cpu" = torch.ops.aten.where.self(isnan_3, scalar_tensor_7, where_7);  where_7 = None
    le: "b8[5][1]cpu" = torch.ops.aten.le.Scalar(primals_2, -1.0)
    eq_4: "b8[5][1]cpu" = torch.ops.aten.eq.Scalar(primals_1, 0.0)
    bitwise_and: "b8[5][1]cpu" = torch.ops.aten.bitwise_and.Tensor(eq_4, le);  le = None
    scalar_tensor_8: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_9: "f32[5][1]cpu" = torch.ops.aten.where.self(bitwise_and, scalar_tensor_8, where_8);  bitwise_and = where_8 = None
    add_2: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(mul_3, where_9);  mul_3 = where_9 = None
    mul_6: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, primals_1);  primals_1 = None
    div_1: "f32[5][1]cpu" = torch.ops.aten.div.Tensor(mul_6, primals_2);  mul_6 = None
    eq_5: "b8[5][1]cpu" = torch.ops.aten.eq.Scalar(tangents_1, 0)
    log_3: "f32[5][1]cpu" = torch.ops.aten.log.default(primals_2)
    mul_7: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, log_3);  tangents_1 = log_3 = None
    where_10: "f32[5][1]cpu" = torch.ops.aten.where.self(eq_5, scalar_tensor_6, mul_7);  eq_5 = scalar_tensor_6 = mul_7 = None
    where_11: "f32[5][1]cpu" = torch.ops.aten.where.self(isnan_3, scalar_tensor_7, where_10);  isnan_3 = scalar_tensor_7 = where_10 = None
    le_1: "b8[5][1]cpu" = torch.ops.aten.le.Scalar(primals_2, 0.0);  primals_2 = None
    bitwise_and_1: "b8[5][1]cpu" = torch.ops.aten.bitwise_and.Tensor(eq_4, le_1);  eq_4 = le_1 = None
    where_12: "f32[5][1]cpu" = torch.ops.aten.where.self(bitwise_and_1, scalar_tensor_8, where_11);  bitwise_and_1 = scalar_tensor_8 = where_11 = None
    add_3: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(add_2, where_12);  add_2 = where_12 = None
    add_4: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(div, div_1);  div = div_1 = None
    return (add_3, add_4)
