def forward(self, primals_1: "f32[4, 5][5, 1]cpu", primals_2: "f32[4, 5][5, 1]cpu", tangents_1: "f32[][]cpu"):
    _log_softmax: "f32[4, 5][5, 1]cpu" = torch.ops.aten._log_softmax.default(primals_1, -1, False);  primals_1 = None
    alias: "f32[4, 5][5, 1]cpu" = torch.ops.aten.alias.default(_log_softmax)
    _softmax: "f32[4, 5][5, 1]cpu" = torch.ops.aten._softmax.default(primals_2, -1, False);  primals_2 = None
    mul: "f32[4, 5][5, 1]cpu" = torch.ops.aten.mul.Tensor(_softmax, _log_softmax);  _log_softmax = None
    eq: "b8[4, 5][5, 1]cpu" = torch.ops.aten.eq.Scalar(_softmax, 0)
    log: "f32[4, 5][5, 1]cpu" = torch.ops.aten.log.default(_softmax)
    mul_1: "f32[4, 5][5, 1]cpu" = torch.ops.aten.mul.Tensor(_softmax, log);  log = None
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where: "f32[4, 5][5, 1]cpu" = torch.ops.aten.where.self(eq, scalar_tensor, mul_1);  eq = scalar_tensor = mul_1 = None
    isnan: "b8[4, 5][5, 1]cpu" = torch.ops.aten.isnan.default(_softmax)
    scalar_tensor_1: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(nan, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_1: "f32[4, 5][5, 1]cpu" = torch.ops.aten.where.self(isnan, scalar_tensor_1, where);  isnan = scalar_tensor_1 = where = None
    sub: "f32[4, 5][5, 1]cpu" = torch.ops.aten.sub.Tensor(where_1, mul);  where_1 = mul = None
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.dim_IntList(sub, []);  sub = None
    div: "f32[][]cpu" = torch.ops.aten.div.Tensor(sum_1, 4);  sum_1 = None
    div_1: "f32[][]cpu" = torch.ops.aten.div.Tensor(tangents_1, 4);  tangents_1 = None
    expand: "f32[4, 5][0, 0]cpu" = torch.ops.aten.expand.default(div_1, [4, 5]);  div_1 = None
    neg: "f32[4, 5][5, 1]cpu" = torch.ops.aten.neg.default(expand);  expand = None
    mul_2: "f32[4, 5][5, 1]cpu" = torch.ops.aten.mul.Tensor(neg, _softmax);  neg = _softmax = None
    alias_1: "f32[4, 5][5, 1]cpu" = torch.ops.aten.alias.default(alias);  alias = None
    exp: "f32[4, 5][5, 1]cpu" = torch.ops.aten.exp.default(alias_1);  alias_1 = None
    sum_2: "f32[4, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_2, [-1], True)
    mul_3: "f32[4, 5][5, 1]cpu" = torch.ops.aten.mul.Tensor(exp, sum_2);  exp = sum_2 = None
    sub_1: "f32[4, 5][5, 1]cpu" = torch.ops.aten.sub.Tensor(mul_2, mul_3);  mul_2 = mul_3 = None
    return (div, sub_1, None)
