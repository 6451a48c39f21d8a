def forward(self, primals_1: "f32[5, 5][5, 1]cpu", primals_2: "f32[5, 5][5, 1]cpu", tangents_1: "f32[][]cpu"):
    sub: "f32[5, 5][5, 1]cpu" = torch.ops.aten.sub.Tensor(primals_2, 1)
    neg: "f32[5, 5][5, 1]cpu" = torch.ops.aten.neg.default(primals_1)
    log1p: "f32[5, 5][5, 1]cpu" = torch.ops.aten.log1p.default(neg);  neg = None
    full: "f32[][]cpu" = torch.ops.aten.full.default([], -100, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    maximum: "f32[5, 5][5, 1]cpu" = torch.ops.aten.maximum.default(log1p, full);  log1p = full = None
    mul: "f32[5, 5][5, 1]cpu" = torch.ops.aten.mul.Tensor(sub, maximum);  sub = maximum = None
    log: "f32[5, 5][5, 1]cpu" = torch.ops.aten.log.default(primals_1)
    full_1: "f32[][]cpu" = torch.ops.aten.full.default([], -100, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    maximum_1: "f32[5, 5][5, 1]cpu" = torch.ops.aten.maximum.default(log, full_1);  log = full_1 = None
    mul_1: "f32[5, 5][5, 1]cpu" = torch.ops.aten.mul.Tensor(primals_2, maximum_1);  maximum_1 = None
    sub_1: "f32[5, 5][5, 1]cpu" = torch.ops.aten.sub.Tensor(mul, mul_1);  mul = mul_1 = None
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.dim_IntList(sub_1, []);  sub_1 = None
    sub_2: "f32[5, 5][5, 1]cpu" = torch.ops.aten.sub.Tensor(primals_1, primals_2);  primals_2 = None
    mul_2: "f32[5, 5][5, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, sub_2);  sub_2 = None
    sub_3: "f32[5, 5][5, 1]cpu" = torch.ops.aten.sub.Tensor(1, primals_1)
    mul_3: "f32[5, 5][5, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, sub_3);  sub_3 = None
    clamp: "f32[5, 5][5, 1]cpu" = torch.ops.aten.clamp.default(mul_3, 1e-12);  mul_3 = None
    div: "f32[5, 5][5, 1]cpu" = torch.ops.aten.div.Tensor(mul_2, clamp);  mul_2 = clamp = None
    lt: "b8[5, 5][5, 1]cpu" = torch.ops.aten.lt.Scalar(primals_1, -1.0)
    gt: "b8[5, 5][5, 1]cpu" = torch.ops.aten.gt.Scalar(primals_1, 2.0)
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(2.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where: "f32[5, 5][5, 1]cpu" = torch.ops.aten.where.self(gt, scalar_tensor, primals_1);  gt = scalar_tensor = primals_1 = None
    scalar_tensor_1: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(-1.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_1: "f32[5, 5][5, 1]cpu" = torch.ops.aten.where.self(lt, scalar_tensor_1, where);  lt = scalar_tensor_1 = where = None
    sub_4: "f32[5, 5][5, 1]cpu" = torch.ops.aten.sub.Tensor(1, where_1)
    div_1: "f32[5, 5][5, 1]cpu" = torch.ops.aten.div.Tensor(where_1, sub_4);  where_1 = sub_4 = None
    log_1: "f32[5, 5][5, 1]cpu" = torch.ops.aten.log.default(div_1);  div_1 = None
    neg_1: "f32[5, 5][5, 1]cpu" = torch.ops.aten.neg.default(log_1);  log_1 = None
    mul_4: "f32[5, 5][5, 1]cpu" = torch.ops.aten.mul.Tensor(neg_1, tangents_1);  neg_1 = tangents_1 = None
    return (sum_1, div, mul_4)
