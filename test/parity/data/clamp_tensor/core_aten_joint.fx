def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "f32[3][1]cpu", primals_3: "f32[2, 1][1, 1]cpu", tangents_1: "f32[2, 3][3, 1]cpu"):
    clamp: "f32[2, 3][3, 1]cpu" = torch.ops.aten.clamp.Tensor(primals_1, primals_2, primals_3)
    lt: "b8[2, 3][3, 1]cpu" = torch.ops.aten.lt.Tensor(primals_2, primals_3)
    eq: "b8[2, 3][3, 1]cpu" = torch.ops.aten.eq.Tensor(primals_1, primals_2)
    eq_1: "b8[2, 3][3, 1]cpu" = torch.ops.aten.eq.Tensor(primals_1, primals_3)
    logical_or: "b8[2, 3][3, 1]cpu" = torch.ops.aten.logical_or.default(eq, eq_1);  eq = eq_1 = None
    logical_and: "b8[2, 3][3, 1]cpu" = torch.ops.aten.logical_and.default(logical_or, lt);  logical_or = lt = None
    lt_1: "b8[2, 3][3, 1]cpu" = torch.ops.aten.lt.Tensor(primals_1, primals_2);  primals_2 = None
    gt: "b8[2, 3][3, 1]cpu" = torch.ops.aten.gt.Tensor(primals_1, primals_3);  primals_1 = primals_3 = None
    logical_or_1: "b8[2, 3][3, 1]cpu" = torch.ops.aten.logical_or.default(lt_1, gt);  lt_1 = gt = None
    div: "f32[2, 3][3, 1]cpu" = torch.ops.aten.div.Scalar(tangents_1, 2)
    where: "f32[2, 3][3, 1]cpu" = torch.ops.aten.where.self(logical_and, div, tangents_1);  logical_and = div = tangents_1 = None
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.where.self(logical_or_1, scalar_tensor, where);  logical_or_1 = scalar_tensor = where = None
    return (clamp, where_1, None, None)
