def forward(self, primals_1: "f32[5][1]cpu", primals_2: "f32[5][1]cpu", tangents_1: "f32[5][1]cpu"):
    sub: "f32[5][1]cpu" = torch.ops.aten.sub.Tensor(primals_1, primals_2)
    abs_1: "f32[5][1]cpu" = torch.ops.aten.abs.default(sub);  sub = None
    lt: "b8[5][1]cpu" = torch.ops.aten.lt.Scalar(abs_1, 8.698115367693557)
    mul: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(abs_1, 0.5)
    mul_1: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(mul, abs_1);  mul = None
    sub_1: "f32[5][1]cpu" = torch.ops.aten.sub.Tensor(abs_1, 4.3490576838467785);  abs_1 = None
    mul_2: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(sub_1, 8.698115367693557);  sub_1 = None
    where: "f32[5][1]cpu" = torch.ops.aten.where.self(lt, mul_1, mul_2);  lt = mul_1 = mul_2 = None
    sub_2: "f32[5][1]cpu" = torch.ops.aten.sub.Tensor(primals_1, primals_2)
    lt_1: "b8[5][1]cpu" = torch.ops.aten.lt.Scalar(sub_2, -8.698115367693557)
    mul_3: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, -1.0)
    mul_4: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(mul_3, 8.698115367693557);  mul_3 = None
    gt: "b8[5][1]cpu" = torch.ops.aten.gt.Scalar(sub_2, 8.698115367693557)
    mul_5: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, 1.0)
    mul_6: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(mul_5, 8.698115367693557);  mul_5 = None
    mul_7: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(sub_2, 1.0);  sub_2 = None
    mul_8: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(mul_7, tangents_1);  mul_7 = None
    where_1: "f32[5][1]cpu" = torch.ops.aten.where.self(gt, mul_6, mul_8);  gt = mul_6 = mul_8 = None
    where_2: "f32[5][1]cpu" = torch.ops.aten.where.self(lt_1, mul_4, where_1);  lt_1 = mul_4 = where_1 = None
    sub_3: "f32[5][1]cpu" = torch.ops.aten.sub.Tensor(primals_2, primals_1);  primals_2 = primals_1 = None
    lt_2: "b8[5][1]cpu" = torch.ops.aten.lt.Scalar(sub_3, -8.698115367693557)
    mul_9: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, -1.0)
    mul_10: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(mul_9, 8.698115367693557);  mul_9 = None
    gt_1: "b8[5][1]cpu" = torch.ops.aten.gt.Scalar(sub_3, 8.698115367693557)
    mul_11: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, 1.0)
    mul_12: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(mul_11, 8.698115367693557);  mul_11 = None
    mul_13: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(sub_3, 1.0);  sub_3 = None
    mul_14: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(mul_13, tangents_1);  mul_13 = tangents_1 = None
    where_3: "f32[5][1]cpu" = torch.ops.aten.where.self(gt_1, mul_12, mul_14);  gt_1 = mul_12 = mul_14 = None
    where_4: "f32[5][1]cpu" = torch.ops.aten.where.self(lt_2, mul_10, where_3);  lt_2 = mul_10 = where_3 = None
    return (where, where_2, where_4)
