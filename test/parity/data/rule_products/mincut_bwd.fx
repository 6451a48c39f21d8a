def forward(self, primals_1: "f32[2][1]cpu", primals_3: "f32[3][1]cpu", sum_2: "f32[2][1]cpu", detach_1: "f32[][]cpu", t_1: "f32[3, 2][1, 3]cpu", tangents_1: "f32[2][1]cpu"):
    sum_3: "f32[][]cpu" = torch.ops.aten.sum.default(tangents_1)
    sub: "f32[2][1]cpu" = torch.ops.aten.sub.Tensor(primals_1, sum_2);  sum_2 = None
    div: "f32[2][1]cpu" = torch.ops.aten.div.Tensor(sub, detach_1);  sub = None
    eq: "b8[][]cpu" = torch.ops.aten.eq.Scalar(detach_1, 0);  detach_1 = None
    masked_fill: "f32[2][1]cpu" = torch.ops.aten.masked_fill.Scalar(div, eq, 0);  div = eq = None
    mul: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(sum_3, masked_fill);  masked_fill = None
    neg: "f32[2][1]cpu" = torch.ops.aten.neg.default(mul)
    unsqueeze: "f32[2, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(neg, 1);  neg = None
    expand: "f32[2, 3][1, 0]cpu" = torch.ops.aten.expand.default(unsqueeze, [2, 3]);  unsqueeze = None
    unsqueeze_1: "f32[2, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(tangents_1, 1)
    expand_1: "f32[2, 3][1, 0]cpu" = torch.ops.aten.expand.default(unsqueeze_1, [2, 3]);  unsqueeze_1 = None
    mv: "f32[2][1]cpu" = torch.ops.aten.mv.default(expand_1, primals_3)
    mul_2: "f32[2][1]cpu" = torch.ops.aten.mul.Scalar(mv, 0.3);  mv = None
    t: "f32[3, 2][0, 1]cpu" = torch.ops.aten.t.default(expand_1)
    mv_1: "f32[3][1]cpu" = torch.ops.aten.mv.default(t, primals_1);  t = primals_1 = None
    mul_3: "f32[3][1]cpu" = torch.ops.aten.mul.Scalar(mv_1, 0.3);  mv_1 = None
    add_3: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(expand, expand_1);  expand = expand_1 = None
    add_4: "f32[2][1]cpu" = torch.ops.aten.add.Tensor(mul, mul_2);  mul = mul_2 = None
    mul_4: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(sum_3, primals_3);  sum_3 = None
    add_5: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(mul_3, mul_4);  mul_3 = None
    add_6: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(add_5, mul_4);  add_5 = mul_4 = None
    view: "f32[2, 1][1, 1]cpu" = torch.ops.aten.view.default(tangents_1, [2, 1])
    mul_6: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(view, primals_3);  view = primals_3 = None
    mul_7: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Scalar(mul_6, 2);  mul_6 = None
    mul_8: "f32[2][1]cpu" = torch.ops.aten.mul.Scalar(tangents_1, 0.5)
    mv_2: "f32[3][1]cpu" = torch.ops.aten.mv.default(t_1, tangents_1);  t_1 = tangents_1 = None
    mul_9: "f32[3][1]cpu" = torch.ops.aten.mul.Scalar(mv_2, 2);  mv_2 = None
    add_7: "f32[2][1]cpu" = torch.ops.aten.add.Tensor(add_4, mul_8);  add_4 = mul_8 = None
    add_8: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(add_6, mul_9);  add_6 = mul_9 = None
    return (add_7, mul_7, add_8, add_3)
