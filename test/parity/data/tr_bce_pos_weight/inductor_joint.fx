def forward(self, primals_1: "f32[4, 3][3, 1]cpu", primals_2: "f32[4, 3][3, 1]cpu", primals_3: "f32[4, 3][3, 1]cpu", primals_4: "f32[3][1]cpu", tangents_1: "f32[][]cpu"):
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
    mean: "f32[][]cpu" = torch.ops.aten.mean.default(mul_3);  mul_3 = None
    mul_4: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_4, primals_2);  primals_4 = None
    add_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.add.Scalar(mul_4, 1)
    sub_4: "f32[4, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(add_1, primals_2);  add_1 = primals_2 = None
    sigmoid: "f32[4, 3][3, 1]cpu" = torch.ops.aten.sigmoid.default(primals_1);  primals_1 = None
    mul_5: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(sub_4, sigmoid);  sub_4 = sigmoid = None
    sub_5: "f32[4, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(mul_5, mul_4);  mul_5 = mul_4 = None
    mul_6: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(sub_5, tangents_1);  sub_5 = tangents_1 = None
    mul_7: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(mul_6, primals_3);  mul_6 = primals_3 = None
    div: "f32[4, 3][3, 1]cpu" = torch.ops.aten.div.Scalar(mul_7, 12);  mul_7 = None
    return (mean, div, None, None, None)
