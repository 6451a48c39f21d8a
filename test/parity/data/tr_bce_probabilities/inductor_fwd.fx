def forward(self, primals_1: "f32[4, 3][3, 1]cpu", primals_2: "f32[3][1]cpu", primals_3: "f32[4][1]cpu"):
    mul: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, primals_2)
    sum_1: "f32[4][1]cpu" = torch.ops.aten.sum.dim_IntList(mul, [1]);  mul = None
    sigmoid: "f32[4][1]cpu" = torch.ops.aten.sigmoid.default(sum_1);  sum_1 = None
    sub: "f32[4][1]cpu" = torch.ops.aten.sub.Tensor(primals_3, 1)
    neg: "f32[4][1]cpu" = torch.ops.aten.neg.default(sigmoid)
    log1p: "f32[4][1]cpu" = torch.ops.aten.log1p.default(neg);  neg = None
    full: "f32[][]cpu" = torch.ops.aten.full.default([], -100, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    maximum: "f32[4][1]cpu" = torch.ops.aten.maximum.default(log1p, full);  log1p = None
    mul_1: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(sub, maximum);  sub = maximum = None
    log: "f32[4][1]cpu" = torch.ops.aten.log.default(sigmoid);  sigmoid = None
    maximum_1: "f32[4][1]cpu" = torch.ops.aten.maximum.default(log, full);  log = full = None
    mul_2: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(primals_3, maximum_1);  maximum_1 = None
    sub_1: "f32[4][1]cpu" = torch.ops.aten.sub.Tensor(mul_1, mul_2);  mul_1 = mul_2 = None
    mean: "f32[][]cpu" = torch.ops.aten.mean.default(sub_1);  sub_1 = None
    return (mean, primals_1, primals_2, primals_3)
