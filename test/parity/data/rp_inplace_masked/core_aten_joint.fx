def forward(self, primals_1: "f32[4, 3][3, 1]cpu", tangents_1: "f32[3][1]cpu"):
    clone: "f32[4, 3][3, 1]cpu" = torch.ops.aten.clone.default(primals_1);  primals_1 = None
    gt: "b8[4, 3][3, 1]cpu" = torch.ops.aten.gt.Scalar(clone, 0)
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.5, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where: "f32[4, 3][3, 1]cpu" = torch.ops.aten.where.self(gt, scalar_tensor, clone);  scalar_tensor = clone = None
    lt: "b8[4, 3][3, 1]cpu" = torch.ops.aten.lt.Scalar(where, -1)
    scalar_tensor_1: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(-1.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.where.self(lt, scalar_tensor_1, where);  scalar_tensor_1 = where = None
    clamp: "f32[4, 3][3, 1]cpu" = torch.ops.aten.clamp.default(where_1, -0.7, 0.7)
    sum_1: "f32[3][1]cpu" = torch.ops.aten.sum.dim_IntList(clamp, [0]);  clamp = None
    unsqueeze: "f32[1, 3][3, 1]cpu" = torch.ops.aten.unsqueeze.default(tangents_1, 0);  tangents_1 = None
    expand: "f32[4, 3][0, 1]cpu" = torch.ops.aten.expand.default(unsqueeze, [4, 3]);  unsqueeze = None
    scalar_tensor_2: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    gt_1: "b8[4, 3][3, 1]cpu" = torch.ops.aten.gt.Scalar(where_1, -0.7)
    lt_1: "b8[4, 3][3, 1]cpu" = torch.ops.aten.lt.Scalar(where_1, 0.7);  where_1 = None
    logical_and: "b8[4, 3][3, 1]cpu" = torch.ops.aten.logical_and.default(gt_1, lt_1);  gt_1 = lt_1 = None
    where_2: "f32[4, 3][3, 1]cpu" = torch.ops.aten.where.self(logical_and, expand, scalar_tensor_2);  logical_and = expand = scalar_tensor_2 = None
    scalar_tensor_3: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_3: "f32[4, 3][3, 1]cpu" = torch.ops.aten.where.self(lt, scalar_tensor_3, where_2);  lt = scalar_tensor_3 = where_2 = None
    scalar_tensor_4: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_4: "f32[4, 3][3, 1]cpu" = torch.ops.aten.where.self(gt, scalar_tensor_4, where_3);  gt = scalar_tensor_4 = where_3 = None
    return (sum_1, where_4)
