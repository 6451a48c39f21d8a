def forward(self, primals_1: "f32[4, 3][3, 1]cpu", primals_2: "f32[4, 3][3, 1]cpu", primals_3: "f32[3][1]cpu", primals_4: "f32[3][1]cpu", tangents_1: "f32[][]cpu"):
    sub: "f32[3][1]cpu" = torch.ops.aten.sub.Tensor(primals_4, 1)
    mul: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(sub, primals_2);  sub = None
    add: "f32[4, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(mul, 1);  mul = None
    sub_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(1, primals_2)
    mul_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(sub_1, primals_1);  sub_1 = None
    full: "f32[][]cpu" = torch.ops.aten.full.default([], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    minimum: "f32[4, 3][3, 1]cpu" = torch.ops.aten.minimum.default(full, primals_1);  full = None
    abs_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.abs.default(primals_1)
    neg: "f32[4, 3][3, 1]cpu" = torch.ops.aten.neg.default(abs_1);  abs_1 = None
    exp: "f32[4, 3][3, 1]cpu" = torch.ops.aten.exp.default(neg);  neg = None
    log1p: "f32[4, 3][3, 1]cpu" = torch.ops.aten.log1p.default(exp);  exp = None
    sub_2: "f32[4, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(minimum, log1p);  minimum = log1p = None
    mul_2: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(add, sub_2);  add = sub_2 = None
    sub_3: "f32[4, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(mul_1, mul_2);  mul_1 = mul_2 = None
    mul_3: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(sub_3, primals_3);  sub_3 = None
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.dim_IntList(mul_3, []);  mul_3 = None
    mul_4: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_4, primals_2)
    add_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.add.Scalar(mul_4, 1)
    sub_4: "f32[4, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(add_1, primals_2);  add_1 = primals_2 = None
    sigmoid: "f32[4, 3][3, 1]cpu" = torch.ops.aten.sigmoid.default(primals_1)
    mul_5: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(sub_4, sigmoid);  sub_4 = sigmoid = None
    sub_5: "f32[4, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(mul_5, mul_4);  mul_5 = mul_4 = None
    mul_6: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(sub_5, tangents_1);  sub_5 = None
    mul_7: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(mul_6, primals_3);  mul_6 = None
    neg_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.neg.default(primals_1)
    full_1: "f32[][]cpu" = torch.ops.aten.full.default([], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    minimum_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.minimum.default(full_1, neg_1);  full_1 = None
    abs_2: "f32[4, 3][3, 1]cpu" = torch.ops.aten.abs.default(neg_1);  neg_1 = None
    neg_2: "f32[4, 3][3, 1]cpu" = torch.ops.aten.neg.default(abs_2);  abs_2 = None
    exp_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.exp.default(neg_2);  neg_2 = None
    log1p_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.log1p.default(exp_1);  exp_1 = None
    sub_6: "f32[4, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(minimum_1, log1p_1);  minimum_1 = log1p_1 = None
    full_2: "f32[][]cpu" = torch.ops.aten.full.default([], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    minimum_2: "f32[4, 3][3, 1]cpu" = torch.ops.aten.minimum.default(full_2, primals_1);  full_2 = None
    abs_3: "f32[4, 3][3, 1]cpu" = torch.ops.aten.abs.default(primals_1);  primals_1 = None
    neg_3: "f32[4, 3][3, 1]cpu" = torch.ops.aten.neg.default(abs_3);  abs_3 = None
    exp_2: "f32[4, 3][3, 1]cpu" = torch.ops.aten.exp.default(neg_3);  neg_3 = None
    log1p_2: "f32[4, 3][3, 1]cpu" = torch.ops.aten.log1p.default(exp_2);  exp_2 = None
    sub_7: "f32[4, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(minimum_2, log1p_2);  minimum_2 = log1p_2 = None
    mul_8: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(sub_7, primals_4);  sub_7 = primals_4 = None
    sub_8: "f32[4, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(sub_6, mul_8);  sub_6 = mul_8 = None
    mul_9: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(sub_8, tangents_1);  sub_8 = tangents_1 = None
    mul_10: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(mul_9, primals_3);  mul_9 = primals_3 = None
    return (sum_1, mul_7, mul_10, None, None)
