def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "f32[2, 3][3, 1]cpu", primals_3: "f32[2, 3][3, 1]cpu", tangents_1: "f32[2, 3][3, 1]cpu"):
    gt: "b8[2, 3][3, 1]cpu" = torch.ops.aten.gt.Scalar(primals_1, 0)
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 1.0)
    mul_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 1.0)
    expm1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.expm1.default(mul_1);  mul_1 = None
    mul_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(expm1, 0.7);  expm1 = None
    where: "f32[2, 3][3, 1]cpu" = torch.ops.aten.where.self(gt, mul, mul_2);  gt = mul = mul_2 = None
    gt_1: "b8[2, 3][3, 1]cpu" = torch.ops.aten.gt.Scalar(primals_2, 0)
    mul_3: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_2, 1.0507009873554805)
    mul_4: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_2, 1.0)
    expm1_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.expm1.default(mul_4);  mul_4 = None
    mul_5: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(expm1_1, 1.7580993408473766);  expm1_1 = None
    where_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.where.self(gt_1, mul_3, mul_5);  gt_1 = mul_3 = mul_5 = None
    div: "f32[2, 3][3, 1]cpu" = torch.ops.aten.div.Tensor(primals_3, 1.3)
    expm1_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.expm1.default(div);  div = None
    mul_6: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(expm1_2, 1.3);  expm1_2 = None
    gt_2: "b8[2, 3][3, 1]cpu" = torch.ops.aten.gt.Scalar(primals_3, 0)
    where_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.where.self(gt_2, primals_3, mul_6);  gt_2 = mul_6 = None
    mul_7: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(where_1, where_2)
    add: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(where, mul_7);  where = mul_7 = None
    mul_8: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, where_1);  where_1 = None
    mul_9: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, where_2);  where_2 = None
    le: "b8[2, 3][3, 1]cpu" = torch.ops.aten.le.Scalar(primals_3, 0)
    mul_10: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(mul_8, 0.7692307974459868)
    mul_11: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(mul_10, 1.3);  mul_10 = None
    mul_12: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_3, 0.7692307974459868);  primals_3 = None
    exp: "f32[2, 3][3, 1]cpu" = torch.ops.aten.exp.default(mul_12);  mul_12 = None
    mul_13: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(mul_11, exp);  mul_11 = exp = None
    mul_14: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(mul_8, 1);  mul_8 = None
    where_3: "f32[2, 3][3, 1]cpu" = torch.ops.aten.where.self(le, mul_13, mul_14);  le = mul_13 = mul_14 = None
    le_1: "b8[2, 3][3, 1]cpu" = torch.ops.aten.le.Scalar(primals_2, 0)
    mul_15: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(mul_9, 1)
    mul_16: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(mul_15, 1.7580993408473766);  mul_15 = None
    mul_17: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_2, 1);  primals_2 = None
    exp_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.exp.default(mul_17);  mul_17 = None
    mul_18: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(mul_16, exp_1);  mul_16 = exp_1 = None
    mul_19: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(mul_9, 1.0507009873554805);  mul_9 = None
    where_4: "f32[2, 3][3, 1]cpu" = torch.ops.aten.where.self(le_1, mul_18, mul_19);  le_1 = mul_18 = mul_19 = None
    le_2: "b8[2, 3][3, 1]cpu" = torch.ops.aten.le.Scalar(primals_1, 0)
    mul_20: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, 1)
    mul_21: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(mul_20, 0.7);  mul_20 = None
    mul_22: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 1);  primals_1 = None
    exp_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.exp.default(mul_22);  mul_22 = None
    mul_23: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(mul_21, exp_2);  mul_21 = exp_2 = None
    mul_24: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, 1);  tangents_1 = None
    where_5: "f32[2, 3][3, 1]cpu" = torch.ops.aten.where.self(le_2, mul_23, mul_24);  le_2 = mul_23 = mul_24 = None
    return (add, where_5, where_4, where_3)
