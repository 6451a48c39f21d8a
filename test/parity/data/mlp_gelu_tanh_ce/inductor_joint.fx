def forward(self, primals_1: "f32[4, 6][6, 1]cpu", primals_2: "f32[8, 6][6, 1]cpu", primals_3: "f32[8][1]cpu", primals_4: "f32[3, 8][8, 1]cpu", primals_5: "f32[3][1]cpu", primals_6: "i64[4][1]cpu", tangents_1: "f32[][]cpu"):
    permute: "f32[6, 8][1, 6]cpu" = torch.ops.aten.permute.default(primals_2, [1, 0]);  primals_2 = None
    addmm: "f32[4, 8][8, 1]cpu" = torch.ops.aten.addmm.default(primals_3, primals_1, permute);  primals_3 = permute = None
    mul: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(addmm, addmm)
    mul_1: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(mul, addmm);  mul = None
    mul_2: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(mul_1, 0.044715);  mul_1 = None
    add: "f32[4, 8][8, 1]cpu" = torch.ops.aten.add.Tensor(addmm, mul_2);  mul_2 = None
    mul_3: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(add, 0.7978845608028654);  add = None
    mul_4: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(addmm, 0.5)
    tanh: "f32[4, 8][8, 1]cpu" = torch.ops.aten.tanh.default(mul_3);  mul_3 = None
    add_1: "f32[4, 8][8, 1]cpu" = torch.ops.aten.add.Tensor(tanh, 1);  tanh = None
    mul_5: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(mul_4, add_1);  mul_4 = add_1 = None
    permute_1: "f32[8, 3][1, 8]cpu" = torch.ops.aten.permute.default(primals_4, [1, 0]);  primals_4 = None
    addmm_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.addmm.default(primals_5, mul_5, permute_1);  primals_5 = None
    amax: "f32[4, 1][1, 1]cpu" = torch.ops.aten.amax.default(addmm_1, [1], True)
    sub: "f32[4, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(addmm_1, amax);  addmm_1 = amax = None
    exp: "f32[4, 3][3, 1]cpu" = torch.ops.aten.exp.default(sub)
    sum_1: "f32[4, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(exp, [1], True);  exp = None
    log: "f32[4, 1][1, 1]cpu" = torch.ops.aten.log.default(sum_1);  sum_1 = None
    sub_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(sub, log);  sub = log = None
    alias: "f32[4, 3][3, 1]cpu" = torch.ops.aten.alias.default(sub_1)
    ne: "b8[4][1]cpu" = torch.ops.aten.ne.Scalar(primals_6, -100)
    scalar_tensor: "i64[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.int64, layout = torch.strided, device = device(type='cpu'))
    where: "i64[4][1]cpu" = torch.ops.aten.where.self(ne, primals_6, scalar_tensor);  ne = scalar_tensor = None
    unsqueeze: "i64[4, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(where, 1);  where = None
    gather: "f32[4, 1][1, 1]cpu" = torch.ops.aten.gather.default(sub_1, 1, unsqueeze);  sub_1 = unsqueeze = None
    squeeze: "f32[4][1]cpu" = torch.ops.aten.squeeze.dim(gather, 1);  gather = None
    neg: "f32[4][1]cpu" = torch.ops.aten.neg.default(squeeze);  squeeze = None
    ne_1: "b8[4][1]cpu" = torch.ops.aten.ne.Scalar(primals_6, -100)
    scalar_tensor_1: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_1: "f32[4][1]cpu" = torch.ops.aten.where.self(ne_1, neg, scalar_tensor_1);  ne_1 = neg = scalar_tensor_1 = None
    ne_2: "b8[4][1]cpu" = torch.ops.aten.ne.Scalar(primals_6, -100)
    sum_2: "i64[][]cpu" = torch.ops.aten.sum.default(ne_2);  ne_2 = None
    convert_element_type: "f32[][]cpu" = torch.ops.prims.convert_element_type.default(sum_2, torch.float32);  sum_2 = None
    sum_3: "f32[][]cpu" = torch.ops.aten.sum.default(where_1);  where_1 = None
    div: "f32[][]cpu" = torch.ops.aten.div.Tensor(sum_3, convert_element_type);  sum_3 = None
    div_1: "f32[][]cpu" = torch.ops.aten.div.Tensor(tangents_1, convert_element_type);  tangents_1 = convert_element_type = None
    unsqueeze_1: "i64[4, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_6, 1);  primals_6 = None
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
    permute_2: "f32[3, 8][8, 1]cpu" = torch.ops.aten.permute.default(permute_1, [1, 0]);  permute_1 = None
    mm: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mm.default(sub_2, permute_2);  permute_2 = None
    permute_3: "f32[3, 4][1, 3]cpu" = torch.ops.aten.permute.default(sub_2, [1, 0])
    mm_1: "f32[3, 8][8, 1]cpu" = torch.ops.aten.mm.default(permute_3, mul_5);  permute_3 = mul_5 = None
    permute_4: "f32[8, 3][1, 8]cpu" = torch.ops.aten.permute.default(mm_1, [1, 0]);  mm_1 = None
    sum_5: "f32[1, 3][3, 1]cpu" = torch.ops.aten.sum.dim_IntList(sub_2, [0], True);  sub_2 = None
    view: "f32[3][1]cpu" = torch.ops.aten.view.default(sum_5, [3]);  sum_5 = None
    permute_5: "f32[3, 8][8, 1]cpu" = torch.ops.aten.permute.default(permute_4, [1, 0]);  permute_4 = None
    mul_8: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(addmm, addmm)
    mul_9: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(mul_8, addmm)
    mul_10: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(mul_9, 0.044715);  mul_9 = None
    add_2: "f32[4, 8][8, 1]cpu" = torch.ops.aten.add.Tensor(addmm, mul_10);  mul_10 = None
    mul_11: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(add_2, 0.7978845608028654);  add_2 = None
    tanh_1: "f32[4, 8][8, 1]cpu" = torch.ops.aten.tanh.default(mul_11);  mul_11 = None
    mul_12: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(addmm, 0.5);  addmm = None
    add_3: "f32[4, 8][8, 1]cpu" = torch.ops.aten.add.Tensor(tanh_1, 1)
    mul_13: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(add_3, 0.5);  add_3 = None
    mul_14: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(tanh_1, tanh_1);  tanh_1 = None
    sub_3: "f32[4, 8][8, 1]cpu" = torch.ops.aten.sub.Tensor(1, mul_14);  mul_14 = None
    mul_15: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(mul_8, 0.134145);  mul_8 = None
    add_4: "f32[4, 8][8, 1]cpu" = torch.ops.aten.add.Tensor(mul_15, 1);  mul_15 = None
    mul_16: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(add_4, 0.7978845608028654);  add_4 = None
    mul_17: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(mul_12, sub_3);  mul_12 = sub_3 = None
    mul_18: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(mul_17, mul_16);  mul_17 = mul_16 = None
    add_5: "f32[4, 8][8, 1]cpu" = torch.ops.aten.add.Tensor(mul_13, mul_18);  mul_13 = mul_18 = None
    mul_19: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(mm, add_5);  mm = add_5 = None
    permute_6: "f32[8, 4][1, 8]cpu" = torch.ops.aten.permute.default(mul_19, [1, 0])
    mm_2: "f32[8, 6][6, 1]cpu" = torch.ops.aten.mm.default(permute_6, primals_1);  permute_6 = primals_1 = None
    permute_7: "f32[6, 8][1, 6]cpu" = torch.ops.aten.permute.default(mm_2, [1, 0]);  mm_2 = None
    sum_6: "f32[1, 8][8, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_19, [0], True);  mul_19 = None
    view_1: "f32[8][1]cpu" = torch.ops.aten.view.default(sum_6, [8]);  sum_6 = None
    permute_8: "f32[8, 6][6, 1]cpu" = torch.ops.aten.permute.default(permute_7, [1, 0]);  permute_7 = None
    return (div, None, permute_8, view_1, permute_5, view, None)
