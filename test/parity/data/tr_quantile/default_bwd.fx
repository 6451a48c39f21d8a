def forward(self, primals_3: "f32[3][1]cpu", mul: "f32[5, 3][3, 1]cpu", sub_1: "f32[3][1]cpu", mul_1: "f32[5, 3][3, 1]cpu", tangents_1: "f32[][]cpu"):
    expand: "f32[5, 3][0, 0]cpu" = torch.ops.aten.expand.default(tangents_1, [5, 3]);  tangents_1 = None
    div: "f32[5, 3][3, 1]cpu" = torch.ops.aten.div.Scalar(expand, 15);  expand = None
    gt: "b8[5, 3][3, 1]cpu" = torch.ops.aten.gt.Tensor(mul, mul_1)
    div_1: "f32[5, 3][3, 1]cpu" = torch.ops.aten.div.Scalar(div, 2)
    eq: "b8[5, 3][3, 1]cpu" = torch.ops.aten.eq.Tensor(mul, mul_1)
    where: "f32[5, 3][3, 1]cpu" = torch.ops.aten.where.self(eq, div_1, div);  eq = div_1 = None
    masked_fill: "f32[5, 3][3, 1]cpu" = torch.ops.aten.masked_fill.Scalar(where, gt, 0);  where = gt = None
    lt: "b8[5, 3][3, 1]cpu" = torch.ops.aten.lt.Tensor(mul, mul_1)
    div_2: "f32[5, 3][3, 1]cpu" = torch.ops.aten.div.Scalar(div, 2)
    eq_1: "b8[5, 3][3, 1]cpu" = torch.ops.aten.eq.Tensor(mul, mul_1);  mul = mul_1 = None
    where_1: "f32[5, 3][3, 1]cpu" = torch.ops.aten.where.self(eq_1, div_2, div);  eq_1 = div_2 = div = None
    masked_fill_1: "f32[5, 3][3, 1]cpu" = torch.ops.aten.masked_fill.Scalar(where_1, lt, 0);  where_1 = lt = None
    mul_2: "f32[5, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(masked_fill, sub_1);  masked_fill = sub_1 = None
    mul_3: "f32[5, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(masked_fill_1, primals_3);  masked_fill_1 = primals_3 = None
    add: "f32[5, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(mul_2, mul_3);  mul_2 = mul_3 = None
    neg: "f32[5, 3][3, 1]cpu" = torch.ops.aten.neg.default(add);  add = None
    return (neg, None, None)
