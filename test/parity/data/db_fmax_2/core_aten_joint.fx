def forward(self, primals_1: "f32[5][1]cpu", primals_2: "f32[][]cpu", tangents_1: "f32[5][1]cpu"):
    fmax: "f32[5][1]cpu" = torch.ops.aten.fmax.default(primals_1, primals_2)
    gt: "b8[5][1]cpu" = torch.ops.aten.gt.Tensor(primals_1, primals_2)
    isnan: "b8[][]cpu" = torch.ops.aten.isnan.default(primals_2)
    logical_or: "b8[5][1]cpu" = torch.ops.aten.logical_or.default(gt, isnan);  gt = isnan = None
    div: "f32[5][1]cpu" = torch.ops.aten.div.Scalar(tangents_1, 2)
    eq: "b8[5][1]cpu" = torch.ops.aten.eq.Tensor(primals_1, primals_2)
    where: "f32[5][1]cpu" = torch.ops.aten.where.self(eq, div, tangents_1);  eq = div = None
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_1: "f32[5][1]cpu" = torch.ops.aten.where.self(logical_or, scalar_tensor, where);  logical_or = scalar_tensor = where = None
    ge: "b8[5][1]cpu" = torch.ops.aten.ge.Tensor(primals_1, primals_2)
    isnan_1: "b8[][]cpu" = torch.ops.aten.isnan.default(primals_2)
    logical_or_1: "b8[5][1]cpu" = torch.ops.aten.logical_or.default(ge, isnan_1);  ge = isnan_1 = None
    logical_not: "b8[5][1]cpu" = torch.ops.aten.logical_not.default(logical_or_1);  logical_or_1 = None
    div_1: "f32[5][1]cpu" = torch.ops.aten.div.Scalar(tangents_1, 2)
    eq_1: "b8[5][1]cpu" = torch.ops.aten.eq.Tensor(primals_1, primals_2);  primals_1 = primals_2 = None
    where_2: "f32[5][1]cpu" = torch.ops.aten.where.self(eq_1, div_1, tangents_1);  eq_1 = div_1 = tangents_1 = None
    scalar_tensor_1: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_3: "f32[5][1]cpu" = torch.ops.aten.where.self(logical_not, scalar_tensor_1, where_2);  logical_not = scalar_tensor_1 = where_2 = None
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.dim_IntList(where_1, []);  where_1 = None
    return (fmax, where_3, sum_1)
