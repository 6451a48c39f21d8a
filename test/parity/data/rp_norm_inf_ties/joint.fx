def forward(self, primals_1: "f32[2, 2][2, 1]cpu", tangents_1: "f32[][]cpu", tangents_2: "f32[][]cpu", tangents_3: "f32[2][1]cpu"):
    linalg_vector_norm: "f32[][]cpu" = torch.ops.aten.linalg_vector_norm.default(primals_1, inf)
    detach: "f32[][]cpu" = torch.ops.aten.detach.default(linalg_vector_norm)
    linalg_vector_norm_1: "f32[][]cpu" = torch.ops.aten.linalg_vector_norm.default(primals_1, -inf)
    detach_1: "f32[][]cpu" = torch.ops.aten.detach.default(linalg_vector_norm_1)
    linalg_vector_norm_2: "f32[2][1]cpu" = torch.ops.aten.linalg_vector_norm.default(primals_1, inf, [0])
    detach_2: "f32[2][1]cpu" = torch.ops.aten.detach.default(linalg_vector_norm_2)
    detach_3: "f32[2][1]cpu" = torch.ops.aten.detach.default(detach_2);  detach_2 = None
    unsqueeze: "f32[1, 2][2, 1]cpu" = torch.ops.aten.unsqueeze.default(tangents_3, 0);  tangents_3 = None
    unsqueeze_1: "f32[1, 2][2, 1]cpu" = torch.ops.aten.unsqueeze.default(detach_3, 0);  detach_3 = None
    abs_1: "f32[2, 2][2, 1]cpu" = torch.ops.aten.abs.default(primals_1)
    eq: "b8[2, 2][2, 1]cpu" = torch.ops.aten.eq.Tensor(abs_1, unsqueeze_1);  unsqueeze_1 = None
    isnan: "b8[2, 2][2, 1]cpu" = torch.ops.aten.isnan.default(abs_1);  abs_1 = None
    logical_or: "b8[2, 2][2, 1]cpu" = torch.ops.aten.logical_or.default(eq, isnan);  eq = isnan = None
    sum_1: "i64[1, 2][2, 1]cpu" = torch.ops.aten.sum.dim_IntList(logical_or, [0], True)
    div: "f32[1, 2][2, 1]cpu" = torch.ops.aten.div.Tensor(unsqueeze, sum_1);  unsqueeze = sum_1 = None
    mul: "f32[2, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(div, logical_or);  div = logical_or = None
    sgn: "f32[2, 2][2, 1]cpu" = torch.ops.aten.sgn.default(primals_1)
    mul_1: "f32[2, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(sgn, mul);  sgn = mul = None
    detach_4: "f32[][]cpu" = torch.ops.aten.detach.default(detach_1);  detach_1 = None
    abs_2: "f32[2, 2][2, 1]cpu" = torch.ops.aten.abs.default(primals_1)
    eq_1: "b8[2, 2][2, 1]cpu" = torch.ops.aten.eq.Tensor(abs_2, detach_4);  detach_4 = None
    isnan_1: "b8[2, 2][2, 1]cpu" = torch.ops.aten.isnan.default(abs_2);  abs_2 = None
    logical_or_1: "b8[2, 2][2, 1]cpu" = torch.ops.aten.logical_or.default(eq_1, isnan_1);  eq_1 = isnan_1 = None
    sum_2: "i64[1, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(logical_or_1, [], True)
    div_1: "f32[1, 1][1, 1]cpu" = torch.ops.aten.div.Tensor(tangents_2, sum_2);  tangents_2 = sum_2 = None
    mul_2: "f32[2, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(div_1, logical_or_1);  div_1 = logical_or_1 = None
    sgn_1: "f32[2, 2][2, 1]cpu" = torch.ops.aten.sgn.default(primals_1)
    mul_3: "f32[2, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(sgn_1, mul_2);  sgn_1 = mul_2 = None
    add: "f32[2, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(mul_1, mul_3);  mul_1 = mul_3 = None
    detach_5: "f32[][]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    abs_3: "f32[2, 2][2, 1]cpu" = torch.ops.aten.abs.default(primals_1)
    eq_2: "b8[2, 2][2, 1]cpu" = torch.ops.aten.eq.Tensor(abs_3, detach_5);  detach_5 = None
    isnan_2: "b8[2, 2][2, 1]cpu" = torch.ops.aten.isnan.default(abs_3);  abs_3 = None
    logical_or_2: "b8[2, 2][2, 1]cpu" = torch.ops.aten.logical_or.default(eq_2, isnan_2);  eq_2 = isnan_2 = None
    sum_3: "i64[1, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(logical_or_2, [], True)
    div_2: "f32[1, 1][1, 1]cpu" = torch.ops.aten.div.Tensor(tangents_1, sum_3);  tangents_1 = sum_3 = None
    mul_4: "f32[2, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(div_2, logical_or_2);  div_2 = logical_or_2 = None
    sgn_2: "f32[2, 2][2, 1]cpu" = torch.ops.aten.sgn.default(primals_1);  primals_1 = None
    mul_5: "f32[2, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(sgn_2, mul_4);  sgn_2 = mul_4 = None
    add_1: "f32[2, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(add, mul_5);  add = mul_5 = None
    return (linalg_vector_norm, linalg_vector_norm_1, linalg_vector_norm_2, add_1)
