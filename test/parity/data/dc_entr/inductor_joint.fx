def forward(self, primals_1: "f32[4][1]cpu", tangents_1: "f32[4][1]cpu"):
    isnan: "b8[4][1]cpu" = torch.ops.aten.isnan.default(primals_1)
    gt: "b8[4][1]cpu" = torch.ops.aten.gt.Scalar(primals_1, 0)
    neg: "f32[4][1]cpu" = torch.ops.aten.neg.default(primals_1)
    log: "f32[4][1]cpu" = torch.ops.aten.log.default(primals_1)
    mul: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(neg, log);  neg = log = None
    eq: "b8[4][1]cpu" = torch.ops.aten.eq.Scalar(primals_1, 0)
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(-inf, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    scalar_tensor_1: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where: "f32[4][1]cpu" = torch.ops.aten.where.self(eq, scalar_tensor_1, scalar_tensor);  eq = scalar_tensor_1 = scalar_tensor = None
    where_1: "f32[4][1]cpu" = torch.ops.aten.where.self(gt, mul, where);  gt = mul = where = None
    where_2: "f32[4][1]cpu" = torch.ops.aten.where.self(isnan, primals_1, where_1);  isnan = where_1 = None
    log_1: "f32[4][1]cpu" = torch.ops.aten.log.default(primals_1);  primals_1 = None
    add: "f32[4][1]cpu" = torch.ops.aten.add.Scalar(log_1, 1);  log_1 = None
    neg_1: "f32[4][1]cpu" = torch.ops.aten.neg.default(add);  add = None
    mul_1: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, neg_1);  tangents_1 = neg_1 = None
    return (where_2, mul_1)
