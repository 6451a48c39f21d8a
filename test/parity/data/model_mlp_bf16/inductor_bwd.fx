def forward(self, primals_7: "bf16[4, 6][6, 1]cpu", relu: "bf16[4, 8][8, 1]cpu", relu_1: "bf16[4, 8][8, 1]cpu", addmm_2: "bf16[4, 3][3, 1]cpu", convert_element_type_11: "bf16[][]cpu", ne_3: "b8[4, 1][1, 1]cpu", scatter: "bf16[4, 3][3, 1]cpu", permute_3: "bf16[3, 8][8, 1]cpu", permute_7: "bf16[8, 8][8, 1]cpu", tangents_1: "bf16[][]cpu"):
    div_1: "bf16[][]cpu" = torch.ops.aten.div.Tensor(tangents_1, convert_element_type_11);  tangents_1 = convert_element_type_11 = None
    scalar_tensor_3: "bf16[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.bfloat16, layout = torch.strided, device = device(type='cpu'))
    where_3: "bf16[4, 1][1, 1]cpu" = torch.ops.aten.where.self(ne_3, div_1, scalar_tensor_3);  ne_3 = div_1 = None
    mul: "bf16[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(scatter, where_3);  scatter = where_3 = None
    convert_element_type_9: "f32[4, 3][3, 1]cpu" = torch.ops.prims.convert_element_type.default(addmm_2, torch.float32);  addmm_2 = None
    amax: "f32[4, 1][1, 1]cpu" = torch.ops.aten.amax.default(convert_element_type_9, [1], True)
    sub: "f32[4, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(convert_element_type_9, amax);  convert_element_type_9 = amax = None
    exp: "f32[4, 3][3, 1]cpu" = torch.ops.aten.exp.default(sub)
    sum_1: "f32[4, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(exp, [1], True);  exp = None
    log: "f32[4, 1][1, 1]cpu" = torch.ops.aten.log.default(sum_1);  sum_1 = None
    sub_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(sub, log);  sub = log = None
    convert_element_type_10: "bf16[4, 3][3, 1]cpu" = torch.ops.prims.convert_element_type.default(sub_1, torch.bfloat16);  sub_1 = None
    alias_2: "bf16[4, 3][3, 1]cpu" = torch.ops.aten.alias.default(convert_element_type_10);  convert_element_type_10 = None
    alias_3: "bf16[4, 3][3, 1]cpu" = torch.ops.aten.alias.default(alias_2);  alias_2 = None
    convert_element_type_12: "f32[4, 3][3, 1]cpu" = torch.ops.prims.convert_element_type.default(mul, torch.float32);  mul = None
    convert_element_type_13: "f32[4, 3][3, 1]cpu" = torch.ops.prims.convert_element_type.default(alias_3, torch.float32);  alias_3 = None
    exp_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.exp.default(convert_element_type_13);  convert_element_type_13 = None
    sum_4: "f32[4, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(convert_element_type_12, [1], True)
    mul_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(exp_1, sum_4);  exp_1 = sum_4 = None
    sub_2: "f32[4, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(convert_element_type_12, mul_1);  convert_element_type_12 = mul_1 = None
    convert_element_type_14: "bf16[4, 3][3, 1]cpu" = torch.ops.prims.convert_element_type.default(sub_2, torch.bfloat16);  sub_2 = None
    mm: "bf16[4, 8][8, 1]cpu" = torch.ops.aten.mm.default(convert_element_type_14, permute_3);  permute_3 = None
    permute_4: "bf16[3, 4][1, 3]cpu" = torch.ops.aten.permute.default(convert_element_type_14, [1, 0])
    mm_1: "bf16[3, 8][8, 1]cpu" = torch.ops.aten.mm.default(permute_4, relu_1);  permute_4 = None
    permute_5: "bf16[8, 3][1, 8]cpu" = torch.ops.aten.permute.default(mm_1, [1, 0]);  mm_1 = None
    sum_5: "bf16[1, 3][3, 1]cpu" = torch.ops.aten.sum.dim_IntList(convert_element_type_14, [0], True);  convert_element_type_14 = None
    view: "bf16[3][1]cpu" = torch.ops.aten.view.default(sum_5, [3]);  sum_5 = None
    permute_6: "bf16[3, 8][8, 1]cpu" = torch.ops.aten.permute.default(permute_5, [1, 0]);  permute_5 = None
    alias_1: "bf16[4, 8][8, 1]cpu" = torch.ops.aten.alias.default(relu_1);  relu_1 = None
    alias_4: "bf16[4, 8][8, 1]cpu" = torch.ops.aten.alias.default(alias_1);  alias_1 = None
    le: "b8[4, 8][8, 1]cpu" = torch.ops.aten.le.Scalar(alias_4, 0);  alias_4 = None
    where_4: "bf16[4, 8][8, 1]cpu" = torch.ops.aten.where.self(le, scalar_tensor_3, mm);  le = mm = None
    mm_2: "bf16[4, 8][8, 1]cpu" = torch.ops.aten.mm.default(where_4, permute_7);  permute_7 = None
    permute_8: "bf16[8, 4][1, 8]cpu" = torch.ops.aten.permute.default(where_4, [1, 0])
    mm_3: "bf16[8, 8][8, 1]cpu" = torch.ops.aten.mm.default(permute_8, relu);  permute_8 = None
    permute_9: "bf16[8, 8][1, 8]cpu" = torch.ops.aten.permute.default(mm_3, [1, 0]);  mm_3 = None
    sum_6: "bf16[1, 8][8, 1]cpu" = torch.ops.aten.sum.dim_IntList(where_4, [0], True);  where_4 = None
    view_1: "bf16[8][1]cpu" = torch.ops.aten.view.default(sum_6, [8]);  sum_6 = None
    permute_10: "bf16[8, 8][8, 1]cpu" = torch.ops.aten.permute.default(permute_9, [1, 0]);  permute_9 = None
    alias: "bf16[4, 8][8, 1]cpu" = torch.ops.aten.alias.default(relu);  relu = None
    alias_5: "bf16[4, 8][8, 1]cpu" = torch.ops.aten.alias.default(alias);  alias = None
    le_1: "b8[4, 8][8, 1]cpu" = torch.ops.aten.le.Scalar(alias_5, 0);  alias_5 = None
    where_5: "bf16[4, 8][8, 1]cpu" = torch.ops.aten.where.self(le_1, scalar_tensor_3, mm_2);  le_1 = scalar_tensor_3 = mm_2 = None
    permute_11: "bf16[8, 4][1, 8]cpu" = torch.ops.aten.permute.default(where_5, [1, 0])
    mm_4: "bf16[8, 6][6, 1]cpu" = torch.ops.aten.mm.default(permute_11, primals_7);  permute_11 = primals_7 = None
    permute_12: "bf16[6, 8][1, 6]cpu" = torch.ops.aten.permute.default(mm_4, [1, 0]);  mm_4 = None
    sum_7: "bf16[1, 8][8, 1]cpu" = torch.ops.aten.sum.dim_IntList(where_5, [0], True);  where_5 = None
    view_2: "bf16[8][1]cpu" = torch.ops.aten.view.default(sum_7, [8]);  sum_7 = None
    permute_13: "bf16[8, 6][6, 1]cpu" = torch.ops.aten.permute.default(permute_12, [1, 0]);  permute_12 = None
    return (permute_13, view_2, permute_10, view_1, permute_6, view, None, None)
