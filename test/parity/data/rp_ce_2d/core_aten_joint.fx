def forward(self, primals_1: "f32[2, 3, 2, 2][12, 4, 2, 1]cpu", primals_2: "i64[2, 2, 2][4, 2, 1]cpu", primals_3: "f32[3][1]cpu", tangents_1: "f32[][]cpu", tangents_2: "f32[2, 2, 2][4, 2, 1]cpu"):
    _log_softmax: "f32[2, 3, 2, 2][12, 4, 2, 1]cpu" = torch.ops.aten._log_softmax.default(primals_1, 1, False)
    alias: "f32[2, 3, 2, 2][12, 4, 2, 1]cpu" = torch.ops.aten.alias.default(_log_softmax)
    ne: "b8[2, 2, 2][4, 2, 1]cpu" = torch.ops.aten.ne.Scalar(primals_2, -100)
    scalar_tensor: "i64[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.int64, layout = torch.strided, device = device(type='cpu'))
    where: "i64[2, 2, 2][4, 2, 1]cpu" = torch.ops.aten.where.self(ne, primals_2, scalar_tensor);  ne = scalar_tensor = None
    unsqueeze: "i64[2, 1, 2, 2][4, 4, 2, 1]cpu" = torch.ops.aten.unsqueeze.default(where, 1);  where = None
    gather: "f32[2, 1, 2, 2][4, 4, 2, 1]cpu" = torch.ops.aten.gather.default(_log_softmax, 1, unsqueeze);  unsqueeze = None
    squeeze: "f32[2, 2, 2][4, 2, 1]cpu" = torch.ops.aten.squeeze.dims(gather, [1]);  gather = None
    neg: "f32[2, 2, 2][4, 2, 1]cpu" = torch.ops.aten.neg.default(squeeze);  squeeze = None
    ne_1: "b8[2, 2, 2][4, 2, 1]cpu" = torch.ops.aten.ne.Scalar(primals_2, -100)
    scalar_tensor_1: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_1: "f32[2, 2, 2][4, 2, 1]cpu" = torch.ops.aten.where.self(ne_1, neg, scalar_tensor_1);  ne_1 = neg = scalar_tensor_1 = None
    ne_2: "b8[2, 2, 2][4, 2, 1]cpu" = torch.ops.aten.ne.Scalar(primals_2, -100)
    sum_1: "i64[][]cpu" = torch.ops.aten.sum.dim_IntList(ne_2, []);  ne_2 = None
    _to_copy: "f32[][]cpu" = torch.ops.aten._to_copy.default(sum_1, dtype = torch.float32, device = device(type='cpu'));  sum_1 = None
    sum_2: "f32[][]cpu" = torch.ops.aten.sum.dim_IntList(where_1, []);  where_1 = None
    div: "f32[][]cpu" = torch.ops.aten.div.Tensor(sum_2, _to_copy);  sum_2 = None
    _log_softmax_1: "f32[2, 3, 2, 2][12, 4, 2, 1]cpu" = torch.ops.aten._log_softmax.default(primals_1, 1, False);  primals_1 = None
    alias_1: "f32[2, 3, 2, 2][12, 4, 2, 1]cpu" = torch.ops.aten.alias.default(_log_softmax_1)
    view: "f32[1, 3, 1, 1][3, 1, 1, 1]cpu" = torch.ops.aten.view.default(primals_3, [1, 3, 1, 1])
    mul: "f32[2, 3, 2, 2][12, 4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(_log_softmax_1, view);  view = None
    ne_3: "b8[2, 2, 2][4, 2, 1]cpu" = torch.ops.aten.ne.Scalar(primals_2, -100)
    scalar_tensor_2: "i64[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.int64, layout = torch.strided, device = device(type='cpu'))
    where_2: "i64[2, 2, 2][4, 2, 1]cpu" = torch.ops.aten.where.self(ne_3, primals_2, scalar_tensor_2);  ne_3 = scalar_tensor_2 = None
    unsqueeze_1: "i64[2, 1, 2, 2][4, 4, 2, 1]cpu" = torch.ops.aten.unsqueeze.default(where_2, 1);  where_2 = None
    gather_1: "f32[2, 1, 2, 2][4, 4, 2, 1]cpu" = torch.ops.aten.gather.default(mul, 1, unsqueeze_1);  mul = unsqueeze_1 = None
    squeeze_1: "f32[2, 2, 2][4, 2, 1]cpu" = torch.ops.aten.squeeze.dims(gather_1, [1]);  gather_1 = None
    neg_1: "f32[2, 2, 2][4, 2, 1]cpu" = torch.ops.aten.neg.default(squeeze_1);  squeeze_1 = None
    ne_4: "b8[2, 2, 2][4, 2, 1]cpu" = torch.ops.aten.ne.Scalar(primals_2, -100)
    scalar_tensor_3: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_3: "f32[2, 2, 2][4, 2, 1]cpu" = torch.ops.aten.where.self(ne_4, neg_1, scalar_tensor_3);  ne_4 = neg_1 = scalar_tensor_3 = None
    unsqueeze_2: "i64[2, 1, 2, 2][4, 4, 2, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_2, 1)
    ne_5: "b8[2, 1, 2, 2][4, 4, 2, 1]cpu" = torch.ops.aten.ne.Scalar(unsqueeze_2, -100)
    scalar_tensor_4: "i64[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.int64, layout = torch.strided, device = device(type='cpu'))
    where_4: "i64[2, 1, 2, 2][4, 4, 2, 1]cpu" = torch.ops.aten.where.self(ne_5, unsqueeze_2, scalar_tensor_4);  ne_5 = scalar_tensor_4 = None
    full_like: "f32[2, 3, 2, 2][12, 4, 2, 1]cpu" = torch.ops.aten.full_like.default(_log_softmax_1, 0, pin_memory = False, memory_format = torch.preserve_format);  _log_softmax_1 = None
    scatter: "f32[2, 3, 2, 2][12, 4, 2, 1]cpu" = torch.ops.aten.scatter.value(full_like, 1, where_4, -1.0);  full_like = where_4 = None
    unsqueeze_3: "f32[2, 1, 2, 2][4, 4, 2, 1]cpu" = torch.ops.aten.unsqueeze.default(tangents_2, 1);  tangents_2 = None
    view_1: "f32[1, 3, 1, 1][3, 1, 1, 1]cpu" = torch.ops.aten.view.default(primals_3, [1, 3, 1, 1]);  primals_3 = None
    mul_1: "f32[2, 3, 2, 2][12, 4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(unsqueeze_3, view_1);  unsqueeze_3 = view_1 = None
    ne_6: "b8[2, 1, 2, 2][4, 4, 2, 1]cpu" = torch.ops.aten.ne.Scalar(unsqueeze_2, -100);  unsqueeze_2 = None
    scalar_tensor_5: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_5: "f32[2, 3, 2, 2][12, 4, 2, 1]cpu" = torch.ops.aten.where.self(ne_6, mul_1, scalar_tensor_5);  ne_6 = mul_1 = scalar_tensor_5 = None
    mul_2: "f32[2, 3, 2, 2][12, 4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(scatter, where_5);  scatter = where_5 = None
    alias_2: "f32[2, 3, 2, 2][12, 4, 2, 1]cpu" = torch.ops.aten.alias.default(alias_1);  alias_1 = None
    exp: "f32[2, 3, 2, 2][12, 4, 2, 1]cpu" = torch.ops.aten.exp.default(alias_2);  alias_2 = None
    sum_3: "f32[2, 1, 2, 2][4, 4, 2, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_2, [1], True)
    mul_3: "f32[2, 3, 2, 2][12, 4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(exp, sum_3);  exp = sum_3 = None
    sub: "f32[2, 3, 2, 2][12, 4, 2, 1]cpu" = torch.ops.aten.sub.Tensor(mul_2, mul_3);  mul_2 = mul_3 = None
    div_1: "f32[][]cpu" = torch.ops.aten.div.Tensor(tangents_1, _to_copy);  tangents_1 = _to_copy = None
    unsqueeze_4: "i64[2, 1, 2, 2][4, 4, 2, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_2, 1);  primals_2 = None
    ne_7: "b8[2, 1, 2, 2][4, 4, 2, 1]cpu" = torch.ops.aten.ne.Scalar(unsqueeze_4, -100)
    scalar_tensor_6: "i64[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.int64, layout = torch.strided, device = device(type='cpu'))
    where_6: "i64[2, 1, 2, 2][4, 4, 2, 1]cpu" = torch.ops.aten.where.self(ne_7, unsqueeze_4, scalar_tensor_6);  ne_7 = scalar_tensor_6 = None
    full_like_1: "f32[2, 3, 2, 2][12, 4, 2, 1]cpu" = torch.ops.aten.full_like.default(_log_softmax, 0, pin_memory = False, memory_format = torch.preserve_format);  _log_softmax = None
    scatter_1: "f32[2, 3, 2, 2][12, 4, 2, 1]cpu" = torch.ops.aten.scatter.value(full_like_1, 1, where_6, -1.0);  full_like_1 = where_6 = None
    ne_8: "b8[2, 1, 2, 2][4, 4, 2, 1]cpu" = torch.ops.aten.ne.Scalar(unsqueeze_4, -100);  unsqueeze_4 = None
    scalar_tensor_7: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_7: "f32[2, 1, 2, 2][4, 4, 2, 1]cpu" = torch.ops.aten.where.self(ne_8, div_1, scalar_tensor_7);  ne_8 = div_1 = scalar_tensor_7 = None
    mul_4: "f32[2, 3, 2, 2][12, 4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(scatter_1, where_7);  scatter_1 = where_7 = None
    alias_3: "f32[2, 3, 2, 2][12, 4, 2, 1]cpu" = torch.ops.aten.alias.default(alias);  alias = None
    exp_1: "f32[2, 3, 2, 2][12, 4, 2, 1]cpu" = torch.ops.aten.exp.default(alias_3);  alias_3 = None
    sum_4: "f32[2, 1, 2, 2][4, 4, 2, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_4, [1], True)
    mul_5: "f32[2, 3, 2, 2][12, 4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(exp_1, sum_4);  exp_1 = sum_4 = None
    sub_1: "f32[2, 3, 2, 2][12, 4, 2, 1]cpu" = torch.ops.aten.sub.Tensor(mul_4, mul_5);  mul_4 = mul_5 = None
    add: "f32[2, 3, 2, 2][12, 4, 2, 1]cpu" = torch.ops.aten.add.Tensor(sub, sub_1);  sub = sub_1 = None
    return (div, where_3, add, None, None)
