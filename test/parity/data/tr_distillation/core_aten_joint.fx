def forward(self, primals_1: "f32[4, 5][5, 1]cpu", primals_2: "f32[4, 5][5, 1]cpu", primals_3: "i64[4][1]cpu", tangents_1: "f32[][]cpu"):
    div: "f32[4, 5][5, 1]cpu" = torch.ops.aten.div.Tensor(primals_1, 2.0)
    _log_softmax: "f32[4, 5][5, 1]cpu" = torch.ops.aten._log_softmax.default(div, 1, False);  div = None
    alias: "f32[4, 5][5, 1]cpu" = torch.ops.aten.alias.default(_log_softmax)
    div_1: "f32[4, 5][5, 1]cpu" = torch.ops.aten.div.Tensor(primals_2, 2.0);  primals_2 = None
    _log_softmax_1: "f32[4, 5][5, 1]cpu" = torch.ops.aten._log_softmax.default(div_1, 1, False);  div_1 = None
    sub: "f32[4, 5][5, 1]cpu" = torch.ops.aten.sub.Tensor(_log_softmax_1, _log_softmax);  _log_softmax = None
    exp: "f32[4, 5][5, 1]cpu" = torch.ops.aten.exp.default(_log_softmax_1);  _log_softmax_1 = None
    mul: "f32[4, 5][5, 1]cpu" = torch.ops.aten.mul.Tensor(exp, sub);  sub = None
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.dim_IntList(mul, []);  mul = None
    div_2: "f32[][]cpu" = torch.ops.aten.div.Tensor(sum_1, 4);  sum_1 = None
    mul_1: "f32[][]cpu" = torch.ops.aten.mul.Tensor(div_2, 2.0);  div_2 = None
    mul_2: "f32[][]cpu" = torch.ops.aten.mul.Tensor(mul_1, 2.0);  mul_1 = None
    _log_softmax_2: "f32[4, 5][5, 1]cpu" = torch.ops.aten._log_softmax.default(primals_1, 1, False);  primals_1 = None
    alias_1: "f32[4, 5][5, 1]cpu" = torch.ops.aten.alias.default(_log_softmax_2)
    ne: "b8[4][1]cpu" = torch.ops.aten.ne.Scalar(primals_3, -100)
    scalar_tensor: "i64[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.int64, layout = torch.strided, device = device(type='cpu'))
    where: "i64[4][1]cpu" = torch.ops.aten.where.self(ne, primals_3, scalar_tensor);  ne = scalar_tensor = None
    unsqueeze: "i64[4, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(where, 1);  where = None
    gather: "f32[4, 1][1, 1]cpu" = torch.ops.aten.gather.default(_log_softmax_2, 1, unsqueeze);  unsqueeze = None
    squeeze: "f32[4][1]cpu" = torch.ops.aten.squeeze.dims(gather, [1]);  gather = None
    neg: "f32[4][1]cpu" = torch.ops.aten.neg.default(squeeze);  squeeze = None
    ne_1: "b8[4][1]cpu" = torch.ops.aten.ne.Scalar(primals_3, -100)
    scalar_tensor_1: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_1: "f32[4][1]cpu" = torch.ops.aten.where.self(ne_1, neg, scalar_tensor_1);  ne_1 = neg = scalar_tensor_1 = None
    ne_2: "b8[4][1]cpu" = torch.ops.aten.ne.Scalar(primals_3, -100)
    sum_2: "i64[][]cpu" = torch.ops.aten.sum.dim_IntList(ne_2, []);  ne_2 = None
    _to_copy: "f32[][]cpu" = torch.ops.aten._to_copy.default(sum_2, dtype = torch.float32, device = device(type='cpu'));  sum_2 = None
    sum_3: "f32[][]cpu" = torch.ops.aten.sum.dim_IntList(where_1, []);  where_1 = None
    div_3: "f32[][]cpu" = torch.ops.aten.div.Tensor(sum_3, _to_copy);  sum_3 = None
    add: "f32[][]cpu" = torch.ops.aten.add.Tensor(mul_2, div_3);  mul_2 = div_3 = None
    div_4: "f32[][]cpu" = torch.ops.aten.div.Tensor(tangents_1, _to_copy);  _to_copy = None
    unsqueeze_1: "i64[4, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_3, 1);  primals_3 = None
    ne_3: "b8[4, 1][1, 1]cpu" = torch.ops.aten.ne.Scalar(unsqueeze_1, -100)
    scalar_tensor_2: "i64[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.int64, layout = torch.strided, device = device(type='cpu'))
    where_2: "i64[4, 1][1, 1]cpu" = torch.ops.aten.where.self(ne_3, unsqueeze_1, scalar_tensor_2);  ne_3 = scalar_tensor_2 = None
    full_like: "f32[4, 5][5, 1]cpu" = torch.ops.aten.full_like.default(_log_softmax_2, 0, pin_memory = False, memory_format = torch.preserve_format);  _log_softmax_2 = None
    scatter: "f32[4, 5][5, 1]cpu" = torch.ops.aten.scatter.value(full_like, 1, where_2, -1.0);  full_like = where_2 = None
    ne_4: "b8[4, 1][1, 1]cpu" = torch.ops.aten.ne.Scalar(unsqueeze_1, -100);  unsqueeze_1 = None
    scalar_tensor_3: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_3: "f32[4, 1][1, 1]cpu" = torch.ops.aten.where.self(ne_4, div_4, scalar_tensor_3);  ne_4 = div_4 = scalar_tensor_3 = None
    mul_3: "f32[4, 5][5, 1]cpu" = torch.ops.aten.mul.Tensor(scatter, where_3);  scatter = where_3 = None
    alias_2: "f32[4, 5][5, 1]cpu" = torch.ops.aten.alias.default(alias_1);  alias_1 = None
    exp_1: "f32[4, 5][5, 1]cpu" = torch.ops.aten.exp.default(alias_2);  alias_2 = None
    sum_4: "f32[4, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_3, [1], True)
    mul_4: "f32[4, 5][5, 1]cpu" = torch.ops.aten.mul.Tensor(exp_1, sum_4);  exp_1 = sum_4 = None
    sub_1: "f32[4, 5][5, 1]cpu" = torch.ops.aten.sub.Tensor(mul_3, mul_4);  mul_3 = mul_4 = None
    mul_5: "f32[][]cpu" = torch.ops.aten.mul.Tensor(tangents_1, 2.0);  tangents_1 = None
    mul_6: "f32[][]cpu" = torch.ops.aten.mul.Tensor(mul_5, 2.0);  mul_5 = None
    div_5: "f32[][]cpu" = torch.ops.aten.div.Tensor(mul_6, 4);  mul_6 = None
    expand: "f32[4, 5][0, 0]cpu" = torch.ops.aten.expand.default(div_5, [4, 5]);  div_5 = None
    mul_7: "f32[4, 5][5, 1]cpu" = torch.ops.aten.mul.Tensor(expand, exp);  expand = exp = None
    neg_1: "f32[4, 5][5, 1]cpu" = torch.ops.aten.neg.default(mul_7);  mul_7 = None
    alias_3: "f32[4, 5][5, 1]cpu" = torch.ops.aten.alias.default(alias);  alias = None
    exp_2: "f32[4, 5][5, 1]cpu" = torch.ops.aten.exp.default(alias_3);  alias_3 = None
    sum_5: "f32[4, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(neg_1, [1], True)
    mul_8: "f32[4, 5][5, 1]cpu" = torch.ops.aten.mul.Tensor(exp_2, sum_5);  exp_2 = sum_5 = None
    sub_2: "f32[4, 5][5, 1]cpu" = torch.ops.aten.sub.Tensor(neg_1, mul_8);  neg_1 = mul_8 = None
    div_6: "f32[4, 5][5, 1]cpu" = torch.ops.aten.div.Tensor(sub_2, 2.0);  sub_2 = None
    add_1: "f32[4, 5][5, 1]cpu" = torch.ops.aten.add.Tensor(sub_1, div_6);  sub_1 = div_6 = None
    return (add, add_1, None, None)
