def forward(self, _to_copy: "f64[][]cpu", _to_copy_1: "f64[][]cpu", detach: "f64[][]cpu", tangents_1: "f64[][]cpu"):
    detach_1: "f64[][]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    ge: "b8[][]cpu" = torch.ops.aten.ge.Scalar(_to_copy, 0)
    eq: "b8[][]cpu" = torch.ops.aten.eq.Scalar(_to_copy_1, 0)
    logical_and: "b8[][]cpu" = torch.ops.aten.logical_and.default(eq, ge);  eq = ge = None
    log: "f64[][]cpu" = torch.ops.aten.log.default(_to_copy_1)
    mul: "f64[][]cpu" = torch.ops.aten.mul.Tensor(detach_1, log);  detach_1 = log = None
    scalar_tensor: "f64[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float64, layout = torch.strided, device = device(type='cpu'))
    where: "f64[][]cpu" = torch.ops.aten.where.self(logical_and, scalar_tensor, mul);  logical_and = scalar_tensor = mul = None
    mul_1: "f64[][]cpu" = torch.ops.aten.mul.Tensor(tangents_1, where);  where = None
    sub: "f64[][]cpu" = torch.ops.aten.sub.Scalar(_to_copy, 1)
    pow_2: "f64[][]cpu" = torch.ops.aten.pow.Tensor_Tensor(_to_copy_1, sub);  _to_copy_1 = sub = None
    mul_2: "f64[][]cpu" = torch.ops.aten.mul.Tensor(_to_copy, pow_2);  pow_2 = None
    mul_3: "f64[][]cpu" = torch.ops.aten.mul.Tensor(tangents_1, mul_2);  tangents_1 = mul_2 = None
    scalar_tensor_1: "f64[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float64, layout = torch.strided, device = device(type='cpu'))
    eq_1: "b8[][]cpu" = torch.ops.aten.eq.Scalar(_to_copy, 0.0);  _to_copy = None
    where_1: "f64[][]cpu" = torch.ops.aten.where.self(eq_1, scalar_tensor_1, mul_3);  eq_1 = scalar_tensor_1 = mul_3 = None
    _to_copy_2: "f32[][]cpu" = torch.ops.aten._to_copy.default(where_1, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'));  where_1 = None
    _to_copy_3: "f32[][]cpu" = torch.ops.aten._to_copy.default(mul_1, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'));  mul_1 = None
    return (_to_copy_2, _to_copy_3)
