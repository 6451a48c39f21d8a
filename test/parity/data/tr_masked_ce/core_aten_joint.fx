def forward(self, primals_1: "f32[2, 3, 5][15, 5, 1]cpu", primals_2: "i64[2, 3][3, 1]cpu", primals_3: "f32[2, 3][3, 1]cpu", tangents_1: "f32[][]cpu"):
    permute: "f32[2, 5, 3][15, 1, 5]cpu" = torch.ops.aten.permute.default(primals_1, [0, 2, 1]);  primals_1 = None
    _log_softmax: "f32[2, 5, 3][15, 3, 1]cpu" = torch.ops.aten._log_softmax.default(permute, 1, False);  permute = None
    alias: "f32[2, 5, 3][15, 3, 1]cpu" = torch.ops.aten.alias.default(_log_softmax)
    view: "f32[2, 5, 1, 3][15, 3, 3, 1]cpu" = torch.ops.aten.view.default(_log_softmax, [2, 5, 1, -1]);  _log_softmax = None
    view_1: "i64[2, 1, 3][3, 3, 1]cpu" = torch.ops.aten.view.default(primals_2, [2, 1, -1]);  primals_2 = None
    ne: "b8[2, 1, 3][3, 3, 1]cpu" = torch.ops.aten.ne.Scalar(view_1, -100)
    scalar_tensor: "i64[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.int64, layout = torch.strided, device = device(type='cpu'))
    where: "i64[2, 1, 3][3, 3, 1]cpu" = torch.ops.aten.where.self(ne, view_1, scalar_tensor);  ne = scalar_tensor = None
    unsqueeze: "i64[2, 1, 1, 3][3, 3, 3, 1]cpu" = torch.ops.aten.unsqueeze.default(where, 1);  where = None
    gather: "f32[2, 1, 1, 3][3, 3, 3, 1]cpu" = torch.ops.aten.gather.default(view, 1, unsqueeze);  unsqueeze = None
    squeeze: "f32[2, 1, 3][3, 3, 1]cpu" = torch.ops.aten.squeeze.dims(gather, [1]);  gather = None
    neg: "f32[2, 1, 3][3, 3, 1]cpu" = torch.ops.aten.neg.default(squeeze);  squeeze = None
    ne_1: "b8[2, 1, 3][3, 3, 1]cpu" = torch.ops.aten.ne.Scalar(view_1, -100)
    scalar_tensor_1: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_1: "f32[2, 1, 3][3, 3, 1]cpu" = torch.ops.aten.where.self(ne_1, neg, scalar_tensor_1);  ne_1 = neg = scalar_tensor_1 = None
    view_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.view.default(where_1, [2, 3]);  where_1 = None
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(view_2, primals_3);  view_2 = None
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.dim_IntList(mul, []);  mul = None
    sum_2: "f32[][]cpu" = torch.ops.aten.sum.dim_IntList(primals_3, [])
    div: "f32[][]cpu" = torch.ops.aten.div.Tensor(sum_1, sum_2);  sum_1 = None
    div_1: "f32[][]cpu" = torch.ops.aten.div.Tensor(tangents_1, sum_2);  tangents_1 = sum_2 = None
    expand: "f32[2, 3][0, 0]cpu" = torch.ops.aten.expand.default(div_1, [2, 3]);  div_1 = None
    mul_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(expand, primals_3);  expand = primals_3 = None
    view_3: "f32[2, 1, 3][3, 3, 1]cpu" = torch.ops.aten.view.default(mul_1, [2, 1, 3]);  mul_1 = None
    unsqueeze_1: "i64[2, 1, 1, 3][3, 3, 3, 1]cpu" = torch.ops.aten.unsqueeze.default(view_1, 1);  view_1 = None
    ne_2: "b8[2, 1, 1, 3][3, 3, 3, 1]cpu" = torch.ops.aten.ne.Scalar(unsqueeze_1, -100)
    scalar_tensor_2: "i64[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.int64, layout = torch.strided, device = device(type='cpu'))
    where_2: "i64[2, 1, 1, 3][3, 3, 3, 1]cpu" = torch.ops.aten.where.self(ne_2, unsqueeze_1, scalar_tensor_2);  ne_2 = scalar_tensor_2 = None
    full_like: "f32[2, 5, 1, 3][15, 3, 3, 1]cpu" = torch.ops.aten.full_like.default(view, 0, pin_memory = False, memory_format = torch.preserve_format);  view = None
    scatter: "f32[2, 5, 1, 3][15, 3, 3, 1]cpu" = torch.ops.aten.scatter.value(full_like, 1, where_2, -1.0);  full_like = where_2 = None
    unsqueeze_2: "f32[2, 1, 1, 3][3, 3, 3, 1]cpu" = torch.ops.aten.unsqueeze.default(view_3, 1);  view_3 = None
    ne_3: "b8[2, 1, 1, 3][3, 3, 3, 1]cpu" = torch.ops.aten.ne.Scalar(unsqueeze_1, -100);  unsqueeze_1 = None
    scalar_tensor_3: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_3: "f32[2, 1, 1, 3][3, 3, 3, 1]cpu" = torch.ops.aten.where.self(ne_3, unsqueeze_2, scalar_tensor_3);  ne_3 = unsqueeze_2 = scalar_tensor_3 = None
    mul_2: "f32[2, 5, 1, 3][15, 3, 3, 1]cpu" = torch.ops.aten.mul.Tensor(scatter, where_3);  scatter = where_3 = None
    view_4: "f32[2, 5, 3][15, 3, 1]cpu" = torch.ops.aten.view.default(mul_2, [2, 5, 3]);  mul_2 = None
    alias_1: "f32[2, 5, 3][15, 3, 1]cpu" = torch.ops.aten.alias.default(alias);  alias = None
    exp: "f32[2, 5, 3][15, 3, 1]cpu" = torch.ops.aten.exp.default(alias_1);  alias_1 = None
    sum_3: "f32[2, 1, 3][3, 3, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_4, [1], True)
    mul_3: "f32[2, 5, 3][15, 3, 1]cpu" = torch.ops.aten.mul.Tensor(exp, sum_3);  exp = sum_3 = None
    sub: "f32[2, 5, 3][15, 3, 1]cpu" = torch.ops.aten.sub.Tensor(view_4, mul_3);  view_4 = mul_3 = None
    permute_1: "f32[2, 3, 5][15, 1, 3]cpu" = torch.ops.aten.permute.default(sub, [0, 2, 1]);  sub = None
    return (div, permute_1, None, None)
