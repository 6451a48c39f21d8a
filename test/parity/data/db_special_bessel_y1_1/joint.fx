def forward(self, primals_1: "f32[20][1]cpu", tangents_1: "f32[20][1]cpu"):
    special_bessel_y1: "f32[20][1]cpu" = torch.ops.aten.special_bessel_y1.default(primals_1)
    detach: "f32[20][1]cpu" = torch.ops.aten.detach.default(special_bessel_y1)
    detach_1: "f32[20][1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    reciprocal: "f32[20][1]cpu" = torch.ops.aten.reciprocal.default(primals_1)
    mul: "f32[20][1]cpu" = torch.ops.aten.mul.Tensor(detach_1, reciprocal);  detach_1 = reciprocal = None
    special_bessel_y0: "f32[20][1]cpu" = torch.ops.aten.special_bessel_y0.default(primals_1)
    sub: "f32[20][1]cpu" = torch.ops.aten.sub.Tensor(special_bessel_y0, mul);  special_bessel_y0 = mul = None
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(inf, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    eq: "b8[20][1]cpu" = torch.ops.aten.eq.Scalar(primals_1, 0);  primals_1 = None
    where: "f32[20][1]cpu" = torch.ops.aten.where.self(eq, scalar_tensor, sub);  eq = scalar_tensor = sub = None
    mul_1: "f32[20][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, where);  tangents_1 = where = None
    return (special_bessel_y1, mul_1)
