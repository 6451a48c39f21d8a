def forward(self, primals_1: "f32[20][1]cpu", detach: "f32[20][1]cpu", tangents_1: "f32[20][1]cpu"):
    detach_1: "f32[20][1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    abs_1: "f32[20][1]cpu" = torch.ops.aten.abs.default(primals_1)
    le: "b8[20][1]cpu" = torch.ops.aten.le.Scalar(abs_1, 1.1920928955078125e-07);  abs_1 = None
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(1.1920928955078125e-07, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where: "f32[20][1]cpu" = torch.ops.aten.where.self(le, scalar_tensor, primals_1);  scalar_tensor = primals_1 = None
    reciprocal: "f32[20][1]cpu" = torch.ops.aten.reciprocal.default(where)
    mul: "f32[20][1]cpu" = torch.ops.aten.mul.Tensor(detach_1, reciprocal);  detach_1 = reciprocal = None
    special_bessel_j0: "f32[20][1]cpu" = torch.ops.aten.special_bessel_j0.default(where);  where = None
    sub: "f32[20][1]cpu" = torch.ops.aten.sub.Tensor(special_bessel_j0, mul);  special_bessel_j0 = mul = None
    scalar_tensor_1: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.5, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_1: "f32[20][1]cpu" = torch.ops.aten.where.self(le, scalar_tensor_1, sub);  le = scalar_tensor_1 = sub = None
    mul_1: "f32[20][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, where_1);  tangents_1 = where_1 = None
    return (mul_1,)
