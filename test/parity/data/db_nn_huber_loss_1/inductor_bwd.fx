def forward(self, primals_1: "f32[5][1]cpu", primals_2: "f32[5][1]cpu", tangents_1: "f32[5][1]cpu"):
    mul_3: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, -1.0)
    mul_4: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(mul_3, 8.698115367693557);  mul_3 = None
    sub_2: "f32[5][1]cpu" = torch.ops.aten.sub.Tensor(primals_1, primals_2)
    gt: "b8[5][1]cpu" = torch.ops.aten.gt.Scalar(sub_2, 8.698115367693557)
    mul_5: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, 1.0)
    mul_6: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(mul_5, 8.698115367693557);  mul_5 = None
    mul_7: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(sub_2, 1.0)
    mul_8: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(mul_7, tangents_1);  mul_7 = None
    where_1: "f32[5][1]cpu" = torch.ops.aten.where.self(gt, mul_6, mul_8);  gt = mul_8 = None
    lt_1: "b8[5][1]cpu" = torch.ops.aten.lt.Scalar(sub_2, -8.698115367693557);  sub_2 = None
    where_2: "f32[5][1]cpu" = torch.ops.aten.where.self(lt_1, mul_4, where_1);  lt_1 = where_1 = None
    sub_3: "f32[5][1]cpu" = torch.ops.aten.sub.Tensor(primals_2, primals_1);  primals_2 = primals_1 = None
    lt_2: "b8[5][1]cpu" = torch.ops.aten.lt.Scalar(sub_3, -8.698115367693557)
    gt_1: "b8[5][1]cpu" = torch.ops.aten.gt.Scalar(sub_3, 8.698115367693557)
    mul_13: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(sub_3, 1.0);  sub_3 = None
    mul_14: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(mul_13, tangents_1);  mul_13 = tangents_1 = None
    where_3: "f32[5][1]cpu" = torch.ops.aten.where.self(gt_1, mul_6, mul_14);  gt_1 = mul_6 = mul_14 = None
    where_4: "f32[5][1]cpu" = torch.ops.aten.where.self(lt_2, mul_4, where_3);  lt_2 = mul_4 = where_3 = None
    return (where_2, where_4)
