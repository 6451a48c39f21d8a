def forward(self, primals_1: "f32[5][1]cpu", primals_2: "f32[5][1]cpu", tangents_1: "f32[5][1]cpu"):
    div: "f32[5][1]cpu" = torch.ops.aten.div.Scalar(tangents_1, 2)
    eq: "b8[5][1]cpu" = torch.ops.aten.eq.Tensor(primals_1, primals_2)
    where: "f32[5][1]cpu" = torch.ops.aten.where.self(eq, div, tangents_1);  eq = div = None
    lt: "b8[5][1]cpu" = torch.ops.aten.lt.Tensor(primals_1, primals_2)
    masked_fill: "f32[5][1]cpu" = torch.ops.aten.masked_fill.Scalar(where, lt, 0);  lt = None
    gt: "b8[5][1]cpu" = torch.ops.aten.gt.Tensor(primals_1, primals_2);  primals_2 = None
    masked_fill_1: "f32[5][1]cpu" = torch.ops.aten.masked_fill.Scalar(where, gt, 0);  where = gt = None
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    gt_1: "b8[5][1]cpu" = torch.ops.aten.gt.Scalar(primals_1, -0.2)
    where_2: "f32[5][1]cpu" = torch.ops.aten.where.self(gt_1, tangents_1, scalar_tensor);  gt_1 = None
    add_2: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(masked_fill_1, where_2);  masked_fill_1 = where_2 = None
    lt_1: "b8[5][1]cpu" = torch.ops.aten.lt.Scalar(primals_1, 0.3);  primals_1 = None
    where_3: "f32[5][1]cpu" = torch.ops.aten.where.self(lt_1, tangents_1, scalar_tensor);  lt_1 = tangents_1 = scalar_tensor = None
    add_3: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(add_2, where_3);  add_2 = where_3 = None
    return (add_3, masked_fill)
