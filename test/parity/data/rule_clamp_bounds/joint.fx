def forward(self, primals_1: "f32[5][1]cpu", primals_2: "f32[5][1]cpu", tangents_1: "f32[5][1]cpu"):
    clamp_max: "f32[5][1]cpu" = torch.ops.aten.clamp_max.default(primals_1, 0.3)
    clamp_min: "f32[5][1]cpu" = torch.ops.aten.clamp_min.default(primals_1, -0.2)
    add: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(clamp_max, clamp_min);  clamp_max = clamp_min = None
    clamp_max_1: "f32[5][1]cpu" = torch.ops.aten.clamp_max.Tensor(primals_1, primals_2)
    add_1: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(add, clamp_max_1);  add = clamp_max_1 = None
    lt: "b8[5][1]cpu" = torch.ops.aten.lt.Tensor(primals_1, primals_2)
    div: "f32[5][1]cpu" = torch.ops.aten.div.Scalar(tangents_1, 2)
    eq: "b8[5][1]cpu" = torch.ops.aten.eq.Tensor(primals_1, primals_2)
    where: "f32[5][1]cpu" = torch.ops.aten.where.self(eq, div, tangents_1);  eq = div = None
    masked_fill: "f32[5][1]cpu" = torch.ops.aten.masked_fill.Scalar(where, lt, 0);  where = lt = None
    gt: "b8[5][1]cpu" = torch.ops.aten.gt.Tensor(primals_1, primals_2)
    div_1: "f32[5][1]cpu" = torch.ops.aten.div.Scalar(tangents_1, 2)
    eq_1: "b8[5][1]cpu" = torch.ops.aten.eq.Tensor(primals_1, primals_2);  primals_2 = None
    where_1: "f32[5][1]cpu" = torch.ops.aten.where.self(eq_1, div_1, tangents_1);  eq_1 = div_1 = None
    masked_fill_1: "f32[5][1]cpu" = torch.ops.aten.masked_fill.Scalar(where_1, gt, 0);  where_1 = gt = None
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    gt_1: "b8[5][1]cpu" = torch.ops.aten.gt.Scalar(primals_1, -0.2)
    where_2: "f32[5][1]cpu" = torch.ops.aten.where.self(gt_1, tangents_1, scalar_tensor);  gt_1 = scalar_tensor = None
    add_2: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(masked_fill_1, where_2);  masked_fill_1 = where_2 = None
    scalar_tensor_1: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    lt_1: "b8[5][1]cpu" = torch.ops.aten.lt.Scalar(primals_1, 0.3);  primals_1 = None
    where_3: "f32[5][1]cpu" = torch.ops.aten.where.self(lt_1, tangents_1, scalar_tensor_1);  lt_1 = tangents_1 = scalar_tensor_1 = None
    add_3: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(add_2, where_3);  add_2 = where_3 = None
    return (add_1, add_3, masked_fill)
