def forward(self, primals_1: "f32[4][1]cpu", primals_2: "f32[4][1]cpu", primals_3: "f32[4][1]cpu", primals_4: "f32[4][1]cpu", tangents_1: "f32[][]cpu"):
    expand: "f32[4][1]cpu" = torch.ops.aten.expand.default(primals_3, [4])
    sub: "f32[4][1]cpu" = torch.ops.aten.sub.Tensor(primals_2, 1)
    neg: "f32[4][1]cpu" = torch.ops.aten.neg.default(primals_1)
    log1p: "f32[4][1]cpu" = torch.ops.aten.log1p.default(neg);  neg = None
    full: "f32[][]cpu" = torch.ops.aten.full.default([], -100, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    maximum: "f32[4][1]cpu" = torch.ops.aten.maximum.default(log1p, full);  log1p = full = None
    mul: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(sub, maximum);  sub = maximum = None
    log: "f32[4][1]cpu" = torch.ops.aten.log.default(primals_1)
    full_1: "f32[][]cpu" = torch.ops.aten.full.default([], -100, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    maximum_1: "f32[4][1]cpu" = torch.ops.aten.maximum.default(log, full_1);  log = full_1 = None
    mul_1: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(primals_2, maximum_1);  maximum_1 = None
    sub_1: "f32[4][1]cpu" = torch.ops.aten.sub.Tensor(mul, mul_1);  mul = mul_1 = None
    mul_2: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(sub_1, expand);  sub_1 = None
    mean: "f32[][]cpu" = torch.ops.aten.mean.default(mul_2);  mul_2 = None
    sub_2: "f32[4][1]cpu" = torch.ops.aten.sub.Tensor(primals_3, 1)
    mul_3: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(sub_2, primals_2);  sub_2 = None
    add: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(mul_3, 1);  mul_3 = None
    sub_3: "f32[4][1]cpu" = torch.ops.aten.sub.Tensor(1, primals_2)
    mul_4: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(sub_3, primals_4);  sub_3 = None
    full_2: "f32[][]cpu" = torch.ops.aten.full.default([], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    minimum: "f32[4][1]cpu" = torch.ops.aten.minimum.default(full_2, primals_4);  full_2 = None
    abs_1: "f32[4][1]cpu" = torch.ops.aten.abs.default(primals_4)
    neg_1: "f32[4][1]cpu" = torch.ops.aten.neg.default(abs_1);  abs_1 = None
    exp: "f32[4][1]cpu" = torch.ops.aten.exp.default(neg_1);  neg_1 = None
    log1p_1: "f32[4][1]cpu" = torch.ops.aten.log1p.default(exp);  exp = None
    sub_4: "f32[4][1]cpu" = torch.ops.aten.sub.Tensor(minimum, log1p_1);  minimum = log1p_1 = None
    mul_5: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(add, sub_4);  add = sub_4 = None
    sub_5: "f32[4][1]cpu" = torch.ops.aten.sub.Tensor(mul_4, mul_5);  mul_4 = mul_5 = None
    mean_1: "f32[][]cpu" = torch.ops.aten.mean.default(sub_5);  sub_5 = None
    add_1: "f32[][]cpu" = torch.ops.aten.add.Tensor(mean, mean_1);  mean = mean_1 = None
    mul_6: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(primals_3, primals_2);  primals_3 = None
    add_2: "f32[4][1]cpu" = torch.ops.aten.add.Scalar(mul_6, 1)
    sub_6: "f32[4][1]cpu" = torch.ops.aten.sub.Tensor(add_2, primals_2);  add_2 = None
    sigmoid: "f32[4][1]cpu" = torch.ops.aten.sigmoid.default(primals_4);  primals_4 = None
    mul_7: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(sub_6, sigmoid);  sub_6 = sigmoid = None
    sub_7: "f32[4][1]cpu" = torch.ops.aten.sub.Tensor(mul_7, mul_6);  mul_7 = mul_6 = None
    mul_8: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(sub_7, tangents_1);  sub_7 = None
    div: "f32[4][1]cpu" = torch.ops.aten.div.Scalar(mul_8, 4);  mul_8 = None
    sub_8: "f32[4][1]cpu" = torch.ops.aten.sub.Tensor(primals_1, primals_2);  primals_2 = None
    mul_9: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, sub_8);  tangents_1 = sub_8 = None
    sub_9: "f32[4][1]cpu" = torch.ops.aten.sub.Tensor(1, primals_1)
    mul_10: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, sub_9);  primals_1 = sub_9 = None
    clamp_min: "f32[4][1]cpu" = torch.ops.aten.clamp_min.default(mul_10, 1e-12);  mul_10 = None
    div_1: "f32[4][1]cpu" = torch.ops.aten.div.Tensor(mul_9, clamp_min);  mul_9 = clamp_min = None
    mul_11: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(div_1, expand);  div_1 = expand = None
    div_2: "f32[4][1]cpu" = torch.ops.aten.div.Tensor(mul_11, 4);  mul_11 = None
    return (add_1, div_2, None, None, div)
