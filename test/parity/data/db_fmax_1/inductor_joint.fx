def forward(self, primals_1: "f32[][]cpu", primals_2: "f32[][]cpu", tangents_1: "f32[][]cpu"):
    isnan: "b8[][]cpu" = torch.ops.aten.isnan.default(primals_2)
    lt: "b8[][]cpu" = torch.ops.aten.lt.Tensor(primals_2, primals_1)
    bitwise_or: "b8[][]cpu" = torch.ops.aten.bitwise_or.Tensor(isnan, lt);  isnan = lt = None
    where: "f32[][]cpu" = torch.ops.aten.where.self(bitwise_or, primals_1, primals_2);  bitwise_or = None
    gt: "b8[][]cpu" = torch.ops.aten.gt.Tensor(primals_1, primals_2)
    isnan_1: "b8[][]cpu" = torch.ops.aten.isnan.default(primals_2)
    logical_or: "b8[][]cpu" = torch.ops.aten.logical_or.default(gt, isnan_1);  gt = isnan_1 = None
    div: "f32[][]cpu" = torch.ops.aten.div.Scalar(tangents_1, 2)
    eq: "b8[][]cpu" = torch.ops.aten.eq.Tensor(primals_1, primals_2)
    where_1: "f32[][]cpu" = torch.ops.aten.where.self(eq, div, tangents_1);  eq = div = None
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_2: "f32[][]cpu" = torch.ops.aten.where.self(logical_or, scalar_tensor, where_1);  logical_or = scalar_tensor = where_1 = None
    ge: "b8[][]cpu" = torch.ops.aten.ge.Tensor(primals_1, primals_2)
    isnan_2: "b8[][]cpu" = torch.ops.aten.isnan.default(primals_2)
    logical_or_1: "b8[][]cpu" = torch.ops.aten.logical_or.default(ge, isnan_2);  ge = isnan_2 = None
    logical_not: "b8[][]cpu" = torch.ops.aten.logical_not.default(logical_or_1);  logical_or_1 = None
    div_1: "f32[][]cpu" = torch.ops.aten.div.Scalar(tangents_1, 2)
    eq_1: "b8[][]cpu" = torch.ops.aten.eq.Tensor(primals_1, primals_2);  primals_1 = primals_2 = None
    where_3: "f32[][]cpu" = torch.ops.aten.where.self(eq_1, div_1, tangents_1);  eq_1 = div_1 = tangents_1 = None
    scalar_tensor_1: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_4: "f32[][]cpu" = torch.ops.aten.where.self(logical_not, scalar_tensor_1, where_3);  logical_not = scalar_tensor_1 = where_3 = None
    return (where, where_4, where_2)
