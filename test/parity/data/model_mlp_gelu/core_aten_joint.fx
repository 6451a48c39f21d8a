def forward(self, primals_1: "f32[8, 6][6, 1]cpu", primals_2: "f32[8][1]cpu", primals_3: "f32[8, 8][8, 1]cpu", primals_4: "f32[8][1]cpu", primals_5: "f32[3, 8][8, 1]cpu", primals_6: "f32[3][1]cpu", primals_7: "f32[4, 6][6, 1]cpu", primals_8: "i64[4][1]cpu", tangents_1: "f32[][]cpu"):
    permute: "f32[6, 8][1, 6]cpu" = torch.ops.aten.permute.default(primals_1, [1, 0]);  primals_1 = None
    addmm: "f32[4, 8][8, 1]cpu" = torch.ops.aten.addmm.default(primals_2, primals_7, permute);  primals_2 = permute = None
    gelu: "f32[4, 8][8, 1]cpu" = torch.ops.aten.gelu.default(addmm)
    permute_1: "f32[8, 8][1, 8]cpu" = torch.ops.aten.permute.default(primals_3, [1, 0]);  primals_3 = None
    addmm_1: "f32[4, 8][8, 1]cpu" = torch.ops.aten.addmm.default(primals_4, gelu, permute_1);  primals_4 = None
    gelu_1: "f32[4, 8][8, 1]cpu" = torch.ops.aten.gelu.default(addmm_1)
    permute_2: "f32[8, 3][1, 8]cpu" = torch.ops.aten.permute.default(primals_5, [1, 0]);  primals_5 = None
    addmm_2: "f32[4, 3][3, 1]cpu" = torch.ops.aten.addmm.default(primals_6, gelu_1, permute_2);  primals_6 = None
    _log_softmax: "f32[4, 3][3, 1]cpu" = torch.ops.aten._log_softmax.default(addmm_2, 1, False);  addmm_2 = None
    alias: "f32[4, 3][3, 1]cpu" = torch.ops.aten.alias.default(_log_softmax)
    ne: "b8[4][1]cpu" = torch.ops.aten.ne.Scalar(primals_8, -100)
    scalar_tensor: "i64[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.int64, layout = torch.strided, device = device(type='cpu'))
    where: "i64[4][1]cpu" = torch.ops.aten.where.self(ne, primals_8, scalar_tensor);  ne = scalar_tensor = None
    unsqueeze: "i64[4, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(where, 1);  where = None
    gather: "f32[4, 1][1, 1]cpu" = torch.ops.aten.gather.default(_log_softmax, 1, unsqueeze);  unsqueeze = None
    squeeze: "f32[4][1]cpu" = torch.ops.aten.squeeze.dims(gather, [1]);  gather = None
    neg: "f32[4][1]cpu" = torch.ops.aten.neg.default(squeeze);  squeeze = None
    ne_1: "b8[4][1]cpu" = torch.ops.aten.ne.Scalar(primals_8, -100)
    scalar_tensor_1: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_1: "f32[4][1]cpu" = torch.ops.aten.where.self(ne_1, neg, scalar_tensor_1);  ne_1 = neg = scalar_tensor_1 = None
    ne_2: "b8[4][1]cpu" = torch.ops.aten.ne.Scalar(primals_8, -100)
    sum_1: "i64[][]cpu" = torch.ops.aten.sum.dim_IntList(ne_2, []);  ne_2 = None
    _to_copy: "f32[][]cpu" = torch.ops.aten._to_copy.default(sum_1, dtype = torch.float32, device = device(type='cpu'));  sum_1 = None
    sum_2: "f32[][]cpu" = torch.ops.aten.sum.dim_IntList(where_1, []);  where_1 = None
    div: "f32[][]cpu" = torch.ops.aten.div.Tensor(sum_2, _to_copy);  sum_2 = None
    div_1: "f32[][]cpu" = torch.ops.aten.div.Tensor(tangents_1, _to_copy);  tangents_1 = _to_copy = None
    unsqueeze_1: "i64[4, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_8, 1);  primals_8 = None
    ne_3: "b8[4, 1][1, 1]cpu" = torch.ops.aten.ne.Scalar(unsqueeze_1, -100)
    scalar_tensor_2: "i64[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.int64, layout = torch.strided, device = device(type='cpu'))
    where_2: "i64[4, 1][1, 1]cpu" = torch.ops.aten.where.self(ne_3, unsqueeze_1, scalar_tensor_2);  ne_3 = scalar_tensor_2 = None
    full_like: "f32[4, 3][3, 1]cpu" = torch.ops.aten.full_like.default(_log_softmax, 0, pin_memory = False, memory_format = torch.preserve_format);  _log_softmax = None
    scatter: "f32[4, 3][3, 1]cpu" = torch.ops.aten.scatter.value(full_like, 1, where_2, -1.0);  full_like = where_2 = None
    ne_4: "b8[4, 1][1, 1]cpu" = torch.ops.aten.ne.Scalar(unsqueeze_1, -100);  unsqueeze_1 = None
    scalar_tensor_3: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_3: "f32[4, 1][1, 1]cpu" = torch.ops.aten.where.self(ne_4, div_1, scalar_tensor_3);  ne_4 = div_1 = scalar_tensor_3 = None
    mul: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(scatter, where_3);  scatter = where_3 = None
    alias_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.alias.default(alias);  alias = None
    exp: "f32[4, 3][3, 1]cpu" = torch.ops.aten.exp.default(alias_1);  alias_1 = None
    sum_3: "f32[4, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul, [1], True)
    mul_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(exp, sum_3);  exp = sum_3 = None
    sub: "f32[4, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(mul, mul_1);  mul = mul_1 = None
    permute_3: "f32[3, 8][8, 1]cpu" = torch.ops.aten.permute.default(permute_2, [1, 0]);  permute_2 = None
    mm: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mm.default(sub, permute_3);  permute_3 = None
    permute_4: "f32[3, 4][1, 3]cpu" = torch.ops.aten.permute.default(sub, [1, 0])
    mm_1: "f32[3, 8][8, 1]cpu" = torch.ops.aten.mm.default(permute_4, gelu_1);  permute_4 = gelu_1 = None
    permute_5: "f32[8, 3][1, 8]cpu" = torch.ops.aten.permute.default(mm_1, [1, 0]);  mm_1 = None
    sum_4: "f32[1, 3][3, 1]cpu" = torch.ops.aten.sum.dim_IntList(sub, [0], True);  sub = None
    view: "f32[3][1]cpu" = torch.ops.aten.view.default(sum_4, [3]);  sum_4 = None
    permute_6: "f32[3, 8][8, 1]cpu" = torch.ops.aten.permute.default(permute_5, [1, 0]);  permute_5 = None
    mul_2: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(addmm_1, 0.7071067811865476)
    erf: "f32[4, 8][8, 1]cpu" = torch.ops.aten.erf.default(mul_2);  mul_2 = None
    add: "f32[4, 8][8, 1]cpu" = torch.ops.aten.add.Tensor(erf, 1);  erf = None
    mul_3: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(add, 0.5);  add = None
    mul_4: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(addmm_1, addmm_1)
    mul_5: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(mul_4, -0.5);  mul_4 = None
    exp_1: "f32[4, 8][8, 1]cpu" = torch.ops.aten.exp.default(mul_5);  mul_5 = None
    mul_6: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(exp_1, 0.3989422804014327);  exp_1 = None
    mul_7: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(addmm_1, mul_6);  addmm_1 = mul_6 = None
    add_1: "f32[4, 8][8, 1]cpu" = torch.ops.aten.add.Tensor(mul_3, mul_7);  mul_3 = mul_7 = None
    mul_8: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(mm, add_1);  mm = add_1 = None
    permute_7: "f32[8, 8][8, 1]cpu" = torch.ops.aten.permute.default(permute_1, [1, 0]);  permute_1 = None
    mm_2: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mm.default(mul_8, permute_7);  permute_7 = None
    permute_8: "f32[8, 4][1, 8]cpu" = torch.ops.aten.permute.default(mul_8, [1, 0])
    mm_3: "f32[8, 8][8, 1]cpu" = torch.ops.aten.mm.default(permute_8, gelu);  permute_8 = gelu = None
    permute_9: "f32[8, 8][1, 8]cpu" = torch.ops.aten.permute.default(mm_3, [1, 0]);  mm_3 = None
    sum_5: "f32[1, 8][8, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_8, [0], True);  mul_8 = None
    view_1: "f32[8][1]cpu" = torch.ops.aten.view.default(sum_5, [8]);  sum_5 = None
    permute_10: "f32[8, 8][8, 1]cpu" = torch.ops.aten.permute.default(permute_9, [1, 0]);  permute_9 = None
    mul_9: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(addmm, 0.7071067811865476)
    erf_1: "f32[4, 8][8, 1]cpu" = torch.ops.aten.erf.default(mul_9);  mul_9 = None
    add_2: "f32[4, 8][8, 1]cpu" = torch.ops.aten.add.Tensor(erf_1, 1);  erf_1 = None
    mul_10: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(add_2, 0.5);  add_2 = None
    mul_11: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(addmm, addmm)
    mul_12: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(mul_11, -0.5);  mul_11 = None
    exp_2: "f32[4, 8][8, 1]cpu" = torch.ops.aten.exp.default(mul_12);  mul_12 = None
    mul_13: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(exp_2, 0.3989422804014327);  exp_2 = None
    mul_14: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(addmm, mul_13);  addmm = mul_13 = None
    add_3: "f32[4, 8][8, 1]cpu" = torch.ops.aten.add.Tensor(mul_10, mul_14);  mul_10 = mul_14 = None
    mul_15: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(mm_2, add_3);  mm_2 = add_3 = None
    permute_11: "f32[8, 4][1, 8]cpu" = torch.ops.aten.permute.default(mul_15, [1, 0])
    mm_4: "f32[8, 6][6, 1]cpu" = torch.ops.aten.mm.default(permute_11, primals_7);  permute_11 = primals_7 = None
    permute_12: "f32[6, 8][1, 6]cpu" = torch.ops.aten.permute.default(mm_4, [1, 0]);  mm_4 = None
    sum_6: "f32[1, 8][8, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_15, [0], True);  mul_15 = None
    view_2: "f32[8][1]cpu" = torch.ops.aten.view.default(sum_6, [8]);  sum_6 = None
    permute_13: "f32[8, 6][6, 1]cpu" = torch.ops.aten.permute.default(permute_12, [1, 0]);  permute_12 = None
    return (div, permute_13, view_2, permute_10, view_1, permute_6, view, None, None)
