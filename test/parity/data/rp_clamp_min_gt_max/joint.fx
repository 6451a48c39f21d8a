def forward(self, primals_1: "f32[3][1]cpu", tangents_1: "f32[3][1]cpu", tangents_2: "f32[][]cpu"):
    clamp: "f32[3][1]cpu" = torch.ops.aten.clamp.default(primals_1, 2.0, -1.0)
    clamp_1: "f32[3][1]cpu" = torch.ops.aten.clamp.default(primals_1, 1, -1)
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.default(clamp_1);  clamp_1 = None
    expand: "f32[3][0]cpu" = torch.ops.aten.expand.default(tangents_2, [3]);  tangents_2 = None
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    gt: "b8[3][1]cpu" = torch.ops.aten.gt.Scalar(primals_1, 1)
    lt: "b8[3][1]cpu" = torch.ops.aten.lt.Scalar(primals_1, -1)
    logical_and: "b8[3][1]cpu" = torch.ops.aten.logical_and.default(gt, lt);  gt = lt = None
    where: "f32[3][1]cpu" = torch.ops.aten.where.self(logical_and, expand, scalar_tensor);  logical_and = expand = scalar_tensor = None
    scalar_tensor_1: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    gt_1: "b8[3][1]cpu" = torch.ops.aten.gt.Scalar(primals_1, 2.0)
    lt_1: "b8[3][1]cpu" = torch.ops.aten.lt.Scalar(primals_1, -1.0);  primals_1 = None
    logical_and_1: "b8[3][1]cpu" = torch.ops.aten.logical_and.default(gt_1, lt_1);  gt_1 = lt_1 = None
    where_1: "f32[3][1]cpu" = torch.ops.aten.where.self(logical_and_1, tangents_1, scalar_tensor_1);  logical_and_1 = tangents_1 = scalar_tensor_1 = None
    add: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(where, where_1);  where = where_1 = None
    return (clamp, sum_1, add)
