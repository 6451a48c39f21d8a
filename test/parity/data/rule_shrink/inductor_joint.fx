def forward(self, primals_1: "f32[5][1]cpu", tangents_1: "f32[5][1]cpu"):
    abs_1: "f32[5][1]cpu" = torch.ops.aten.abs.default(primals_1)
    le: "b8[5][1]cpu" = torch.ops.aten.le.Scalar(abs_1, 0.3);  abs_1 = None
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where: "f32[5][1]cpu" = torch.ops.aten.where.self(le, scalar_tensor, primals_1);  scalar_tensor = None
    abs_2: "f32[5][1]cpu" = torch.ops.aten.abs.default(primals_1)
    gt: "b8[5][1]cpu" = torch.ops.aten.gt.Scalar(abs_2, 0.2);  abs_2 = None
    sign: "f32[5][1]cpu" = torch.ops.aten.sign.default(primals_1)
    mul: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(sign, 0.2);  sign = None
    sub: "f32[5][1]cpu" = torch.ops.aten.sub.Tensor(primals_1, mul);  mul = None
    mul_1: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 0)
    where_1: "f32[5][1]cpu" = torch.ops.aten.where.self(gt, sub, mul_1);  sub = mul_1 = None
    add: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(where, where_1);  where = where_1 = None
    tanh: "f32[5][1]cpu" = torch.ops.aten.tanh.default(primals_1)
    alias: "f32[5][1]cpu" = torch.ops.aten.alias.default(tanh)
    sub_1: "f32[5][1]cpu" = torch.ops.aten.sub.Tensor(primals_1, tanh);  tanh = None
    add_1: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(add, sub_1);  add = sub_1 = None
    clamp_min: "f32[5][1]cpu" = torch.ops.aten.clamp_min.default(primals_1, 0)
    clamp_max: "f32[5][1]cpu" = torch.ops.aten.clamp_max.default(clamp_min, 6);  clamp_min = None
    add_2: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(add_1, clamp_max);  add_1 = clamp_max = None
    gt_1: "b8[5][1]cpu" = torch.ops.aten.gt.Scalar(primals_1, 0)
    mul_2: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 1.0507009873554805)
    mul_3: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 1.0)
    expm1: "f32[5][1]cpu" = torch.ops.aten.expm1.default(mul_3);  mul_3 = None
    mul_4: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(expm1, 1.7580993408473766);  expm1 = None
    where_2: "f32[5][1]cpu" = torch.ops.aten.where.self(gt_1, mul_2, mul_4);  gt_1 = mul_2 = mul_4 = None
    add_3: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(add_2, where_2);  add_2 = where_2 = None
    le_1: "b8[5][1]cpu" = torch.ops.aten.le.Scalar(primals_1, 0)
    mul_5: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, 1)
    mul_6: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(mul_5, 1.7580993408473766);  mul_5 = None
    mul_7: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 1)
    exp: "f32[5][1]cpu" = torch.ops.aten.exp.default(mul_7);  mul_7 = None
    mul_8: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(mul_6, exp);  mul_6 = exp = None
    mul_9: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, 1.0507009873554805)
    where_3: "f32[5][1]cpu" = torch.ops.aten.where.self(le_1, mul_8, mul_9);  le_1 = mul_8 = mul_9 = None
    le_2: "b8[5][1]cpu" = torch.ops.aten.le.Scalar(primals_1, 0)
    ge: "b8[5][1]cpu" = torch.ops.aten.ge.Scalar(primals_1, 6);  primals_1 = None
    bitwise_or: "b8[5][1]cpu" = torch.ops.aten.bitwise_or.Tensor(le_2, ge);  le_2 = ge = None
    scalar_tensor_1: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_4: "f32[5][1]cpu" = torch.ops.aten.where.self(bitwise_or, scalar_tensor_1, tangents_1);  bitwise_or = scalar_tensor_1 = None
    add_4: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(where_3, where_4);  where_3 = where_4 = None
    neg: "f32[5][1]cpu" = torch.ops.aten.neg.default(tangents_1)
    add_5: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(add_4, tangents_1);  add_4 = None
    alias_1: "f32[5][1]cpu" = torch.ops.aten.alias.default(alias);  alias = None
    mul_10: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(alias_1, alias_1);  alias_1 = None
    sub_2: "f32[5][1]cpu" = torch.ops.aten.sub.Tensor(1, mul_10);  mul_10 = None
    mul_11: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(neg, sub_2);  neg = sub_2 = None
    add_6: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(add_5, mul_11);  add_5 = mul_11 = None
    scalar_tensor_2: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_5: "f32[5][1]cpu" = torch.ops.aten.where.self(gt, scalar_tensor_2, tangents_1);  scalar_tensor_2 = None
    scalar_tensor_3: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_6: "f32[5][1]cpu" = torch.ops.aten.where.self(gt, tangents_1, scalar_tensor_3);  gt = scalar_tensor_3 = None
    mul_12: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(where_5, 0);  where_5 = None
    add_7: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(add_6, mul_12);  add_6 = mul_12 = None
    add_8: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(add_7, where_6);  add_7 = where_6 = None
    full: "f32[5][1]cpu" = torch.ops.aten.full.default([5], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    add_9: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(add_8, full);  add_8 = full = None
    scalar_tensor_4: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_7: "f32[5][1]cpu" = torch.ops.aten.where.self(le, scalar_tensor_4, tangents_1);  le = scalar_tensor_4 = tangents_1 = None
    add_10: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(add_9, where_7);  add_9 = where_7 = None
    return (add_3, add_10)
