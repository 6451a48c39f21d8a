def forward(self, primals_1: "f32[5, 10, 5][50, 5, 1]cpu", primals_2: "f32[5, 1, 5][5, 5, 1]cpu", tangents_1: "f32[5, 10, 5][50, 5, 1]cpu"):
    clamp: "f32[5, 10, 5][50, 5, 1]cpu" = torch.ops.aten.clamp.Tensor(primals_1, primals_2)
    gt: "b8[5, 10, 5][50, 5, 1]cpu" = torch.ops.aten.gt.Tensor(primals_1, primals_2)
    div: "f32[5, 10, 5][50, 5, 1]cpu" = torch.ops.aten.div.Scalar(tangents_1, 2)
    eq: "b8[5, 10, 5][50, 5, 1]cpu" = torch.ops.aten.eq.Tensor(primals_1, primals_2)
    where: "f32[5, 10, 5][50, 5, 1]cpu" = torch.ops.aten.where.self(eq, div, tangents_1);  eq = div = None
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_1: "f32[5, 10, 5][50, 5, 1]cpu" = torch.ops.aten.where.self(gt, scalar_tensor, where);  gt = scalar_tensor = where = None
    lt: "b8[5, 10, 5][50, 5, 1]cpu" = torch.ops.aten.lt.Tensor(primals_1, primals_2)
    div_1: "f32[5, 10, 5][50, 5, 1]cpu" = torch.ops.aten.div.Scalar(tangents_1, 2)
    eq_1: "b8[5, 10, 5][50, 5, 1]cpu" = torch.ops.aten.eq.Tensor(primals_1, primals_2);  primals_1 = primals_2 = None
    where_2: "f32[5, 10, 5][50, 5, 1]cpu" = torch.ops.aten.where.self(eq_1, div_1, tangents_1);  eq_1 = div_1 = tangents_1 = None
    scalar_tensor_1: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_3: "f32[5, 10, 5][50, 5, 1]cpu" = torch.ops.aten.where.self(lt, scalar_tensor_1, where_2);  lt = scalar_tensor_1 = where_2 = None
    sum_1: "f32[5, 1, 5][5, 5, 1]cpu" = torch.ops.aten.sum.dim_IntList(where_1, [1], True);  where_1 = None
    return (clamp, where_3, sum_1)
