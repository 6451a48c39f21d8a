def forward(self, primals_1: "f32[5][1]cpu", primals_2: "f32[5][1]cpu", primals_3: "f32[5][1]cpu", primals_4: "f32[5][1]cpu", tangents_1: "f32[][]cpu", tangents_2: "f32[][]cpu", tangents_3: "f32[5][1]cpu"):
    sub: "f32[5][1]cpu" = torch.ops.aten.sub.Tensor(primals_2, 1)
    neg: "f32[5][1]cpu" = torch.ops.aten.neg.default(primals_1)
    log1p: "f32[5][1]cpu" = torch.ops.aten.log1p.default(neg);  neg = None
    full: "f32[][]cpu" = torch.ops.aten.full.default([], -100, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    maximum: "f32[5][1]cpu" = torch.ops.aten.maximum.default(log1p, full);  log1p = full = None
    mul: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(sub, maximum);  sub = maximum = None
    log: "f32[5][1]cpu" = torch.ops.aten.log.default(primals_1)
    full_1: "f32[][]cpu" = torch.ops.aten.full.default([], -100, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    maximum_1: "f32[5][1]cpu" = torch.ops.aten.maximum.default(log, full_1);  log = full_1 = None
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
    mul_4: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(add, sub_4);  add = sub_4 = None
    sub_5: "f32[5][1]cpu" = torch.ops.aten.sub.Tensor(mul_3, mul_4);  mul_3 = mul_4 = None
    mean_1: "f32[][]cpu" = torch.ops.aten.mean.default(sub_5);  sub_5 = None
    sub_6: "f32[5][1]cpu" = torch.ops.aten.sub.Tensor(1, primals_2)
    mul_5: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(sub_6, primals_3);  sub_6 = None
    full_3: "f32[][]cpu" = torch.ops.aten.full.default([], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    minimum_1: "f32[5][1]cpu" = torch.ops.aten.minimum.default(full_3, primals_3);  full_3 = None
    abs_2: "f32[5][1]cpu" = torch.ops.aten.abs.default(primals_3)
    neg_2: "f32[5][1]cpu" = torch.ops.aten.neg.default(abs_2);  abs_2 = None
    exp_1: "f32[5][1]cpu" = torch.ops.aten.exp.default(neg_2);  neg_2 = None
    log1p_2: "f32[5][1]cpu" = torch.ops.aten.log1p.default(exp_1);  exp_1 = None
    sub_7: "f32[5][1]cpu" = torch.ops.aten.sub.Tensor(minimum_1, log1p_2);  minimum_1 = log1p_2 = None
    sub_8: "f32[5][1]cpu" = torch.ops.aten.sub.Tensor(mul_5, sub_7);  mul_5 = sub_7 = None
    sigmoid: "f32[5][1]cpu" = torch.ops.aten.sigmoid.default(primals_3)
    sub_9: "f32[5][1]cpu" = torch.ops.aten.sub.Tensor(sigmoid, primals_2);  sigmoid = None
    mul_6: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(sub_9, tangents_3);  sub_9 = tangents_3 = None
    mul_7: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(primals_4, primals_2);  primals_4 = None
    add_1: "f32[5][1]cpu" = torch.ops.aten.add.Scalar(mul_7, 1)
    sub_10: "f32[5][1]cpu" = torch.ops.aten.sub.Tensor(add_1, primals_2);  add_1 = None
    sigmoid_1: "f32[5][1]cpu" = torch.ops.aten.sigmoid.default(primals_3);  primals_3 = None
    mul_8: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(sub_10, sigmoid_1);  sub_10 = sigmoid_1 = None
    sub_11: "f32[5][1]cpu" = torch.ops.aten.sub.Tensor(mul_8, mul_7);  mul_8 = mul_7 = None
    mul_9: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(sub_11, tangents_2);  sub_11 = tangents_2 = None
    div: "f32[5][1]cpu" = torch.ops.aten.div.Scalar(mul_9, 5);  mul_9 = None
    add_2: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(mul_6, div);  mul_6 = div = None
    sub_12: "f32[5][1]cpu" = torch.ops.aten.sub.Tensor(primals_1, primals_2);  primals_2 = None
    mul_10: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, sub_12);  tangents_1 = sub_12 = None
    sub_13: "f32[5][1]cpu" = torch.ops.aten.sub.Tensor(1, primals_1)
    mul_11: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, sub_13);  primals_1 = sub_13 = None
    clamp_min: "f32[5][1]cpu" = torch.ops.aten.clamp_min.default(mul_11, 1e-12);  mul_11 = None
    div_1: "f32[5][1]cpu" = torch.ops.aten.div.Tensor(mul_10, clamp_min);  mul_10 = clamp_min = None
    div_2: "f32[5][1]cpu" = torch.ops.aten.div.Tensor(div_1, 5);  div_1 = None
    return (mean, mean_1, sub_8, div_2, None, add_2, None)
