def forward(self, primals_1: "f32[3, 2][2, 1]cpu", tangents_1: "f32[3][1]cpu", tangents_2: "f32[2][1]cpu"):
    amax: "f32[3, 1][1, 1]cpu" = torch.ops.aten.amax.default(primals_1, [1], True)
    abs_1: "f32[3, 1][1, 1]cpu" = torch.ops.aten.abs.default(amax)
    eq: "b8[3, 1][1, 1]cpu" = torch.ops.aten.eq.Scalar(abs_1, inf);  abs_1 = None
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where: "f32[3, 1][1, 1]cpu" = torch.ops.aten.where.self(eq, scalar_tensor, amax);  eq = scalar_tensor = amax = None
    squeeze: "f32[3][1]cpu" = torch.ops.aten.squeeze.dims(where, [1])
    sub: "f32[3, 2][2, 1]cpu" = torch.ops.aten.sub.Tensor(primals_1, where);  where = None
    exp: "f32[3, 2][2, 1]cpu" = torch.ops.aten.exp.default(sub);  sub = None
    sum_1: "f32[3][1]cpu" = torch.ops.aten.sum.dim_IntList(exp, [1]);  exp = None
    log: "f32[3][1]cpu" = torch.ops.aten.log.default(sum_1);  sum_1 = None
    add: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(log, squeeze);  log = squeeze = None
    alias: "f32[3][1]cpu" = torch.ops.aten.alias.default(add)
    amax_1: "f32[1, 2][2, 1]cpu" = torch.ops.aten.amax.default(primals_1, [0], True)
    abs_2: "f32[1, 2][2, 1]cpu" = torch.ops.aten.abs.default(amax_1)
    eq_1: "b8[1, 2][2, 1]cpu" = torch.ops.aten.eq.Scalar(abs_2, inf);  abs_2 = None
    scalar_tensor_1: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_1: "f32[1, 2][2, 1]cpu" = torch.ops.aten.where.self(eq_1, scalar_tensor_1, amax_1);  eq_1 = scalar_tensor_1 = amax_1 = None
    squeeze_1: "f32[2][1]cpu" = torch.ops.aten.squeeze.dims(where_1, [0])
    sub_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.sub.Tensor(primals_1, where_1);  where_1 = None
    exp_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.exp.default(sub_1);  sub_1 = None
    sum_2: "f32[2][1]cpu" = torch.ops.aten.sum.dim_IntList(exp_1, [0]);  exp_1 = None
    log_1: "f32[2][1]cpu" = torch.ops.aten.log.default(sum_2);  sum_2 = None
    add_1: "f32[2][1]cpu" = torch.ops.aten.add.Tensor(log_1, squeeze_1);  log_1 = squeeze_1 = None
    alias_1: "f32[2][1]cpu" = torch.ops.aten.alias.default(add_1)
    alias_2: "f32[2][1]cpu" = torch.ops.aten.alias.default(alias_1);  alias_1 = None
    unsqueeze: "f32[1, 2][2, 1]cpu" = torch.ops.aten.unsqueeze.default(tangents_2, 0);  tangents_2 = None
    unsqueeze_1: "f32[1, 2][2, 1]cpu" = torch.ops.aten.unsqueeze.default(alias_2, 0);  alias_2 = None
    sub_2: "f32[3, 2][2, 1]cpu" = torch.ops.aten.sub.Tensor(primals_1, unsqueeze_1);  unsqueeze_1 = None
    exp_2: "f32[3, 2][2, 1]cpu" = torch.ops.aten.exp.default(sub_2);  sub_2 = None
    mul: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(unsqueeze, exp_2);  unsqueeze = exp_2 = None
    alias_3: "f32[3][1]cpu" = torch.ops.aten.alias.default(alias);  alias = None
    unsqueeze_2: "f32[3, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(tangents_1, 1);  tangents_1 = None
    unsqueeze_3: "f32[3, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(alias_3, 1);  alias_3 = None
    sub_3: "f32[3, 2][2, 1]cpu" = torch.ops.aten.sub.Tensor(primals_1, unsqueeze_3);  primals_1 = unsqueeze_3 = None
    exp_3: "f32[3, 2][2, 1]cpu" = torch.ops.aten.exp.default(sub_3);  sub_3 = None
    mul_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(unsqueeze_2, exp_3);  unsqueeze_2 = exp_3 = None
    add_2: "f32[3, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(mul, mul_1);  mul = mul_1 = None
    return (add, add_1, add_2)
