def forward(self, primals_1: "f32[8][1]cpu", tangents_1: "f32[8][1]cpu", tangents_2: "f32[8][1]cpu", tangents_3: "f32[8][1]cpu"):
    clamp: "f32[8][1]cpu" = torch.ops.aten.clamp.default(primals_1, -1, 1)
    clamp_1: "f32[8][1]cpu" = torch.ops.aten.clamp.default(primals_1, 0.0)
    clamp_2: "f32[8][1]cpu" = torch.ops.aten.clamp.default(primals_1, None, 0.0)
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    lt: "b8[8][1]cpu" = torch.ops.aten.lt.Scalar(primals_1, 0.0)
    where: "f32[8][1]cpu" = torch.ops.aten.where.self(lt, tangents_3, scalar_tensor);  lt = tangents_3 = scalar_tensor = None
    scalar_tensor_1: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    gt: "b8[8][1]cpu" = torch.ops.aten.gt.Scalar(primals_1, 0.0)
    where_1: "f32[8][1]cpu" = torch.ops.aten.where.self(gt, tangents_2, scalar_tensor_1);  gt = tangents_2 = scalar_tensor_1 = None
    add: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(where, where_1);  where = where_1 = None
    scalar_tensor_2: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    gt_1: "b8[8][1]cpu" = torch.ops.aten.gt.Scalar(primals_1, -1)
    lt_1: "b8[8][1]cpu" = torch.ops.aten.lt.Scalar(primals_1, 1);  primals_1 = None
    logical_and: "b8[8][1]cpu" = torch.ops.aten.logical_and.default(gt_1, lt_1);  gt_1 = lt_1 = None
    where_2: "f32[8][1]cpu" = torch.ops.aten.where.self(logical_and, tangents_1, scalar_tensor_2);  logical_and = tangents_1 = scalar_tensor_2 = None
    add_1: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add, where_2);  add = where_2 = None
    return (clamp, clamp_1, clamp_2, add_1)
