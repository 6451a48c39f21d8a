def forward(self, primals_1: "bf16[8, 6][6, 1]cpu", primals_2: "bf16[8][1]cpu", primals_3: "bf16[8, 8][8, 1]cpu", primals_4: "bf16[8][1]cpu", primals_5: "bf16[3, 8][8, 1]cpu", primals_6: "bf16[3][1]cpu", primals_7: "bf16[4, 6][6, 1]cpu", primals_8: "i64[4][1]cpu"):
    permute: "bf16[6, 8][1, 6]cpu" = torch.ops.aten.permute.default(primals_1, [1, 0]);  primals_1 = None
    addmm: "bf16[4, 8][8, 1]cpu" = torch.ops.aten.addmm.default(primals_2, primals_7, permute);  primals_2 = permute = None
    relu: "bf16[4, 8][8, 1]cpu" = torch.ops.aten.relu.default(addmm);  addmm = None
    permute_1: "bf16[8, 8][1, 8]cpu" = torch.ops.aten.permute.default(primals_3, [1, 0]);  primals_3 = None
    addmm_1: "bf16[4, 8][8, 1]cpu" = torch.ops.aten.addmm.default(primals_4, relu, permute_1);  primals_4 = None
    relu_1: "bf16[4, 8][8, 1]cpu" = torch.ops.aten.relu.default(addmm_1);  addmm_1 = None
    permute_2: "bf16[8, 3][1, 8]cpu" = torch.ops.aten.permute.default(primals_5, [1, 0]);  primals_5 = None
    addmm_2: "bf16[4, 3][3, 1]cpu" = torch.ops.aten.addmm.default(primals_6, relu_1, permute_2);  primals_6 = None
    convert_element_type_9: "f32[4, 3][3, 1]cpu" = torch.ops.prims.convert_element_type.default(addmm_2, torch.float32)
    amax: "f32[4, 1][1, 1]cpu" = torch.ops.aten.amax.default(convert_element_type_9, [1], True)
    sub: "f32[4, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(convert_element_type_9, amax);  convert_element_type_9 = amax = None
    exp: "f32[4, 3][3, 1]cpu" = torch.ops.aten.exp.default(sub)
    sum_1: "f32[4, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(exp, [1], True);  exp = None
    log: "f32[4, 1][1, 1]cpu" = torch.ops.aten.log.default(sum_1);  sum_1 = None
    sub_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(sub, log);  sub = log = None
    convert_element_type_10: "bf16[4, 3][3, 1]cpu" = torch.ops.prims.convert_element_type.default(sub_1, torch.bfloat16);  sub_1 = None
    ne: "b8[4][1]cpu" = torch.ops.aten.ne.Scalar(primals_8, -100)
    scalar_tensor: "i64[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.int64, layout = torch.strided, device = device(type='cpu'))
    where: "i64[4][1]cpu" = torch.ops.aten.where.self(ne, primals_8, scalar_tensor);  scalar_tensor = None
    unsqueeze: "i64[4, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(where, 1);  where = None
    gather: "bf16[4, 1][1, 1]cpu" = torch.ops.aten.gather.default(convert_element_type_10, 1, unsqueeze);  convert_element_type_10 = unsqueeze = None
    squeeze: "bf16[4][1]cpu" = torch.ops.aten.squeeze.dim(gather, 1);  gather = None
    neg: "bf16[4][1]cpu" = torch.ops.aten.neg.default(squeeze);  squeeze = None
    scalar_tensor_1: "bf16[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.bfloat16, layout = torch.strided, device = device(type='cpu'))
    where_1: "bf16[4][1]cpu" = torch.ops.aten.where.self(ne, neg, scalar_tensor_1);  ne = neg = scalar_tensor_1 = None
    ne_2: "b8[4][1]cpu" = torch.ops.aten.ne.Scalar(primals_8, -100)
    sum_2: "i64[][]cpu" = torch.ops.aten.sum.default(ne_2);  ne_2 = None
    convert_element_type_11: "bf16[][]cpu" = torch.ops.prims.convert_element_type.default(sum_2, torch.bfloat16);  sum_2 = None
    sum_3: "bf16[][]cpu" = torch.ops.aten.sum.default(where_1);  where_1 = None
    div: "bf16[][]cpu" = torch.ops.aten.div.Tensor(sum_3, convert_element_type_11);  sum_3 = None
    unsqueeze_1: "i64[4, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_8, 1);  primals_8 = None
    ne_3: "b8[4, 1][1, 1]cpu" = torch.ops.aten.ne.Scalar(unsqueeze_1, -100)
    scalar_tensor_2: "i64[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.int64, layout = torch.strided, device = device(type='cpu'))
    where_2: "i64[4, 1][1, 1]cpu" = torch.ops.aten.where.self(ne_3, unsqueeze_1, scalar_tensor_2);  unsqueeze_1 = scalar_tensor_2 = None
    full: "bf16[4, 3][3, 1]cpu" = torch.ops.aten.full.default([4, 3], 0, dtype = torch.bfloat16, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    scatter: "bf16[4, 3][3, 1]cpu" = torch.ops.aten.scatter.value(full, 1, where_2, -1.0);  full = where_2 = None
    permute_3: "bf16[3, 8][8, 1]cpu" = torch.ops.aten.permute.default(permute_2, [1, 0]);  permute_2 = None
    permute_7: "bf16[8, 8][8, 1]cpu" = torch.ops.aten.permute.default(permute_1, [1, 0]);  permute_1 = None
    return (div, primals_7, relu, relu_1, addmm_2, convert_element_type_11, ne_3, scatter, permute_3, permute_7)
