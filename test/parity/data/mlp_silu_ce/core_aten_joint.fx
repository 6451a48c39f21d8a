def forward(self, primals_1: "f32[4, 6][6, 1]cpu", primals_2: "f32[8, 6][6, 1]cpu", primals_3: "f32[8][1]cpu", primals_4: "f32[3, 8][8, 1]cpu", primals_5: "f32[3][1]cpu", primals_6: "i64[4][1]cpu", tangents_1: "f32[][]cpu"):
    permute: "f32[6, 8][1, 6]cpu" = torch.ops.aten.permute.default(primals_2, [1, 0]);  primals_2 = None
    addmm: "f32[4, 8][8, 1]cpu" = torch.ops.aten.addmm.default(primals_3, primals_1, permute);  primals_3 = permute = None
    sigmoid: "f32[4, 8][8, 1]cpu" = torch.ops.aten.sigmoid.default(addmm)
    mul: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(addmm, sigmoid);  sigmoid = None
    permute_1: "f32[8, 3][1, 8]cpu" = torch.ops.aten.permute.default(primals_4, [1, 0]);  primals_4 = None
    addmm_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.addmm.default(primals_5, mul, permute_1);  primals_5 = None
    _log_softmax: "f32[4, 3][3, 1]cpu" = torch.ops.aten._log_softmax.default(addmm_1, 1, False);  addmm_1 = None
    alias: "f32[4, 3][3, 1]cpu" = torch.ops.aten.alias.default(_log_softmax)
    ne: "b8[4][1]cpu" = torch.ops.aten.ne.Scalar(primals_6, -100)
    scalar_tensor: "i64[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.int64, layout = torch.strided, device = device(type='cpu'))
    where: "i64[4][1]cpu" = torch.ops.aten.where.self(ne, primals_6, scalar_tensor);  ne = scalar_tensor = None
    unsqueeze: "i64[4, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(where, 1);  where = None
    gather: "f32[4, 1][1, 1]cpu" = torch.ops.aten.gather.default(_log_softmax, 1, unsqueeze);  unsqueeze = None
    squeeze: "f32[4][1]cpu" = torch.ops.aten.squeeze.dims(gather, [1]);  gather = None
    neg: "f32[4][1]cpu" = torch.ops.aten.neg.default(squeeze);  squeeze = None
    ne_1: "b8[4][1]cpu" = torch.ops.aten.ne.Scalar(primals_6, -100)
    scalar_tensor_1: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_1: "f32[4][1]cpu" = torch.ops.aten.where.self(ne_1, neg, scalar_tensor_1);  ne_1 = neg = scalar_tensor_1 = None
    ne_2: "b8[4][1]cpu" = torch.ops.aten.ne.Scalar(primals_6, -100)
    sum_1: "i64[][]cpu" = torch.ops.aten.sum.dim_IntList(ne_2, []);  ne_2 = None
    _to_copy: "f32[][]cpu" = torch.ops.aten._to_copy.default(sum_1, dtype = torch.float32, device = device(type='cpu'));  sum_1 = None
    sum_2: "f32[][]cpu" = torch.ops.aten.sum.dim_IntList(where_1, []);  where_1 = None
    div: "f32[][]cpu" = torch.ops.aten.div.Tensor(sum_2, _to_copy);  sum_2 = None
    div_1: "f32[][]cpu" = torch.ops.aten.div.Tensor(tangents_1, _to_copy);  tangents_1 = _to_copy = None
    unsqueeze_1: "i64[4, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_6, 1);  primals_6 = None
    ne_3: "b8[4, 1][1, 1]cpu" = torch.ops.aten.ne.Scalar(unsqueeze_1, -100)
    scalar_tensor_2: "i64[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.int64, layout = torch.strided, device = device(type='cpu'))
    where_2: "i64[4, 1][1, 1]cpu" = torch.ops.aten.where.self(ne_3, unsqueeze_1, scalar_tensor_2);  ne_3 = scalar_tensor_2 = None
    full_like: "f32[4, 3][3, 1]cpu" = torch.ops.aten.full_like.default(_log_softmax, 0, pin_memory = False, memory_format = torch.preserve_format);  _log_softmax = None
    scatter: "f32[4, 3][3, 1]cpu" = torch.ops.aten.scatter.value(full_like, 1, where_2, -1.0);  full_like = where_2 = None
    ne_4: "b8[4, 1][1, 1]cpu" = torch.ops.aten.ne.Scalar(unsqueeze_1, -100);  unsqueeze_1 = None
    scalar_tensor_3: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_3: "f32[4, 1][1, 1]cpu" = torch.ops.aten.where.self(ne_4, div_1, scalar_tensor_3);  ne_4 = div_1 = scalar_tensor_3 = None
    mul_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(scatter, where_3);  scatter = where_3 = None
    alias_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.alias.default(alias);  alias = None
    exp: "f32[4, 3][3, 1]cpu" = torch.ops.aten.exp.default(alias_1);  alias_1 = None
    sum_3: "f32[4, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_1, [1], True)
    mul_2: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(exp, sum_3);  exp = sum_3 = None
    sub: "f32[4, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(mul_1, mul_2);  mul_1 = mul_2 = None
    permute_2: "f32[3, 8][8, 1]cpu" = torch.ops.aten.permute.default(permute_1, [1, 0]);  permute_1 = None
    mm: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mm.default(sub, permute_2);  permute_2 = None
    permute_3: "f32[3, 4][1, 3]cpu" = torch.ops.aten.permute.default(sub, [1, 0])
    mm_1: "f32[3, 8][8, 1]cpu" = torch.ops.aten.mm.default(permute_3, mul);  permute_3 = mul = None
    permute_4: "f32[8, 3][1, 8]cpu" = torch.ops.aten.permute.default(mm_1, [1, 0]);  mm_1 = None
    sum_4: "f32[1, 3][3, 1]cpu" = torch.ops.aten.sum.dim_IntList(sub, [0], True);  sub = None
    view: "f32[3][1]cpu" = torch.ops.aten.view.default(sum_4, [3]);  sum_4 = None
    permute_5: "f32[3, 8][8, 1]cpu" = torch.ops.aten.permute.default(permute_4, [1, 0]);  permute_4 = None
    sigmoid_1: "f32[4, 8][8, 1]cpu" = torch.ops.aten.sigmoid.default(addmm)
    mul_3: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(mm, sigmoid_1);  mm = None
    sub_1: "f32[4, 8][8, 1]cpu" = torch.ops.aten.sub.Tensor(1, sigmoid_1);  sigmoid_1 = None
    mul_4: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(addmm, sub_1);  addmm = sub_1 = None
    add: "f32[4, 8][8, 1]cpu" = torch.ops.aten.add.Tensor(mul_4, 1);  mul_4 = None
    mul_5: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(mul_3, add);  mul_3 = add = None
    permute_6: "f32[8, 4][1, 8]cpu" = torch.ops.aten.permute.default(mul_5, [1, 0])
    mm_2: "f32[8, 6][6, 1]cpu" = torch.ops.aten.mm.default(permute_6, primals_1);  permute_6 = primals_1 = None
    permute_7: "f32[6, 8][1, 6]cpu" = torch.ops.aten.permute.default(mm_2, [1, 0]);  mm_2 = None
    sum_5: "f32[1, 8][8, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_5, [0], True);  mul_5 = None
    view_1: "f32[8][1]cpu" = torch.ops.aten.view.default(sum_5, [8]);  sum_5 = None
    permute_8: "f32[8, 6][6, 1]cpu" = torch.ops.aten.permute.default(permute_7, [1, 0]);  permute_7 = None
    return (div, None, permute_8, view_1, permute_5, view, None)
