def forward(self, primals_1: "f32[4, 3][3, 1]cpu", primals_2: "f32[3, 5][5, 1]cpu", primals_3: "f32[3, 5][5, 1]cpu", primals_4: "i64[4][1]cpu", tangents_1: "f32[][]cpu"):
    mul: "f32[3, 5][5, 1]cpu" = torch.ops.aten.mul.Tensor(primals_3, 0.05)
    pow_1: "f32[3, 5][5, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(primals_3, 2);  primals_3 = None
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.dim_IntList(pow_1, None);  pow_1 = None
    pow_2: "f32[][]cpu" = torch.ops.aten.pow.Tensor_Scalar(sum_1, 0.5);  sum_1 = None
    add: "f32[][]cpu" = torch.ops.aten.add.Tensor(pow_2, 1e-12);  pow_2 = None
    div: "f32[3, 5][5, 1]cpu" = torch.ops.aten.div.Tensor(mul, add);  mul = add = None
    add_1: "f32[3, 5][5, 1]cpu" = torch.ops.aten.add.Tensor(primals_2, div);  primals_2 = div = None
    mm: "f32[4, 5][5, 1]cpu" = torch.ops.aten.mm.default(primals_1, add_1);  add_1 = None
    _log_softmax: "f32[4, 5][5, 1]cpu" = torch.ops.aten._log_softmax.default(mm, 1, False);  mm = None
    alias: "f32[4, 5][5, 1]cpu" = torch.ops.aten.alias.default(_log_softmax)
    ne: "b8[4][1]cpu" = torch.ops.aten.ne.Scalar(primals_4, -100)
    scalar_tensor: "i64[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.int64, layout = torch.strided, device = device(type='cpu'))
    where: "i64[4][1]cpu" = torch.ops.aten.where.self(ne, primals_4, scalar_tensor);  ne = scalar_tensor = None
    unsqueeze: "i64[4, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(where, 1);  where = None
    gather: "f32[4, 1][1, 1]cpu" = torch.ops.aten.gather.default(_log_softmax, 1, unsqueeze);  unsqueeze = None
    squeeze: "f32[4][1]cpu" = torch.ops.aten.squeeze.dims(gather, [1]);  gather = None
    neg: "f32[4][1]cpu" = torch.ops.aten.neg.default(squeeze);  squeeze = None
    ne_1: "b8[4][1]cpu" = torch.ops.aten.ne.Scalar(primals_4, -100)
    scalar_tensor_1: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_1: "f32[4][1]cpu" = torch.ops.aten.where.self(ne_1, neg, scalar_tensor_1);  ne_1 = neg = scalar_tensor_1 = None
    ne_2: "b8[4][1]cpu" = torch.ops.aten.ne.Scalar(primals_4, -100)
    sum_2: "i64[][]cpu" = torch.ops.aten.sum.dim_IntList(ne_2, []);  ne_2 = None
    _to_copy: "f32[][]cpu" = torch.ops.aten._to_copy.default(sum_2, dtype = torch.float32, device = device(type='cpu'));  sum_2 = None
    sum_3: "f32[][]cpu" = torch.ops.aten.sum.dim_IntList(where_1, []);  where_1 = None
    div_1: "f32[][]cpu" = torch.ops.aten.div.Tensor(sum_3, _to_copy);  sum_3 = None
    div_2: "f32[][]cpu" = torch.ops.aten.div.Tensor(tangents_1, _to_copy);  tangents_1 = _to_copy = None
    unsqueeze_1: "i64[4, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_4, 1);  primals_4 = None
    ne_3: "b8[4, 1][1, 1]cpu" = torch.ops.aten.ne.Scalar(unsqueeze_1, -100)
    scalar_tensor_2: "i64[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.int64, layout = torch.strided, device = device(type='cpu'))
    where_2: "i64[4, 1][1, 1]cpu" = torch.ops.aten.where.self(ne_3, unsqueeze_1, scalar_tensor_2);  ne_3 = scalar_tensor_2 = None
    full_like: "f32[4, 5][5, 1]cpu" = torch.ops.aten.full_like.default(_log_softmax, 0, pin_memory = False, memory_format = torch.preserve_format);  _log_softmax = None
    scatter: "f32[4, 5][5, 1]cpu" = torch.ops.aten.scatter.value(full_like, 1, where_2, -1.0);  full_like = where_2 = None
    ne_4: "b8[4, 1][1, 1]cpu" = torch.ops.aten.ne.Scalar(unsqueeze_1, -100);  unsqueeze_1 = None
    scalar_tensor_3: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_3: "f32[4, 1][1, 1]cpu" = torch.ops.aten.where.self(ne_4, div_2, scalar_tensor_3);  ne_4 = div_2 = scalar_tensor_3 = None
    mul_1: "f32[4, 5][5, 1]cpu" = torch.ops.aten.mul.Tensor(scatter, where_3);  scatter = where_3 = None
    alias_1: "f32[4, 5][5, 1]cpu" = torch.ops.aten.alias.default(alias);  alias = None
    exp: "f32[4, 5][5, 1]cpu" = torch.ops.aten.exp.default(alias_1);  alias_1 = None
    sum_4: "f32[4, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_1, [1], True)
    mul_2: "f32[4, 5][5, 1]cpu" = torch.ops.aten.mul.Tensor(exp, sum_4);  exp = sum_4 = None
    sub: "f32[4, 5][5, 1]cpu" = torch.ops.aten.sub.Tensor(mul_1, mul_2);  mul_1 = mul_2 = None
    permute: "f32[3, 4][1, 3]cpu" = torch.ops.aten.permute.default(primals_1, [1, 0]);  primals_1 = None
    mm_1: "f32[3, 5][5, 1]cpu" = torch.ops.aten.mm.default(permute, sub);  permute = sub = None
    return (div_1, None, mm_1, None, None)
