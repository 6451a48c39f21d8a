def forward(self, primals_1: "f32[3][1]cpu", tangents_1: "f32[3][1]cpu"):
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 1);  primals_1 = None
    sinc: "f32[3][1]cpu" = torch.ops.aten.sinc.default(mul)
    mul_5: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, sinc);  sinc = None
    erfc: "f32[3][1]cpu" = torch.ops.aten.erfc.default(mul)
    mul_6: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, erfc);  erfc = None
    clone: "f32[3][1]cpu" = torch.ops.aten.clone.default(mul);  mul = None
    polygamma: "f32[3][1]cpu" = torch.ops.aten.polygamma.default(1, clone)
    mul_7: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, polygamma);  polygamma = None
    mul_8: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(mul_7, 1);  mul_7 = None
    pow_1: "f32[3][1]cpu" = torch.ops.aten.pow.Tensor_Scalar(clone, 2)
    neg: "f32[3][1]cpu" = torch.ops.aten.neg.default(pow_1);  pow_1 = None
    exp: "f32[3][1]cpu" = torch.ops.aten.exp.default(neg);  neg = None
    mul_9: "f32[3][1]cpu" = torch.ops.aten.mul.Scalar(exp, -1.1283791670955126);  exp = None
    mul_10: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(mul_9, mul_5);  mul_9 = mul_5 = None
    mul_11: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(mul_10, 1);  mul_10 = None
    add_2: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(mul_8, mul_11);  mul_8 = mul_11 = None
    mul_12: "f32[3][1]cpu" = torch.ops.aten.mul.Scalar(clone, 3.141592653589793)
    mul_13: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(clone, clone)
    mul_14: "f32[3][1]cpu" = torch.ops.aten.mul.Scalar(mul_13, 3.141592653589793);  mul_13 = None
    sin: "f32[3][1]cpu" = torch.ops.aten.sin.default(mul_12)
    cos: "f32[3][1]cpu" = torch.ops.aten.cos.default(mul_12)
    mul_15: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(mul_12, cos);  mul_12 = cos = None
    sub: "f32[3][1]cpu" = torch.ops.aten.sub.Tensor(mul_15, sin);  mul_15 = sin = None
    div: "f32[3][1]cpu" = torch.ops.aten.div.Tensor(sub, mul_14);  sub = None
    mul_16: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(mul_6, div);  mul_6 = div = None
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    eq: "b8[3][1]cpu" = torch.ops.aten.eq.Scalar(mul_14, 0.0);  mul_14 = None
    where: "f32[3][1]cpu" = torch.ops.aten.where.self(eq, scalar_tensor, mul_16);  eq = scalar_tensor = mul_16 = None
    mul_17: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(where, 1);  where = None
    add_3: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(add_2, mul_17);  add_2 = mul_17 = None
    digamma_1: "f32[3][1]cpu" = torch.ops.aten.digamma.default(clone);  clone = None
    mul_18: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, digamma_1);  tangents_1 = digamma_1 = None
    mul_19: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(mul_18, 1);  mul_18 = None
    add_4: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(add_3, mul_19);  add_3 = mul_19 = None
    return (add_4,)
