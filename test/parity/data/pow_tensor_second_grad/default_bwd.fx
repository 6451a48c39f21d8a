def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "f32[3][1]cpu", detach: "f32[2, 3][3, 1]cpu", tangents_1: "f32[2, 3][3, 1]cpu"):
    detach_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    ge: "b8[3][1]cpu" = torch.ops.aten.ge.Scalar(primals_2, 0);  primals_2 = None
    eq: "b8[2, 3][3, 1]cpu" = torch.ops.aten.eq.Scalar(primals_1, 0)
    logical_and: "b8[2, 3][3, 1]cpu" = torch.ops.aten.logical_and.default(eq, ge);  eq = ge = None
    log: "f32[2, 3][3, 1]cpu" = torch.ops.aten.log.default(primals_1);  primals_1 = None
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(detach_1, log);  detach_1 = log = None
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where: "f32[2, 3][3, 1]cpu" = torch.ops.aten.where.self(logical_and, scalar_tensor, mul);  logical_and = scalar_tensor = mul = None
    mul_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, where);  tangents_1 = where = None
    sum_1: "f32[1, 3][3, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_1, [0], True);  mul_1 = None
    view: "f32[3][1]cpu" = torch.ops.aten.view.default(sum_1, [3]);  sum_1 = None
    return (None, view)
