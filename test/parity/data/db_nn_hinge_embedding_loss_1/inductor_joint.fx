def forward(self, primals_1: "f32[5][1]cpu", primals_2: "f32[5][1]cpu", tangents_1: "f32[5][1]cpu"):
    full: "f32[5][1]cpu" = torch.ops.aten.full.default([5], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    full_1: "f32[5][1]cpu" = torch.ops.aten.full.default([5], 8.396163642458497, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    sub: "f32[5][1]cpu" = torch.ops.aten.sub.Tensor(full_1, primals_1);  full_1 = None
    clamp_min: "f32[5][1]cpu" = torch.ops.aten.clamp_min.default(sub, 0)
    ne: "b8[5][1]cpu" = torch.ops.aten.ne.Scalar(primals_2, 1)
    where: "f32[5][1]cpu" = torch.ops.aten.where.self(ne, clamp_min, full);  clamp_min = None
    ne_1: "b8[5][1]cpu" = torch.ops.aten.ne.Scalar(primals_2, -1);  primals_2 = None
    where_1: "f32[5][1]cpu" = torch.ops.aten.where.self(ne_1, primals_1, full);  primals_1 = full = None
    add: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(where, where_1);  where = where_1 = None
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_2: "f32[5][1]cpu" = torch.ops.aten.where.self(ne_1, tangents_1, scalar_tensor);  ne_1 = scalar_tensor = None
    scalar_tensor_1: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_3: "f32[5][1]cpu" = torch.ops.aten.where.self(ne, tangents_1, scalar_tensor_1);  ne = tangents_1 = scalar_tensor_1 = None
    scalar_tensor_2: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    gt: "b8[5][1]cpu" = torch.ops.aten.gt.Scalar(sub, 0);  sub = None
    where_4: "f32[5][1]cpu" = torch.ops.aten.where.self(gt, where_3, scalar_tensor_2);  gt = where_3 = scalar_tensor_2 = None
    neg: "f32[5][1]cpu" = torch.ops.aten.neg.default(where_4);  where_4 = None
    add_1: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(where_2, neg);  where_2 = neg = None
    return (add, add_1, None)
