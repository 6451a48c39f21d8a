def forward(self, primals_1: "f32[2, 1, 2, 2][4, 4, 2, 1]cpu", primals_2: "f32[2, 1, 2, 2][4, 8, 2, 1]cpu", tangents_1: "f32[2, 1, 2, 2][4, 8, 2, 1]cpu", tangents_2: "f32[2, 1, 2, 2][4, 8, 2, 1]cpu", tangents_3: "f32[2, 1, 2, 2][4, 4, 2, 1]cpu", tangents_4: "f32[2, 1, 2, 2][4, 8, 2, 1]cpu"):
    add: "f32[2, 1, 2, 2][4, 8, 2, 1]cpu" = torch.ops.aten.add.Tensor(primals_1, primals_2)
    maximum: "f32[2, 1, 2, 2][4, 8, 2, 1]cpu" = torch.ops.aten.maximum.default(primals_1, primals_2)
    sin: "f32[2, 1, 2, 2][4, 4, 2, 1]cpu" = torch.ops.aten.sin.default(primals_1)
    gt: "b8[2, 1, 2, 2][4, 4, 2, 1]cpu" = torch.ops.aten.gt.Scalar(primals_1, 0)
    where: "f32[2, 1, 2, 2][4, 8, 2, 1]cpu" = torch.ops.aten.where.self(gt, primals_1, primals_2)
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_1: "f32[2, 1, 2, 2][4, 8, 2, 1]cpu" = torch.ops.aten.where.self(gt, scalar_tensor, tangents_4);  scalar_tensor = None
    scalar_tensor_1: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_2: "f32[2, 1, 2, 2][4, 8, 2, 1]cpu" = torch.ops.aten.where.self(gt, tangents_4, scalar_tensor_1);  gt = tangents_4 = scalar_tensor_1 = None
    cos: "f32[2, 1, 2, 2][4, 4, 2, 1]cpu" = torch.ops.aten.cos.default(primals_1)
    mul: "f32[2, 1, 2, 2][4, 4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_3, cos);  tangents_3 = cos = None
    add_1: "f32[2, 1, 2, 2][4, 8, 2, 1]cpu" = torch.ops.aten.add.Tensor(where_2, mul);  where_2 = mul = None
    gt_1: "b8[2, 1, 2, 2][4, 8, 2, 1]cpu" = torch.ops.aten.gt.Tensor(primals_1, primals_2)
    div: "f32[2, 1, 2, 2][4, 8, 2, 1]cpu" = torch.ops.aten.div.Scalar(tangents_2, 2)
    eq: "b8[2, 1, 2, 2][4, 8, 2, 1]cpu" = torch.ops.aten.eq.Tensor(primals_1, primals_2)
    where_3: "f32[2, 1, 2, 2][4, 8, 2, 1]cpu" = torch.ops.aten.where.self(eq, div, tangents_2);  eq = div = None
    scalar_tensor_2: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_4: "f32[2, 1, 2, 2][4, 8, 2, 1]cpu" = torch.ops.aten.where.self(gt_1, scalar_tensor_2, where_3);  gt_1 = scalar_tensor_2 = where_3 = None
    lt: "b8[2, 1, 2, 2][4, 8, 2, 1]cpu" = torch.ops.aten.lt.Tensor(primals_1, primals_2)
    div_1: "f32[2, 1, 2, 2][4, 8, 2, 1]cpu" = torch.ops.aten.div.Scalar(tangents_2, 2)
    eq_1: "b8[2, 1, 2, 2][4, 8, 2, 1]cpu" = torch.ops.aten.eq.Tensor(primals_1, primals_2);  primals_1 = primals_2 = None
    where_5: "f32[2, 1, 2, 2][4, 8, 2, 1]cpu" = torch.ops.aten.where.self(eq_1, div_1, tangents_2);  eq_1 = div_1 = tangents_2 = None
    scalar_tensor_3: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_6: "f32[2, 1, 2, 2][4, 8, 2, 1]cpu" = torch.ops.aten.where.self(lt, scalar_tensor_3, where_5);  lt = scalar_tensor_3 = where_5 = None
    add_2: "f32[2, 1, 2, 2][4, 8, 2, 1]cpu" = torch.ops.aten.add.Tensor(add_1, where_6);  add_1 = where_6 = None
    add_3: "f32[2, 1, 2, 2][4, 8, 2, 1]cpu" = torch.ops.aten.add.Tensor(where_1, where_4);  where_1 = where_4 = None
    add_4: "f32[2, 1, 2, 2][4, 8, 2, 1]cpu" = torch.ops.aten.add.Tensor(add_2, tangents_1);  add_2 = None
    add_5: "f32[2, 1, 2, 2][4, 8, 2, 1]cpu" = torch.ops.aten.add.Tensor(add_3, tangents_1);  add_3 = tangents_1 = None
    return (add, maximum, sin, where, add_4, add_5)
