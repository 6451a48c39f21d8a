def forward(self, primals_1: "f32[4, 6][6, 1]cpu", primals_2: "f32[8, 6][6, 1]cpu", primals_3: "f32[8][1]cpu", primals_4: "f32[8, 8][8, 1]cpu", primals_5: "f32[8][1]cpu", primals_6: "f32[3, 8][8, 1]cpu", primals_7: "f32[3][1]cpu", primals_8: "i64[4][1]cpu", tangents_1: "f32[][]cpu"):
    permute: "f32[6, 8][1, 6]cpu" = torch.ops.aten.permute.default(primals_2, [1, 0]);  primals_2 = None
    addmm: "f32[4, 8][8, 1]cpu" = torch.ops.aten.addmm.default(primals_3, primals_1, permute);  primals_3 = permute = None
    relu: "f32[4, 8][8, 1]cpu" = torch.ops.aten.relu.default(addmm);  addmm = None
    alias: "f32[4, 8][8, 1]cpu" = torch.ops.aten.alias.default(relu)
    permute_1: "f32[8, 8][1, 8]cpu" = torch.ops.aten.permute.default(primals_4, [1, 0]);  primals_4 = None
    addmm_1: "f32[4, 8][8, 1]cpu" = torch.ops.aten.addmm.default(primals_5, relu, permute_1);  primals_5 = None
    relu_1: "f32[4, 8][8, 1]cpu" = torch.ops.aten.relu.default(addmm_1);  addmm_1 = None
    alias_1: "f32[4, 8][8, 1]cpu" = torch.ops.aten.alias.default(relu_1)
    permute_2: "f32[8, 3][1, 8]cpu" = torch.ops.aten.permute.default(primals_6, [1, 0]);  primals_6 = None
    addmm_2: "f32[4, 3][3, 1]cpu" = torch.ops.aten.addmm.default(primals_7, relu_1, permute_2);  primals_7 = None
    amax: "f32[4, 1][1, 1]cpu" = torch.ops.aten.amax.default(addmm_2, [1], True)
    sub: "f32[4, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(addmm_2, amax);  addmm_2 = amax = None
    exp: "f32[4, 3][3, 1]cpu" = torch.ops.aten.exp.default(sub)
    sum_1: "f32[4, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(exp, [1], True);  exp = None
    log: "f32[4, 1][1, 1]cpu" = torch.ops.aten.log.default(sum_1);  sum_1 = None
    sub_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(sub, log);  sub = log = None
    alias_2: "f32[4, 3][3, 1]cpu" = torch.ops.aten.alias.default(sub_1)
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
    mul: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(scatter, where_3);  scatter = where_3 = None
    alias_3: "f32[4, 3][3, 1]cpu" = torch.ops.aten.alias.default(alias_2);  alias_2 = None
    exp_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.exp.default(alias_3);  alias_3 = None
    sum_4: "f32[4, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul, [1], True)
    mul_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(exp_1, sum_4);  exp_1 = sum_4 = None
    sub_2: "f32[4, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(mul, mul_1);  mul = mul_1 = None
    permute_3: "f32[3, 8][8, 1]cpu" = torch.ops.aten.permute.default(permute_2, [1, 0]);  permute_2 = None
    mm: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mm.default(sub_2, permute_3);  permute_3 = None
    permute_4: "f32[3, 4][1, 3]cpu" = torch.ops.aten.permute.default(sub_2, [1, 0])
    mm_1: "f32[3, 8][8, 1]cpu" = torch.ops.aten.mm.default(permute_4, relu_1);  permute_4 = relu_1 = None
    permute_5: "f32[8, 3][1, 8]cpu" = torch.ops.aten.permute.default(mm_1, [1, 0]);  mm_1 = None
    sum_5: "f32[1, 3][3, 1]cpu" = torch.ops.aten.sum.dim_IntList(sub_2, [0], True);  sub_2 = None
    view: "f32[3][1]cpu" = torch.ops.aten.view.default(sum_5, [3]);  sum_5 = None
    permute_6: "f32[3, 8][8, 1]cpu" = torch.ops.aten.permute.default(permute_5, [1, 0]);  permute_5 = None
    alias_4: "f32[4, 8][8, 1]cpu" = torch.ops.aten.alias.default(alias_1);  alias_1 = None
    le: "b8[4, 8][8, 1]cpu" = torch.ops.aten.le.Scalar(alias_4, 0);  alias_4 = None
    scalar_tensor_4: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_4: "f32[4, 8][8, 1]cpu" = torch.ops.aten.where.self(le, scalar_tensor_4, mm);  le = scalar_tensor_4 = mm = None
    permute_7: "f32[8, 8][8, 1]cpu" = torch.ops.aten.permute.default(permute_1, [1, 0]);  permute_1 = None
    mm_2: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mm.default(where_4, permute_7);  permute_7 = None
    permute_8: "f32[8, 4][1, 8]cpu" = torch.ops.aten.permute.default(where_4, [1, 0])
    mm_3: "f32[8, 8][8, 1]cpu" = torch.ops.aten.mm.default(permute_8, relu);  permute_8 = relu = None
    permute_9: "f32[8, 8][1, 8]cpu" = torch.ops.aten.permute.default(mm_3, [1, 0]);  mm_3 = None
    sum_6: "f32[1, 8][8, 1]cpu" = torch.ops.aten.sum.dim_IntList(where_4, [0], True);  where_4 = None
    view_1: "f32[8][1]cpu" = torch.ops.aten.view.default(sum_6, [8]);  sum_6 = None
    permute_10: "f32[8, 8][8, 1]cpu" = torch.ops.aten.permute.default(permute_9, [1, 0]);  permute_9 = None
    alias_5: "f32[4, 8][8, 1]cpu" = torch.ops.aten.alias.default(alias);  alias = None
    le_1: "b8[4, 8][8, 1]cpu" = torch.ops.aten.le.Scalar(alias_5, 0);  alias_5 = None
    scalar_tensor_5: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_5: "f32[4, 8][8, 1]cpu" = torch.ops.aten.where.self(le_1, scalar_tensor_5, mm_2);  le_1 = scalar_tensor_5 = mm_2 = None
    permute_11: "f32[8, 4][1, 8]cpu" = torch.ops.aten.permute.default(where_5, [1, 0])
    mm_4: "f32[8, 6][6, 1]cpu" = torch.ops.aten.mm.default(permute_11, primals_1);  permute_11 = primals_1 = None
    permute_12: "f32[6, 8][1, 6]cpu" = torch.ops.aten.permute.default(mm_4, [1, 0]);  mm_4 = None
    sum_7: "f32[1, 8][8, 1]cpu" = torch.ops.aten.sum.dim_IntList(where_5, [0], True);  where_5 = None
    view_2: "f32[8][1]cpu" = torch.ops.aten.view.default(sum_7, [8]);  sum_7 = None
    permute_13: "f32[8, 6][6, 1]cpu" = torch.ops.aten.permute.default(permute_12, [1, 0]);  permute_12 = None
    return (div, None, permute_13, view_2, permute_10, view_1, permute_6, view, None)
