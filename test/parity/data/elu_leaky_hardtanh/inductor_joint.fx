def forward(self, primals_1: "f32[6][1]cpu", tangents_1: "f32[6][1]cpu"):
    gt: "b8[6][1]cpu" = torch.ops.aten.gt.Scalar(primals_1, 0)
    mul: "f32[6][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 1.0)
    mul_1: "f32[6][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 1.0)
    expm1: "f32[6][1]cpu" = torch.ops.aten.expm1.default(mul_1);  mul_1 = None
    mul_2: "f32[6][1]cpu" = torch.ops.aten.mul.Tensor(expm1, 1.0);  expm1 = None
    where: "f32[6][1]cpu" = torch.ops.aten.where.self(gt, mul, mul_2);  gt = mul = mul_2 = None
    gt_1: "b8[6][1]cpu" = torch.ops.aten.gt.Scalar(primals_1, 0)
    mul_3: "f32[6][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 0.2)
    where_1: "f32[6][1]cpu" = torch.ops.aten.where.self(gt_1, primals_1, mul_3);  gt_1 = mul_3 = None
    add: "f32[6][1]cpu" = torch.ops.aten.add.Tensor(where, where_1);  where = where_1 = None
    clamp_min: "f32[6][1]cpu" = torch.ops.aten.clamp_min.default(primals_1, -1.0)
    clamp_max: "f32[6][1]cpu" = torch.ops.aten.clamp_max.default(clamp_min, 1.0);  clamp_min = None
    add_1: "f32[6][1]cpu" = torch.ops.aten.add.Tensor(add, clamp_max);  add = clamp_max = None
    exp: "f32[6][1]cpu" = torch.ops.aten.exp.default(primals_1)
    log1p: "f32[6][1]cpu" = torch.ops.aten.log1p.default(exp);  exp = None
    gt_2: "b8[6][1]cpu" = torch.ops.aten.gt.Scalar(primals_1, 20)
    where_2: "f32[6][1]cpu" = torch.ops.aten.where.self(gt_2, primals_1, log1p);  gt_2 = log1p = None
    add_2: "f32[6][1]cpu" = torch.ops.aten.add.Tensor(add_1, where_2);  add_1 = where_2 = None
    add_3: "f32[6][1]cpu" = torch.ops.aten.add.Tensor(primals_1, 3)
    clamp_min_1: "f32[6][1]cpu" = torch.ops.aten.clamp_min.default(add_3, 0);  add_3 = None
    clamp_max_1: "f32[6][1]cpu" = torch.ops.aten.clamp_max.default(clamp_min_1, 6);  clamp_min_1 = None
    mul_4: "f32[6][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, clamp_max_1);  clamp_max_1 = None
    div: "f32[6][1]cpu" = torch.ops.aten.div.Tensor(mul_4, 6);  mul_4 = None
    add_4: "f32[6][1]cpu" = torch.ops.aten.add.Tensor(add_2, div);  add_2 = div = None
    le: "b8[6][1]cpu" = torch.ops.aten.le.Scalar(primals_1, -3)
    lt: "b8[6][1]cpu" = torch.ops.aten.lt.Scalar(primals_1, 3)
    div_1: "f32[6][1]cpu" = torch.ops.aten.div.Tensor(primals_1, 3)
    add_5: "f32[6][1]cpu" = torch.ops.aten.add.Tensor(div_1, 0.5);  div_1 = None
    mul_5: "f32[6][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, add_5);  add_5 = None
    where_3: "f32[6][1]cpu" = torch.ops.aten.where.self(lt, mul_5, tangents_1);  lt = mul_5 = None
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_4: "f32[6][1]cpu" = torch.ops.aten.where.self(le, scalar_tensor, where_3);  le = scalar_tensor = where_3 = None
    mul_6: "f32[6][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 1)
    exp_1: "f32[6][1]cpu" = torch.ops.aten.exp.default(mul_6);  mul_6 = None
    mul_7: "f32[6][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 1)
    gt_3: "b8[6][1]cpu" = torch.ops.aten.gt.Scalar(mul_7, 20);  mul_7 = None
    mul_8: "f32[6][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, exp_1)
    add_6: "f32[6][1]cpu" = torch.ops.aten.add.Tensor(exp_1, 1.0);  exp_1 = None
    div_2: "f32[6][1]cpu" = torch.ops.aten.div.Tensor(mul_8, add_6);  mul_8 = add_6 = None
    where_5: "f32[6][1]cpu" = torch.ops.aten.where.self(gt_3, tangents_1, div_2);  gt_3 = div_2 = None
    add_7: "f32[6][1]cpu" = torch.ops.aten.add.Tensor(where_4, where_5);  where_4 = where_5 = None
    le_1: "b8[6][1]cpu" = torch.ops.aten.le.Scalar(primals_1, -1.0)
    ge: "b8[6][1]cpu" = torch.ops.aten.ge.Scalar(primals_1, 1.0)
    bitwise_or: "b8[6][1]cpu" = torch.ops.aten.bitwise_or.Tensor(le_1, ge);  le_1 = ge = None
    scalar_tensor_1: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_6: "f32[6][1]cpu" = torch.ops.aten.where.self(bitwise_or, scalar_tensor_1, tangents_1);  bitwise_or = scalar_tensor_1 = None
    add_8: "f32[6][1]cpu" = torch.ops.aten.add.Tensor(add_7, where_6);  add_7 = where_6 = None
    gt_4: "b8[6][1]cpu" = torch.ops.aten.gt.Scalar(primals_1, 0)
    mul_9: "f32[6][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, 0.2)
    where_7: "f32[6][1]cpu" = torch.ops.aten.where.self(gt_4, tangents_1, mul_9);  gt_4 = mul_9 = None
    add_9: "f32[6][1]cpu" = torch.ops.aten.add.Tensor(add_8, where_7);  add_8 = where_7 = None
    le_2: "b8[6][1]cpu" = torch.ops.aten.le.Scalar(primals_1, 0)
    mul_10: "f32[6][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, 1)
    mul_11: "f32[6][1]cpu" = torch.ops.aten.mul.Tensor(mul_10, 1.0);  mul_10 = None
    mul_12: "f32[6][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 1);  primals_1 = None
    exp_2: "f32[6][1]cpu" = torch.ops.aten.exp.default(mul_12);  mul_12 = None
    mul_13: "f32[6][1]cpu" = torch.ops.aten.mul.Tensor(mul_11, exp_2);  mul_11 = exp_2 = None
    mul_14: "f32[6][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, 1);  tangents_1 = None
    where_8: "f32[6][1]cpu" = torch.ops.aten.where.self(le_2, mul_13, mul_14);  le_2 = mul_13 = mul_14 = None
    add_10: "f32[6][1]cpu" = torch.ops.aten.add.Tensor(add_9, where_8);  add_9 = where_8 = None
    return (add_4, add_10)
