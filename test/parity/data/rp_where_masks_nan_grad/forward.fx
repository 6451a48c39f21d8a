def forward(self, primals_1: "f32[3][1]cpu"):
    gt: "b8[3][1]cpu" = torch.ops.aten.gt.Scalar(primals_1, 0)
    log: "f32[3][1]cpu" = torch.ops.aten.log.default(primals_1)
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 2)
    where: "f32[3][1]cpu" = torch.ops.aten.where.self(gt, log, mul);  gt = log = mul = None
    gt_1: "b8[3][1]cpu" = torch.ops.aten.gt.Scalar(primals_1, 0)
    sqrt: "f32[3][1]cpu" = torch.ops.aten.sqrt.default(primals_1)
    zeros_like: "f32[3][1]cpu" = torch.ops.aten.zeros_like.default(primals_1, pin_memory = False);  primals_1 = None
    where_1: "f32[3][1]cpu" = torch.ops.aten.where.self(gt_1, sqrt, zeros_like);  gt_1 = sqrt = zeros_like = None
    return (where, where_1)
