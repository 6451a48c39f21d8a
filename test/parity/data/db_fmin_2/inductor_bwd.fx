def forward(self, primals_1: "f32[5][1]cpu", primals_2: "f32[][]cpu", tangents_1: "f32[5][1]cpu"):
    div: "f32[5][1]cpu" = torch.ops.aten.div.Scalar(tangents_1, 2)
    eq: "b8[5][1]cpu" = torch.ops.aten.eq.Tensor(primals_1, primals_2)
    where_1: "f32[5][1]cpu" = torch.ops.aten.where.self(eq, div, tangents_1);  eq = div = tangents_1 = None
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    lt: "b8[5][1]cpu" = torch.ops.aten.lt.Tensor(primals_1, primals_2)
    isnan_1: "b8[][]cpu" = torch.ops.aten.isnan.default(primals_2)
    logical_or: "b8[5][1]cpu" = torch.ops.aten.logical_or.default(lt, isnan_1);  lt = None
    where_2: "f32[5][1]cpu" = torch.ops.aten.where.self(logical_or, scalar_tensor, where_1);  logical_or = None
    le: "b8[5][1]cpu" = torch.ops.aten.le.Tensor(primals_1, primals_2);  primals_1 = primals_2 = None
    logical_or_1: "b8[5][1]cpu" = torch.ops.aten.logical_or.default(le, isnan_1);  le = isnan_1 = None
    logical_not: "b8[5][1]cpu" = torch.ops.aten.logical_not.default(logical_or_1);  logical_or_1 = None
    where_4: "f32[5][1]cpu" = torch.ops.aten.where.self(logical_not, scalar_tensor, where_1);  logical_not = scalar_tensor = where_1 = None
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.default(where_2);  where_2 = None
    return (where_4, sum_1)
