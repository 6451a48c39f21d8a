def forward(self, primals_1: "f32[4][1]cpu", primals_2: "f32[4][1]cpu", primals_3: "f32[4][1]cpu", tangents_1: "f32[4][1]cpu"):
    clamp_min: "f32[4][1]cpu" = torch.ops.aten.clamp_min.Tensor(primals_1, primals_2)
    clamp_max: "f32[4][1]cpu" = torch.ops.aten.clamp_max.Tensor(clamp_min, primals_3);  clamp_min = None
    lt: "b8[4][1]cpu" = torch.ops.aten.lt.Tensor(primals_2, primals_3)
    eq: "b8[4][1]cpu" = torch.ops.aten.eq.Tensor(primals_2, primals_3)
    le: "b8[4][1]cpu" = torch.ops.aten.le.Tensor(primals_1, primals_2)
    logical_and: "b8[4][1]cpu" = torch.ops.aten.logical_and.default(lt, le);  le = None
    lt_1: "b8[4][1]cpu" = torch.ops.aten.lt.Tensor(primals_1, primals_2)
    logical_and_1: "b8[4][1]cpu" = torch.ops.aten.logical_and.default(eq, lt_1);  lt_1 = None
    logical_or: "b8[4][1]cpu" = torch.ops.aten.logical_or.default(logical_and, logical_and_1);  logical_and = logical_and_1 = None
    logical_not: "b8[4][1]cpu" = torch.ops.aten.logical_not.default(logical_or);  logical_or = None
    div: "f32[4][1]cpu" = torch.ops.aten.div.Scalar(tangents_1, 2)
    eq_1: "b8[4][1]cpu" = torch.ops.aten.eq.Tensor(primals_1, primals_2)
    where: "f32[4][1]cpu" = torch.ops.aten.where.self(eq_1, div, tangents_1);  eq_1 = div = None
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_1: "f32[4][1]cpu" = torch.ops.aten.where.self(logical_not, scalar_tensor, where);  logical_not = scalar_tensor = where = None
    lt_2: "b8[4][1]cpu" = torch.ops.aten.lt.Tensor(primals_3, primals_2)
    ge: "b8[4][1]cpu" = torch.ops.aten.ge.Tensor(primals_1, primals_3)
    logical_and_2: "b8[4][1]cpu" = torch.ops.aten.logical_and.default(lt, ge);  ge = None
    logical_or_1: "b8[4][1]cpu" = torch.ops.aten.logical_or.default(lt_2, logical_and_2);  lt_2 = logical_and_2 = None
    gt: "b8[4][1]cpu" = torch.ops.aten.gt.Tensor(primals_1, primals_3)
    logical_and_3: "b8[4][1]cpu" = torch.ops.aten.logical_and.default(eq, gt);  eq = gt = None
    logical_or_2: "b8[4][1]cpu" = torch.ops.aten.logical_or.default(logical_or_1, logical_and_3);  logical_or_1 = logical_and_3 = None
    logical_not_1: "b8[4][1]cpu" = torch.ops.aten.logical_not.default(logical_or_2);  logical_or_2 = None
    div_1: "f32[4][1]cpu" = torch.ops.aten.div.Scalar(tangents_1, 2)
    eq_2: "b8[4][1]cpu" = torch.ops.aten.eq.Tensor(primals_1, primals_3)
    logical_and_4: "b8[4][1]cpu" = torch.ops.aten.logical_and.default(eq_2, lt);  eq_2 = lt = None
    where_2: "f32[4][1]cpu" = torch.ops.aten.where.self(logical_and_4, div_1, tangents_1);  logical_and_4 = div_1 = None
    scalar_tensor_1: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_3: "f32[4][1]cpu" = torch.ops.aten.where.self(logical_not_1, scalar_tensor_1, where_2);  logical_not_1 = scalar_tensor_1 = where_2 = None
    lt_3: "b8[4][1]cpu" = torch.ops.aten.lt.Tensor(primals_2, primals_3)
    eq_3: "b8[4][1]cpu" = torch.ops.aten.eq.Tensor(primals_1, primals_2)
    eq_4: "b8[4][1]cpu" = torch.ops.aten.eq.Tensor(primals_1, primals_3)
    logical_or_3: "b8[4][1]cpu" = torch.ops.aten.logical_or.default(eq_3, eq_4);  eq_3 = eq_4 = None
    logical_and_5: "b8[4][1]cpu" = torch.ops.aten.logical_and.default(logical_or_3, lt_3);  logical_or_3 = lt_3 = None
    lt_4: "b8[4][1]cpu" = torch.ops.aten.lt.Tensor(primals_1, primals_2);  primals_2 = None
    gt_1: "b8[4][1]cpu" = torch.ops.aten.gt.Tensor(primals_1, primals_3);  primals_1 = primals_3 = None
    logical_or_4: "b8[4][1]cpu" = torch.ops.aten.logical_or.default(lt_4, gt_1);  lt_4 = gt_1 = None
    div_2: "f32[4][1]cpu" = torch.ops.aten.div.Scalar(tangents_1, 2)
    where_4: "f32[4][1]cpu" = torch.ops.aten.where.self(logical_and_5, div_2, tangents_1);  logical_and_5 = div_2 = tangents_1 = None
    scalar_tensor_2: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_5: "f32[4][1]cpu" = torch.ops.aten.where.self(logical_or_4, scalar_tensor_2, where_4);  logical_or_4 = scalar_tensor_2 = where_4 = None
    return (clamp_max, where_5, where_1, where_3)
