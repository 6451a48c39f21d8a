def forward(self, primals_1: "f32[3][1]cpu", tangents_1: "f32[3][1]cpu", tangents_2: "f32[3][1]cpu", tangents_3: "f32[3][1]cpu"):
    logit_backward: "f32[3][1]cpu" = torch.ops.aten.logit_backward.default(tangents_3, primals_1, 1e-06);  tangents_3 = None
    erfinv_1: "f32[3][1]cpu" = torch.ops.aten.erfinv.default(primals_1)
    pow_1: "f32[3][1]cpu" = torch.ops.aten.pow.Tensor_Scalar(erfinv_1, 2);  erfinv_1 = None
    exp: "f32[3][1]cpu" = torch.ops.aten.exp.default(pow_1);  pow_1 = None
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Scalar(exp, 0.8862269254527579);  exp = None
    mul_1: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(mul, tangents_2);  mul = tangents_2 = None
    add: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(logit_backward, mul_1);  logit_backward = mul_1 = None
    mul_2: "f32[3][1]cpu" = torch.ops.aten.mul.Scalar(primals_1, 3.141592653589793)
    mul_3: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, primals_1);  primals_1 = None
    mul_4: "f32[3][1]cpu" = torch.ops.aten.mul.Scalar(mul_3, 3.141592653589793);  mul_3 = None
    sin: "f32[3][1]cpu" = torch.ops.aten.sin.default(mul_2)
    cos: "f32[3][1]cpu" = torch.ops.aten.cos.default(mul_2)
    mul_5: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(mul_2, cos);  mul_2 = cos = None
    sub: "f32[3][1]cpu" = torch.ops.aten.sub.Tensor(mul_5, sin);  mul_5 = sin = None
    div: "f32[3][1]cpu" = torch.ops.aten.div.Tensor(sub, mul_4);  sub = None
    mul_6: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, div);  tangents_1 = div = None
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    eq: "b8[3][1]cpu" = torch.ops.aten.eq.Scalar(mul_4, 0.0);  mul_4 = None
    where: "f32[3][1]cpu" = torch.ops.aten.where.self(eq, scalar_tensor, mul_6);  eq = scalar_tensor = mul_6 = None
    add_1: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(add, where);  add = where = None
    return (add_1,)
