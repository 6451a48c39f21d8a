def forward(self, primals_1: "f32[4, 3][3, 1]cpu"):
    clone: "f32[4, 3][3, 1]cpu" = torch.ops.aten.clone.default(primals_1)
    gt: "b8[4, 3][3, 1]cpu" = torch.ops.aten.gt.Scalar(clone, 0)
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.5, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where: "f32[4, 3][3, 1]cpu" = torch.ops.aten.where.self(gt, scalar_tensor, clone);  gt = scalar_tensor = clone = None
    lt: "b8[4, 3][3, 1]cpu" = torch.ops.aten.lt.Scalar(where, -1)
    scalar_tensor_1: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(-1.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.where.self(lt, scalar_tensor_1, where);  lt = scalar_tensor_1 = where = None
    clamp_min: "f32[4, 3][3, 1]cpu" = torch.ops.aten.clamp_min.default(where_1, -0.7);  where_1 = None
    clamp_max: "f32[4, 3][3, 1]cpu" = torch.ops.aten.clamp_max.default(clamp_min, 0.7);  clamp_min = None
    sum_1: "f32[3][1]cpu" = torch.ops.aten.sum.dim_IntList(clamp_max, [0]);  clamp_max = None
    return (sum_1, primals_1)
