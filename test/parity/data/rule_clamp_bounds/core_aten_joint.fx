def forward(self, primals_1: "f32[5][1]cpu", primals_2: "f32[5][1]cpu", tangents_1: "f32[5][1]cpu"):
    clamp: "f32[5][1]cpu" = torch.ops.aten.clamp.default(primals_1, None, 0.3)
    clamp_1: "f32[5][1]cpu" = torch.ops.aten.clamp.default(primals_1, -0.2)
    add: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(clamp, clamp_1);  clamp = clamp_1 = None
    clamp_2: "f32[5][1]cpu" = torch.ops.aten.clamp.Tensor(primals_1, None, primals_2)
    add_1: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(add, clamp_2);  add = clamp_2 = None
    lt: "b8[5][1]cpu" = torch.ops.aten.lt.Tensor(primals_1, primals_2)
    div: "f32[5][1]cpu" = torch.ops.aten.div.Scalar(tangents_1, 2)
    eq: "b8[5][1]cpu" = torch.ops.aten.eq.Tensor(primals_1, primals_2)
    where: "f32[5][1]cpu" = torch.ops.aten.where.self(eq, div, tangents_1);  eq = div = None
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_1: "f32[5][1]cpu" = torch.ops.aten.where.self(lt, scalar_tensor, where);  lt = scalar_tensor = where = None
    gt: "b8[5][1]cpu" = torch.ops.aten.gt.Tensor(primals_1, primals_2)
    div_1: "f32[5][1]cpu" = torch.ops.aten.div.Scalar(tangents_1, 2)
    eq_1: "b8[5][1]cpu" = torch.ops.aten.eq.Tensor(primals_1, primals_2);  primals_2 = None
    where_2: "f32[5][1]cpu" = torch.ops.aten.where.self(eq_1, div_1, tangents_1);  eq_1 = div_1 = None
    scalar_tensor_1: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_3: "f32[5][1]cpu" = torch.ops.aten.where.self(gt, scalar_tensor_1, where_2);  gt = scalar_tensor_1 = where_2 = None
    scalar_tensor_2: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    gt_1: "b8[5][1]cpu" = torch.ops.aten.gt.Scalar(primals_1, -0.2)
    where_4: "f32[5][1]cpu" = torch.ops.aten.where.self(gt_1, tangents_1, scalar_tensor_2);  gt_1 = scalar_tensor_2 = None
    add_2: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(where_3, where_4);  where_3 = where_4 = None
    scalar_tensor_3: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    lt_1: "b8[5][1]cpu" = torch.ops.aten.lt.Scalar(primals_1, 0.3);  primals_1 = None
    where_5: "f32[5][1]cpu" = torch.ops.aten.where.self(lt_1, tangents_1, scalar_tensor_3);  lt_1 = tangents_1 = scalar_tensor_3 = None
    add_3: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(add_2, where_5);  add_2 = where_5 = None
    return (add_1, add_3, where_1)
