def forward(self, primals_1: "bf16[5][1]cpu", primals_2: "bf16[5][1]cpu", tangents_1: "bf16[5][1]cpu"):
    div: "bf16[5][1]cpu" = torch.ops.aten.div.Scalar(tangents_1, 2)
    eq: "b8[5][1]cpu" = torch.ops.aten.eq.Tensor(primals_1, primals_2)
    where: "bf16[5][1]cpu" = torch.ops.aten.where.self(eq, div, tangents_1);  eq = div = None
    scalar_tensor: "bf16[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.bfloat16, layout = torch.strided, device = device(type='cpu'))
    lt: "b8[5][1]cpu" = torch.ops.aten.lt.Tensor(primals_1, primals_2);  primals_2 = None
    where_1: "bf16[5][1]cpu" = torch.ops.aten.where.self(lt, scalar_tensor, where);  lt = where = None
    gt: "b8[5][1]cpu" = torch.ops.aten.gt.Scalar(primals_1, -0.5)
    lt_1: "b8[5][1]cpu" = torch.ops.aten.lt.Scalar(primals_1, 0.5);  primals_1 = None
    logical_and: "b8[5][1]cpu" = torch.ops.aten.logical_and.default(gt, lt_1);  gt = lt_1 = None
    where_2: "bf16[5][1]cpu" = torch.ops.aten.where.self(logical_and, tangents_1, scalar_tensor);  logical_and = tangents_1 = scalar_tensor = None
    add_1: "bf16[5][1]cpu" = torch.ops.aten.add.Tensor(where_1, where_2);  where_1 = where_2 = None
    return (add_1, None)
