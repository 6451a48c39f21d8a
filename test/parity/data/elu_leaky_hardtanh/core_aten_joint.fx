def forward(self, primals_1: "f32[6][1]cpu", tangents_1: "f32[6][1]cpu"):
    elu: "f32[6][1]cpu" = torch.ops.aten.elu.default(primals_1, 1.0)
    leaky_relu: "f32[6][1]cpu" = torch.ops.aten.leaky_relu.default(primals_1, 0.2)
    add: "f32[6][1]cpu" = torch.ops.aten.add.Tensor(elu, leaky_relu);  elu = leaky_relu = None
    hardtanh: "f32[6][1]cpu" = torch.ops.aten.hardtanh.default(primals_1, -1.0, 1.0)
    add_1: "f32[6][1]cpu" = torch.ops.aten.add.Tensor(add, hardtanh);  add = hardtanh = None
    exp: "f32[6][1]cpu" = torch.ops.aten.exp.default(primals_1)
    log1p: "f32[6][1]cpu" = torch.ops.aten.log1p.default(exp);  exp = None
    gt: "b8[6][1]cpu" = torch.ops.aten.gt.Scalar(primals_1, 20)
    where: "f32[6][1]cpu" = torch.ops.aten.where.self(gt, primals_1, log1p);  gt = log1p = None
    add_2: "f32[6][1]cpu" = torch.ops.aten.add.Tensor(add_1, where);  add_1 = where = None
    add_3: "f32[6][1]cpu" = torch.ops.aten.add.Tensor(primals_1, 3)
    clamp: "f32[6][1]cpu" = torch.ops.aten.clamp.default(add_3, 0);  add_3 = None
    clamp_1: "f32[6][1]cpu" = torch.ops.aten.clamp.default(clamp, None, 6);  clamp = None
    mul: "f32[6][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, clamp_1);  clamp_1 = None
    div: "f32[6][1]cpu" = torch.ops.aten.div.Tensor(mul, 6);  mul = None
    add_4: "f32[6][1]cpu" = torch.ops.aten.add.Tensor(add_2, div);  add_2 = div = None
    le: "b8[6][1]cpu" = torch.ops.aten.le.Scalar(primals_1, -3)
    lt: "b8[6][1]cpu" = torch.ops.aten.lt.Scalar(primals_1, 3)
    div_1: "f32[6][1]cpu" = torch.ops.aten.div.Tensor(primals_1, 3)
    add_5: "f32[6][1]cpu" = torch.ops.aten.add.Tensor(div_1, 0.5);  div_1 = None
    mul_1: "f32[6][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, add_5);  add_5 = None
    where_1: "f32[6][1]cpu" = torch.ops.aten.where.self(lt, mul_1, tangents_1);  lt = mul_1 = None
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_2: "f32[6][1]cpu" = torch.ops.aten.where.self(le, scalar_tensor, where_1);  le = scalar_tensor = where_1 = None
    mul_2: "f32[6][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 1)
    exp_1: "f32[6][1]cpu" = torch.ops.aten.exp.default(mul_2);  mul_2 = None
    mul_3: "f32[6][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 1)
    gt_1: "b8[6][1]cpu" = torch.ops.aten.gt.Scalar(mul_3, 20);  mul_3 = None
    mul_4: "f32[6][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, exp_1)
    add_6: "f32[6][1]cpu" = torch.ops.aten.add.Tensor(exp_1, 1.0);  exp_1 = None
    div_2: "f32[6][1]cpu" = torch.ops.aten.div.Tensor(mul_4, add_6);  mul_4 = add_6 = None
    where_3: "f32[6][1]cpu" = torch.ops.aten.where.self(gt_1, tangents_1, div_2);  gt_1 = div_2 = None
    add_7: "f32[6][1]cpu" = torch.ops.aten.add.Tensor(where_2, where_3);  where_2 = where_3 = None
    le_1: "b8[6][1]cpu" = torch.ops.aten.le.Scalar(primals_1, -1.0)
    ge: "b8[6][1]cpu" = torch.ops.aten.ge.Scalar(primals_1, 1.0)
    bitwise_or: "b8[6][1]cpu" = torch.ops.aten.bitwise_or.Tensor(le_1, ge);  le_1 = ge = None
    scalar_tensor_1: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_4: "f32[6][1]cpu" = torch.ops.aten.where.self(bitwise_or, scalar_tensor_1, tangents_1);  bitwise_or = scalar_tensor_1 = None
    add_8: "f32[6][1]cpu" = torch.ops.aten.add.Tensor(add_7, where_4);  add_7 = where_4 = None
    gt_2: "b8[6][1]cpu" = torch.ops.aten.gt.Scalar(primals_1, 0)
    mul_5: "f32[6][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, 0.2)
    where_5: "f32[6][1]cpu" = torch.ops.aten.where.self(gt_2, tangents_1, mul_5);  gt_2 = mul_5 = None
    add_9: "f32[6][1]cpu" = torch.ops.aten.add.Tensor(add_8, where_5);  add_8 = where_5 = None
    le_2: "b8[6][1]cpu" = torch.ops.aten.le.Scalar(primals_1, 0)
    mul_6: "f32[6][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, 1)
    mul_7: "f32[6][1]cpu" = torch.ops.aten.mul.Tensor(mul_6, 1.0);  mul_6 = None
    mul_8: "f32[6][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 1);  primals_1 = None
    exp_2: "f32[6][1]cpu" = torch.ops.aten.exp.default(mul_8);  mul_8 = None
    mul_9: "f32[6][1]cpu" = torch.ops.aten.mul.Tensor(mul_7, exp_2);  mul_7 = exp_2 = None
    mul_10: "f32[6][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, 1);  tangents_1 = None
    where_6: "f32[6][1]cpu" = torch.ops.aten.where.self(le_2, mul_9, mul_10);  le_2 = mul_9 = mul_10 = None
    add_10: "f32[6][1]cpu" = torch.ops.aten.add.Tensor(add_9, where_6);  add_9 = where_6 = None
    return (add_4, add_10)
