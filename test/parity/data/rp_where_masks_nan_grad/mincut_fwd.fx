def forward(self, primals_1: "f32[3][1]cpu"):
    gt: "b8[3][1]cpu" = torch.ops.aten.gt.Scalar(primals_1, 0)
    log: "f32[3][1]cpu" = torch.ops.aten.log.default(primals_1)
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 2)
    where: "f32[3][1]cpu" = torch.ops.aten.where.self(gt, log, mul);  log = mul = None
    sqrt: "f32[3][1]cpu" = torch.ops.aten.sqrt.default(primals_1)
    detach: "f32[3][1]cpu" = torch.ops.aten.detach.default(sqrt)
    zeros_like: "f32[3][1]cpu" = torch.ops.aten.zeros_like.default(primals_1, pin_memory = False)
    where_1: "f32[3][1]cpu" = torch.ops.aten.where.self(gt, sqrt, zeros_like);  gt = sqrt = zeros_like = None
    detach_1: "f32[3][1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    return (where, where_1, primals_1, detach_1)
