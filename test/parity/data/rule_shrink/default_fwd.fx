def forward(self, primals_1: "f32[5][1]cpu"):
    abs_1: "f32[5][1]cpu" = torch.ops.aten.abs.default(primals_1)
    le: "b8[5][1]cpu" = torch.ops.aten.le.Scalar(abs_1, 0.3);  abs_1 = None
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where: "f32[5][1]cpu" = torch.ops.aten.where.self(le, scalar_tensor, primals_1);  scalar_tensor = None
    abs_2: "f32[5][1]cpu" = torch.ops.aten.abs.default(primals_1)
    gt: "b8[5][1]cpu" = torch.ops.aten.gt.Scalar(abs_2, 0.2);  abs_2 = None
    sign: "f32[5][1]cpu" = torch.ops.aten.sign.default(primals_1)
    mul: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(sign, 0.2);  sign = None
    sub: "f32[5][1]cpu" = torch.ops.aten.sub.Tensor(primals_1, mul);  mul = None
    mul_1: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 0)
    where_1: "f32[5][1]cpu" = torch.ops.aten.where.self(gt, sub, mul_1);  sub = mul_1 = None
    add: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(where, where_1);  where = where_1 = None
    tanh: "f32[5][1]cpu" = torch.ops.aten.tanh.default(primals_1)
    detach: "f32[5][1]cpu" = torch.ops.aten.detach.default(tanh)
    sub_1: "f32[5][1]cpu" = torch.ops.aten.sub.Tensor(primals_1, tanh);  tanh = None
    add_1: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(add, sub_1);  add = sub_1 = None
    hardtanh: "f32[5][1]cpu" = torch.ops.aten.hardtanh.default(primals_1, 0, 6)
    add_2: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(add_1, hardtanh);  add_1 = hardtanh = None
    elu: "f32[5][1]cpu" = torch.ops.aten.elu.default(primals_1, 1.6732632423543772, 1.0507009873554805)
    add_3: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(add_2, elu);  add_2 = elu = None
    return (add_3, primals_1, le, gt, detach)
