def forward(self, primals_1: "f32[4][1]cpu", primals_2: "f32[4][1]cpu", primals_3: "f32[4][1]cpu", tangents_1: "f32[][]cpu"):
    mul_5: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(primals_3, tangents_1)
    mul_6: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(primals_3, primals_1);  primals_3 = None
    sigmoid: "f32[4][1]cpu" = torch.ops.aten.sigmoid.default(mul_6);  mul_6 = None
    sub_4: "f32[4][1]cpu" = torch.ops.aten.sub.Tensor(sigmoid, 1);  sigmoid = None
    mul_7: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_5, sub_4);  mul_5 = sub_4 = None
    div_1: "f32[4][1]cpu" = torch.ops.aten.div.Tensor(mul_7, 4);  mul_7 = None
    sub_5: "f32[4][1]cpu" = torch.ops.aten.sub.Tensor(primals_1, primals_2)
    lt_2: "b8[4][1]cpu" = torch.ops.aten.lt.Scalar(sub_5, -1.0)
    mul_8: "f32[][]cpu" = torch.ops.aten.mul.Tensor(tangents_1, -1.0)
    mul_9: "f32[][]cpu" = torch.ops.aten.mul.Tensor(mul_8, 1.0);  mul_8 = None
    gt: "b8[4][1]cpu" = torch.ops.aten.gt.Scalar(sub_5, 1.0)
    mul_10: "f32[][]cpu" = torch.ops.aten.mul.Tensor(tangents_1, 1.0)
    mul_11: "f32[][]cpu" = torch.ops.aten.mul.Tensor(mul_10, 1.0);  mul_10 = None
    mul_12: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(sub_5, 1.0)
    mul_13: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_12, tangents_1);  mul_12 = None
    where_2: "f32[4][1]cpu" = torch.ops.aten.where.self(gt, mul_11, mul_13);  gt = mul_13 = None
    where_3: "f32[4][1]cpu" = torch.ops.aten.where.self(lt_2, mul_9, where_2);  lt_2 = where_2 = None
    sub_6: "f32[4][1]cpu" = torch.ops.aten.sub.Tensor(primals_2, primals_1);  primals_2 = primals_1 = None
    lt_3: "b8[4][1]cpu" = torch.ops.aten.lt.Scalar(sub_6, -1.0)
    gt_1: "b8[4][1]cpu" = torch.ops.aten.gt.Scalar(sub_6, 1.0)
    mul_18: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(sub_6, 1.0)
    mul_19: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_18, tangents_1);  mul_18 = None
    where_4: "f32[4][1]cpu" = torch.ops.aten.where.self(gt_1, mul_11, mul_19);  gt_1 = mul_11 = mul_19 = None
    where_5: "f32[4][1]cpu" = torch.ops.aten.where.self(lt_3, mul_9, where_4);  lt_3 = mul_9 = where_4 = None
    add_2: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(div_1, where_3);  div_1 = where_3 = None
    expand: "f32[4][0]cpu" = torch.ops.aten.expand.default(tangents_1, [4]);  tangents_1 = None
    abs_3: "f32[4][1]cpu" = torch.ops.aten.abs.default(sub_5)
    mul_20: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(expand, 1.0);  expand = None
    lt_4: "b8[4][1]cpu" = torch.ops.aten.lt.Scalar(abs_3, 0.5);  abs_3 = None
    mul_21: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_20, sub_5)
    div_2: "f32[4][1]cpu" = torch.ops.aten.div.Tensor(mul_21, 0.5);  mul_21 = None
    sign: "f32[4][1]cpu" = torch.ops.aten.sign.default(sub_5);  sub_5 = None
    mul_22: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_20, sign);  sign = None
    where_6: "f32[4][1]cpu" = torch.ops.aten.where.self(lt_4, div_2, mul_22);  lt_4 = div_2 = mul_22 = None
    abs_4: "f32[4][1]cpu" = torch.ops.aten.abs.default(sub_6)
    lt_5: "b8[4][1]cpu" = torch.ops.aten.lt.Scalar(abs_4, 0.5);  abs_4 = None
    mul_24: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_20, sub_6)
    div_3: "f32[4][1]cpu" = torch.ops.aten.div.Tensor(mul_24, 0.5);  mul_24 = None
    sign_1: "f32[4][1]cpu" = torch.ops.aten.sign.default(sub_6);  sub_6 = None
    mul_25: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_20, sign_1);  mul_20 = sign_1 = None
    where_7: "f32[4][1]cpu" = torch.ops.aten.where.self(lt_5, div_3, mul_25);  lt_5 = div_3 = mul_25 = None
    add_3: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(add_2, where_6);  add_2 = where_6 = None
    add_4: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(where_5, where_7);  where_5 = where_7 = None
    return (add_3, add_4, None)
