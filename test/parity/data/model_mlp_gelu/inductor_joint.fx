def forward(self, primals_1: "f32[8, 6][6, 1]cpu", primals_2: "f32[8][1]cpu", primals_3: "f32[8, 8][8, 1]cpu", primals_4: "f32[8][1]cpu", primals_5: "f32[3, 8][8, 1]cpu", primals_6: "f32[3][1]cpu", primals_7: "f32[4, 6][6, 1]cpu", primals_8: "i64[4][1]cpu", tangents_1: "f32[][]cpu"):
    permute: "f32[6, 8][1, 6]cpu" = torch.ops.aten.permute.default(primals_1, [1, 0]);  primals_1 = None
    addmm: "f32[4, 8][8, 1]cpu" = torch.ops.aten.addmm.default(primals_2, primals_7, permute);  primals_2 = permute = None
    mul: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(addmm, 0.5)
    mul_1: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(addmm, 0.7071067811865476)
    erf: "f32[4, 8][8, 1]cpu" = torch.ops.aten.erf.default(mul_1);  mul_1 = None
    add: "f32[4, 8][8, 1]cpu" = torch.ops.aten.add.Tensor(erf, 1);  erf = None
    mul_2: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(mul, add);  mul = add = None
    permute_1: "f32[8, 8][1, 8]cpu" = torch.ops.aten.permute.default(primals_3, [1, 0]);  primals_3 = None
    addmm_1: "f32[4, 8][8, 1]cpu" = torch.ops.aten.addmm.default(primals_4, mul_2, permute_1);  primals_4 = None
    mul_3: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(addmm_1, 0.5)
    mul_4: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(addmm_1, 0.7071067811865476)
    erf_1: "f32[4, 8][8, 1]cpu" = torch.ops.aten.erf.default(mul_4);  mul_4 = None
    add_1: "f32[4, 8][8, 1]cpu" = torch.ops.aten.add.Tensor(erf_1, 1);  erf_1 = None
    mul_5: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(mul_3, add_1);  mul_3 = add_1 = None
    permute_2: "f32[8, 3][1, 8]cpu" = torch.ops.aten.permute.default(primals_5, [1, 0]);  primals_5 = None
    addmm_2: "f32[4, 3][3, 1]cpu" = torch.ops.aten.addmm.default(primals_6, mul_5, permute_2);  primals_6 = None
    amax: "f32[4, 1][1, 1]cpu" = torch.ops.aten.amax.default(addmm_2, [1], True)
    sub: "f32[4, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(addmm_2, amax);  addmm_2 = amax = None
    exp: "f32[4, 3][3, 1]cpu" = torch.ops.aten.exp.default(sub)
    sum_1: "f32[4, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(exp, [1], True);  exp = None
    log: "f32[4, 1][1, 1]cpu" = torch.ops.aten.log.default(sum_1);  sum_1 = None
    sub_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(sub, log);  sub = log = None
    alias: "f32[4, 3][3, 1]cpu" = torch.ops.aten.alias.default(sub_1)
    ne: "b8[4][1]cpu" = torch.ops.aten.ne.Scalar(primals_8, -100)
    scalar_tensor: "i64[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.int64, layout = torch.strided, device = device(type='cpu'))
    where: "i64[4][1]cpu" = torch.ops.aten.where.self(ne, primals_8, scalar_tensor);  ne = scalar_tensor = None
    unsqueeze: "i64[4, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(where, 1);  where = None
    gather: "f32[4, 1][1, 1]cpu" = torch.ops.aten.gather.default(sub_1, 1, unsqueeze);  sub_1 = unsqueeze = None
    squeeze: "f32[4][1]cpu" = torch.ops.aten.squeeze.dim(gather, 1);  gather = None
    neg: "f32[4][1]cpu" = torch.ops.aten.neg.default(squeeze);  squeeze = None
    ne_1: "b8[4][1]cpu" = torch.ops.aten.ne.Scalar(primals_8, -100)
    scalar_tensor_1: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_1: "f32[4][1]cpu" = torch.ops.aten.where.self(ne_1, neg, scalar_tensor_1);  ne_1 = neg = scalar_tensor_1 = None
    ne_2: "b8[4][1]cpu" = torch.ops.aten.ne.Scalar(primals_8, -100)
    sum_2: "i64[][]cpu" = torch.ops.aten.sum.default(ne_2);  ne_2 = None
    convert_element_type: "f32[][]cpu" = torch.ops.prims.convert_element_type.default(sum_2, torch.float32);  sum_2 = None
    sum_3: "f32[][]cpu" = torch.ops.aten.sum.default(where_1);  where_1 = None
    div: "f32[][]cpu" = torch.ops.aten.div.Tensor(sum_3, convert_element_type);  sum_3 = None
    div_1: "f32[][]cpu" = torch.ops.aten.div.Tensor(tangents_1, convert_element_type);  tangents_1 = convert_element_type = None
    unsqueeze_1: "i64[4, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_8, 1);  primals_8 = None
    ne_3: "b8[4, 1][1, 1]cpu" = torch.ops.aten.ne.Scalar(unsqueeze_1, -100)
    scalar_tensor_2: "i64[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.int64, layout = torch.strided, device = device(type='cpu'))
    where_2: "i64[4, 1][1, 1]cpu" = torch.ops.aten.where.self(ne_3, unsqueeze_1, scalar_tensor_2);  ne_3 = scalar_tensor_2 = None
    full: "f32[4, 3][3, 1]cpu" = torch.ops.aten.full.default([4, 3], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    scatter: "f32[4, 3][3, 1]cpu" = torch.ops.aten.scatter.value(full, 1, where_2, -1.0);  full = where_2 = None
    ne_4: "b8[4, 1][1, 1]cpu" = torch.ops.aten.ne.Scalar(unsqueeze_1, -100);  unsqueeze_1 = None
    scalar_tensor_3: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_3: "f32[4, 1][1, 1]cpu" = torch.ops.aten.where.self(ne_4, div_1, scalar_tensor_3);  ne_4 = div_1 = scalar_tensor_3 = None
    mul_6: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(scatter, where_3);  scatter = where_3 = None
    alias_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.alias.default(alias);  alias = None
    exp_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.exp.default(alias_1);  alias_1 = None
    sum_4: "f32[4, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_6, [1], True)
    mul_7: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(exp_1, sum_4);  exp_1 = sum_4 = None
    sub_2: "f32[4, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(mul_6, mul_7);  mul_6 = mul_7 = None
    permute_3: "f32[3, 8][8, 1]cpu" = torch.ops.aten.permute.default(permute_2, [1, 0]);  permute_2 = None
    mm: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mm.default(sub_2, permute_3);  permute_3 = None
    permute_4: "f32[3, 4][1, 3]cpu" = torch.ops.aten.permute.default(sub_2, [1, 0])
    mm_1: "f32[3, 8][8, 1]cpu" = torch.ops.aten.mm.default(permute_4, mul_5);  permute_4 = mul_5 = None
    permute_5: "f32[8, 3][1, 8]cpu" = torch.ops.aten.permute.default(mm_1, [1, 0]);  mm_1 = None
    sum_5: "f32[1, 3][3, 1]cpu" = torch.ops.aten.sum.dim_IntList(sub_2, [0], True);  sub_2 = None
    view: "f32[3][1]cpu" = torch.ops.aten.view.default(sum_5, [3]);  sum_5 = None
    permute_6: "f32[3, 8][8, 1]cpu" = torch.ops.aten.permute.default(permute_5, [1, 0]);  permute_5 = None
    mul_8: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(addmm_1, 0.7071067811865476)
    erf_2: "f32[4, 8][8, 1]cpu" = torch.ops.aten.erf.default(mul_8);  mul_8 = None
    add_2: "f32[4, 8][8, 1]cpu" = torch.ops.aten.add.Tensor(erf_2, 1);  erf_2 = None
    mul_9: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(add_2, 0.5);  add_2 = None
    mul_10: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(addmm_1, addmm_1)
    mul_11: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(mul_10, -0.5);  mul_10 = None
    exp_2: "f32[4, 8][8, 1]cpu" = torch.ops.aten.exp.default(mul_11);  mul_11 = None
    mul_12: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(exp_2, 0.3989422804014327);  exp_2 = None
    mul_13: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(addmm_1, mul_12);  addmm_1 = mul_12 = None
    add_3: "f32[4, 8][8, 1]cpu" = torch.ops.aten.add.Tensor(mul_9, mul_13);  mul_9 = mul_13 = None
    mul_14: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(mm, add_3);  mm = add_3 = None
    permute_7: "f32[8, 8][8, 1]cpu" = torch.ops.aten.permute.default(permute_1, [1, 0]);  permute_1 = None
    mm_2: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mm.default(mul_14, permute_7);  permute_7 = None
    permute_8: "f32[8, 4][1, 8]cpu" = torch.ops.aten.permute.default(mul_14, [1, 0])
    mm_3: "f32[8, 8][8, 1]cpu" = torch.ops.aten.mm.default(permute_8, mul_2);  permute_8 = mul_2 = None
    permute_9: "f32[8, 8][1, 8]cpu" = torch.ops.aten.permute.default(mm_3, [1, 0]);  mm_3 = None
    sum_6: "f32[1, 8][8, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_14, [0], True);  mul_14 = None
    view_1: "f32[8][1]cpu" = torch.ops.aten.view.default(sum_6, [8]);  sum_6 = None
    permute_10: "f32[8, 8][8, 1]cpu" = torch.ops.aten.permute.default(permute_9, [1, 0]);  permute_9 = None
    mul_15: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(addmm, 0.7071067811865476)
    erf_3: "f32[4, 8][8, 1]cpu" = torch.ops.aten.erf.default(mul_15);  mul_15 = None
    add_4: "f32[4, 8][8, 1]cpu" = torch.ops.aten.add.Tensor(erf_3, 1);  erf_3 = None
    mul_16: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(add_4, 0.5);  add_4 = None
    mul_17: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(addmm, addmm)
    mul_18: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(mul_17, -0.5);  mul_17 = None
    exp_3: "f32[4, 8][8, 1]cpu" = torch.ops.aten.exp.default(mul_18);  mul_18 = None
    mul_19: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(exp_3, 0.3989422804014327);  exp_3 = None
    mul_20: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(addmm, mul_19);  addmm = mul_19 = None
    add_5: "f32[4, 8][8, 1]cpu" = torch.ops.aten.add.Tensor(mul_16, mul_20);  mul_16 = mul_20 = None
    mul_21: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(mm_2, add_5);  mm_2 = add_5 = None
    permute_11: "f32[8, 4][1, 8]cpu" = torch.ops.aten.permute.default(mul_21, [1, 0])
    mm_4: "f32[8, 6][6, 1]cpu" = torch.ops.aten.mm.default(permute_11, primals_7);  permute_11 = primals_7 = None
    permute_12: "f32[6, 8][1, 6]cpu" = torch.ops.aten.permute.default(mm_4, [1, 0]);  mm_4 = None
    sum_7: "f32[1, 8][8, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_21, [0], True);  mul_21 = None
    view_2: "f32[8][1]cpu" = torch.ops.aten.view.default(sum_7, [8]);  sum_7 = None
    permute_13: "f32[8, 6][6, 1]cpu" = torch.ops.aten.permute.default(permute_12, [1, 0]);  permute_12 = None
    return (div, permute_13, view_2, permute_10, view_1, permute_6, view, None, None)
