def forward(self, primals_1: "f32[5][1]cpu", primals_2: "f32[5][1]cpu", primals_3: "f32[5][1]cpu", primals_4: "f32[5][1]cpu"):
    sub: "f32[5][1]cpu" = torch.ops.aten.sub.Tensor(primals_2, 1)
    neg: "f32[5][1]cpu" = torch.ops.aten.neg.default(primals_1)
    log1p: "f32[5][1]cpu" = torch.ops.aten.log1p.default(neg);  neg = None
    full: "f32[][]cpu" = torch.ops.aten.full.default([], -100, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    maximum: "f32[5][1]cpu" = torch.ops.aten.maximum.default(log1p, full);  log1p = None
    mul: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(sub, maximum);  sub = maximum = None
    log: "f32[5][1]cpu" = torch.ops.aten.log.default(primals_1)
    maximum_1: "f32[5][1]cpu" = torch.ops.aten.maximum.default(log, full);  log = full = None
    mul_1: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(primals_2, maximum_1);  maximum_1 = None
    sub_1: "f32[5][1]cpu" = torch.ops.aten.sub.Tensor(mul, mul_1);  mul = mul_1 = None
    mean: "f32[][]cpu" = torch.ops.aten.mean.default(sub_1);  sub_1 = None
    sub_2: "f32[5][1]cpu" = torch.ops.aten.sub.Tensor(primals_4, 1)
    mul_2: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(sub_2, primals_2);  sub_2 = None
    add: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(mul_2, 1);  mul_2 = None
    sub_3: "f32[5][1]cpu" = torch.ops.aten.sub.Tensor(1, primals_2)
    mul_3: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(sub_3, primals_3);  sub_3 = None
    full_2: "f32[][]cpu" = torch.ops.aten.full.default([], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    minimum: "f32[5][1]cpu" = torch.ops.aten.minimum.default(full_2, primals_3);  full_2 = None
    abs_1: "f32[5][1]cpu" = torch.ops.aten.abs.default(primals_3)
    neg_1: "f32[5][1]cpu" = torch.ops.aten.neg.default(abs_1);  abs_1 = None
    exp: "f32[5][1]cpu" = torch.ops.aten.exp.default(neg_1);  neg_1 = None
    log1p_1: "f32[5][1]cpu" = torch.ops.aten.log1p.default(exp);  exp = None
    sub_4: "f32[5][1]cpu" = torch.ops.aten.sub.Tensor(minimum, log1p_1);  minimum = log1p_1 = None
    mul_4: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(add, sub_4);  add = None
    sub_5: "f32[5][1]cpu" = torch.ops.aten.sub.Tensor(mul_3, mul_4);  mul_4 = None
    mean_1: "f32[][]cpu" = torch.ops.aten.mean.default(sub_5);  sub_5 = None
    sub_8: "f32[5][1]cpu" = torch.ops.aten.sub.Tensor(mul_3, sub_4);  mul_3 = sub_4 = None
    return (mean, mean_1, sub_8, primals_1, primals_2, primals_3, primals_4)
