def forward(self, primals_1: "f32[5][1]cpu", primals_2: "f32[5][1]cpu"):
    full: "f32[5][1]cpu" = torch.ops.aten.full.default([5], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    full_1: "f32[5][1]cpu" = torch.ops.aten.full.default([5], 8.396163642458497, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    sub: "f32[5][1]cpu" = torch.ops.aten.sub.Tensor(full_1, primals_1);  full_1 = None
    clamp_min: "f32[5][1]cpu" = torch.ops.aten.clamp_min.default(sub, 0)
    ne: "b8[5][1]cpu" = torch.ops.aten.ne.Scalar(primals_2, 1)
    where: "f32[5][1]cpu" = torch.ops.aten.where.self(ne, clamp_min, full);  clamp_min = None
    ne_1: "b8[5][1]cpu" = torch.ops.aten.ne.Scalar(primals_2, -1);  primals_2 = None
    where_1: "f32[5][1]cpu" = torch.ops.aten.where.self(ne_1, primals_1, full);  primals_1 = full = None
    add: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(where, where_1);  where = where_1 = None
    gt: "b8[5][1]cpu" = torch.ops.aten.gt.Scalar(sub, 0);  sub = None
    return (add, ne, ne_1, gt)
