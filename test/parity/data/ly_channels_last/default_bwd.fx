def forward(self, primals_1: "f32[2, 3, 2, 2][12, 1, 6, 3]cpu", primals_2: "f32[2, 3, 2, 2][12, 1, 6, 3]cpu", tangents_1: "f32[2, 3, 2, 2][12, 1, 6, 3]cpu", tangents_2: "f32[2, 3, 2, 2][12, 1, 6, 3]cpu", tangents_3: "f32[2, 3, 2, 2][12, 1, 6, 3]cpu"):
    lt: "b8[2, 3, 2, 2][12, 1, 6, 3]cpu" = torch.ops.aten.lt.Tensor(primals_1, primals_2)
    div: "f32[2, 3, 2, 2][12, 1, 6, 3]cpu" = torch.ops.aten.div.Scalar(tangents_3, 2)
    eq: "b8[2, 3, 2, 2][12, 1, 6, 3]cpu" = torch.ops.aten.eq.Tensor(primals_1, primals_2)
    where: "f32[2, 3, 2, 2][12, 1, 6, 3]cpu" = torch.ops.aten.where.self(eq, div, tangents_3);  eq = div = None
    masked_fill: "f32[2, 3, 2, 2][12, 4, 2, 1]cpu" = torch.ops.aten.masked_fill.Scalar(where, lt, 0);  where = lt = None
    gt: "b8[2, 3, 2, 2][12, 1, 6, 3]cpu" = torch.ops.aten.gt.Tensor(primals_1, primals_2)
    div_1: "f32[2, 3, 2, 2][12, 1, 6, 3]cpu" = torch.ops.aten.div.Scalar(tangents_3, 2)
    eq_1: "b8[2, 3, 2, 2][12, 1, 6, 3]cpu" = torch.ops.aten.eq.Tensor(primals_1, primals_2);  primals_1 = primals_2 = None
    where_1: "f32[2, 3, 2, 2][12, 1, 6, 3]cpu" = torch.ops.aten.where.self(eq_1, div_1, tangents_3);  eq_1 = div_1 = tangents_3 = None
    masked_fill_1: "f32[2, 3, 2, 2][12, 4, 2, 1]cpu" = torch.ops.aten.masked_fill.Scalar(where_1, gt, 0);  where_1 = gt = None
    mul_1: "f32[2, 3, 2, 2][12, 1, 6, 3]cpu" = torch.ops.aten.mul.Tensor(tangents_2, 2);  tangents_2 = None
    add_1: "f32[2, 3, 2, 2][12, 4, 2, 1]cpu" = torch.ops.aten.add.Tensor(masked_fill_1, mul_1);  masked_fill_1 = mul_1 = None
    add_2: "f32[2, 3, 2, 2][12, 4, 2, 1]cpu" = torch.ops.aten.add.Tensor(add_1, tangents_1);  add_1 = None
    add_3: "f32[2, 3, 2, 2][12, 4, 2, 1]cpu" = torch.ops.aten.add.Tensor(masked_fill, tangents_1);  masked_fill = tangents_1 = None
    return (add_2, add_3)
