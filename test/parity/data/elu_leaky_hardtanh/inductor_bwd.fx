def forward(self, primals_1: "f32[6][1]cpu", tangents_1: "f32[6][1]cpu"):
    div_1: "f32[6][1]cpu" = torch.ops.aten.div.Tensor(primals_1, 3)
    add_5: "f32[6][1]cpu" = torch.ops.aten.add.Tensor(div_1, 0.5);  div_1 = None
    mul_5: "f32[6][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, add_5);  add_5 = None
    lt: "b8[6][1]cpu" = torch.ops.aten.lt.Scalar(primals_1, 3)
    where_3: "f32[6][1]cpu" = torch.ops.aten.where.self(lt, mul_5, tangents_1);  lt = mul_5 = None
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    le: "b8[6][1]cpu" = torch.ops.aten.le.Scalar(primals_1, -3)
    where_4: "f32[6][1]cpu" = torch.ops.aten.where.self(le, scalar_tensor, where_3);  le = where_3 = None
    mul_6: "f32[6][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 1)
    exp_1: "f32[6][1]cpu" = torch.ops.aten.exp.default(mul_6)
    gt_3: "b8[6][1]cpu" = torch.ops.aten.gt.Scalar(mul_6, 20);  mul_6 = None
    mul_8: "f32[6][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, exp_1)
    add_6: "f32[6][1]cpu" = torch.ops.aten.add.Tensor(exp_1, 1.0)
    div_2: "f32[6][1]cpu" = torch.ops.aten.div.Tensor(mul_8, add_6);  mul_8 = add_6 = None
    where_5: "f32[6][1]cpu" = torch.ops.aten.where.self(gt_3, tangents_1, div_2);  gt_3 = div_2 = None
    add_7: "f32[6][1]cpu" = torch.ops.aten.add.Tensor(where_4, where_5);  where_4 = where_5 = None
    le_1: "b8[6][1]cpu" = torch.ops.aten.le.Scalar(primals_1, -1.0)
    ge: "b8[6][1]cpu" = torch.ops.aten.ge.Scalar(primals_1, 1.0)
    bitwise_or: "b8[6][1]cpu" = torch.ops.aten.bitwise_or.Tensor(le_1, ge);  le_1 = ge = None
    where_6: "f32[6][1]cpu" = torch.ops.aten.where.self(bitwise_or, scalar_tensor, tangents_1);  bitwise_or = scalar_tensor = None
    add_8: "f32[6][1]cpu" = torch.ops.aten.add.Tensor(add_7, where_6);  add_7 = where_6 = None
    gt_4: "b8[6][1]cpu" = torch.ops.aten.gt.Scalar(primals_1, 0)
    mul_9: "f32[6][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, 0.2)
    where_7: "f32[6][1]cpu" = torch.ops.aten.where.self(gt_4, tangents_1, mul_9);  gt_4 = mul_9 = None
    add_9: "f32[6][1]cpu" = torch.ops.aten.add.Tensor(add_8, where_7);  add_8 = where_7 = None
    le_2: "b8[6][1]cpu" = torch.ops.aten.le.Scalar(primals_1, 0);  primals_1 = None
    mul_10: "f32[6][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, 1);  tangents_1 = None
    mul_11: "f32[6][1]cpu" = torch.ops.aten.mul.Tensor(mul_10, 1.0)
    mul_13: "f32[6][1]cpu" = torch.ops.aten.mul.Tensor(mul_11, exp_1);  mul_11 = exp_1 = None
    where_8: "f32[6][1]cpu" = torch.ops.aten.where.self(le_2, mul_13, mul_10);  le_2 = mul_13 = mul_10 = None
    add_10: "f32[6][1]cpu" = torch.ops.aten.add.Tensor(add_9, where_8);  add_9 = where_8 = None
    return (add_10,)
