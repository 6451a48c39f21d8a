def forward(self, primals_1: "f32[][]cpu", primals_2: "f32[][]cpu", tangents_1: "f32[][]cpu"):
    clamp: "f32[][]cpu" = torch.ops.aten.clamp.Tensor(primals_1, None, primals_2)
    lt: "b8[][]cpu" = torch.ops.aten.lt.Tensor(primals_1, primals_2)
    div: "f32[][]cpu" = torch.ops.aten.div.Scalar(tangents_1, 2)
    eq: "b8[][]cpu" = torch.ops.aten.eq.Tensor(primals_1, primals_2)
    where: "f32[][]cpu" = torch.ops.aten.where.self(eq, div, tangents_1);  eq = div = None
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_1: "f32[][]cpu" = torch.ops.aten.where.self(lt, scalar_tensor, where);  lt = scalar_tensor = where = None
    gt: "b8[][]cpu" = torch.ops.aten.gt.Tensor(primals_1, primals_2)
    div_1: "f32[][]cpu" = torch.ops.aten.div.Scalar(tangents_1, 2)
    eq_1: "b8[][]cpu" = torch.ops.aten.eq.Tensor(primals_1, primals_2);  primals_1 = primals_2 = None
    where_2: "f32[][]cpu" = torch.ops.aten.where.self(eq_1, div_1, tangents_1);  eq_1 = div_1 = tangents_1 = None
    scalar_tensor_1: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_3: "f32[][]cpu" = torch.ops.aten.where.self(gt, scalar_tensor_1, where_2);  gt = scalar_tensor_1 = where_2 = None
    return (clamp, where_3, where_1)
