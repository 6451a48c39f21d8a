def forward(self, primals_1: "f32[2, 3, 5][15, 5, 1]cpu", primals_2: "i64[2, 3][3, 1]cpu", tangents_1: "f32[][]cpu"):
    view: "f32[6, 5][5, 1]cpu" = torch.ops.aten.view.default(primals_1, [-1, 5]);  primals_1 = None
    _log_softmax: "f32[6, 5][5, 1]cpu" = torch.ops.aten._log_softmax.default(view, -1, False);  view = None
    alias: "f32[6, 5][5, 1]cpu" = torch.ops.aten.alias.default(_log_softmax)
    view_1: "i64[6][1]cpu" = torch.ops.aten.view.default(primals_2, [-1]);  primals_2 = None
    ne: "b8[6][1]cpu" = torch.ops.aten.ne.Scalar(view_1, 0)
    scalar_tensor: "i64[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.int64, layout = torch.strided, device = device(type='cpu'))
    where: "i64[6][1]cpu" = torch.ops.aten.where.self(ne, view_1, scalar_tensor);  ne = scalar_tensor = None
    unsqueeze: "i64[6, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(where, 1);  where = None
    gather: "f32[6, 1][1, 1]cpu" = torch.ops.aten.gather.default(_log_softmax, 1, unsqueeze);  unsqueeze = None
    squeeze: "f32[6][1]cpu" = torch.ops.aten.squeeze.dims(gather, [1]);  gather = None
    neg: "f32[6][1]cpu" = torch.ops.aten.neg.default(squeeze);  squeeze = None
    ne_1: "b8[6][1]cpu" = torch.ops.aten.ne.Scalar(view_1, 0)
    scalar_tensor_1: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_1: "f32[6][1]cpu" = torch.ops.aten.where.self(ne_1, neg, scalar_tensor_1);  ne_1 = neg = scalar_tensor_1 = None
    ne_2: "b8[6][1]cpu" = torch.ops.aten.ne.Scalar(view_1, 0)
    sum_1: "i64[][]cpu" = torch.ops.aten.sum.dim_IntList(ne_2, []);  ne_2 = None
    _to_copy: "f32[][]cpu" = torch.ops.aten._to_copy.default(sum_1, dtype = torch.float32, device = device(type='cpu'));  sum_1 = None
    sum_2: "f32[][]cpu" = torch.ops.aten.sum.dim_IntList(where_1, []);  where_1 = None
    div: "f32[][]cpu" = torch.ops.aten.div.Tensor(sum_2, _to_copy);  sum_2 = None
    div_1: "f32[][]cpu" = torch.ops.aten.div.Tensor(tangents_1, _to_copy);  tangents_1 = _to_copy = None
    unsqueeze_1: "i64[6, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(view_1, 1);  view_1 = None
    ne_3: "b8[6, 1][1, 1]cpu" = torch.ops.aten.ne.Scalar(unsqueeze_1, 0)
    scalar_tensor_2: "i64[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.int64, layout = torch.strided, device = device(type='cpu'))
    where_2: "i64[6, 1][1, 1]cpu" = torch.ops.aten.where.self(ne_3, unsqueeze_1, scalar_tensor_2);  ne_3 = scalar_tensor_2 = None
    full_like: "f32[6, 5][5, 1]cpu" = torch.ops.aten.full_like.default(_log_softmax, 0, pin_memory = False, memory_format = torch.preserve_format);  _log_softmax = None
    scatter: "f32[6, 5][5, 1]cpu" = torch.ops.aten.scatter.value(full_like, 1, where_2, -1.0);  full_like = where_2 = None
    ne_4: "b8[6, 1][1, 1]cpu" = torch.ops.aten.ne.Scalar(unsqueeze_1, 0);  unsqueeze_1 = None
    scalar_tensor_3: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_3: "f32[6, 1][1, 1]cpu" = torch.ops.aten.where.self(ne_4, div_1, scalar_tensor_3);  ne_4 = div_1 = scalar_tensor_3 = None
    mul: "f32[6, 5][5, 1]cpu" = torch.ops.aten.mul.Tensor(scatter, where_3);  scatter = where_3 = None
    alias_1: "f32[6, 5][5, 1]cpu" = torch.ops.aten.alias.default(alias);  alias = None
    exp: "f32[6, 5][5, 1]cpu" = torch.ops.aten.exp.default(alias_1);  alias_1 = None
    sum_3: "f32[6, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul, [-1], True)
    mul_1: "f32[6, 5][5, 1]cpu" = torch.ops.aten.mul.Tensor(exp, sum_3);  exp = sum_3 = None
    sub: "f32[6, 5][5, 1]cpu" = torch.ops.aten.sub.Tensor(mul, mul_1);  mul = mul_1 = None
    view_2: "f32[2, 3, 5][15, 5, 1]cpu" = torch.ops.aten.view.default(sub, [2, 3, 5]);  sub = None
    return (div, view_2, None)
