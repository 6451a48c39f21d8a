def forward(self, primals_1: "bf16[2, 3][3, 1]cpu", primals_2: "f32[][]cpu", tangents_1: "bf16[2, 3][3, 1]cpu"):
    div: "bf16[2, 3][3, 1]cpu" = torch.ops.aten.div.Scalar(tangents_1, 2)
    eq: "b8[2, 3][3, 1]cpu" = torch.ops.aten.eq.Tensor(primals_1, primals_2)
    where: "bf16[2, 3][3, 1]cpu" = torch.ops.aten.where.self(eq, div, tangents_1);  eq = div = tangents_1 = None
    gt: "b8[2, 3][3, 1]cpu" = torch.ops.aten.gt.Tensor(primals_1, primals_2)
    masked_fill: "bf16[2, 3][3, 1]cpu" = torch.ops.aten.masked_fill.Scalar(where, gt, 0);  gt = None
    lt: "b8[2, 3][3, 1]cpu" = torch.ops.aten.lt.Tensor(primals_1, primals_2);  primals_1 = primals_2 = None
    masked_fill_1: "bf16[2, 3][3, 1]cpu" = torch.ops.aten.masked_fill.Scalar(where, lt, 0);  where = lt = None
    sum_1: "bf16[][]cpu" = torch.ops.aten.sum.default(masked_fill);  masked_fill = None
    _to_copy: "f32[][]cpu" = torch.ops.aten._to_copy.default(sum_1, dtype = torch.float32);  sum_1 = None
    return (masked_fill_1, _to_copy)
