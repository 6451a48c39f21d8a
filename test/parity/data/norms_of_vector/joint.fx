def forward(self, primals_1: "f32[5][1]cpu", tangents_1: "f32[][]cpu"):
    linalg_vector_norm: "f32[][]cpu" = torch.ops.aten.linalg_vector_norm.default(primals_1)
    detach: "f32[][]cpu" = torch.ops.aten.detach.default(linalg_vector_norm)
    linalg_vector_norm_1: "f32[][]cpu" = torch.ops.aten.linalg_vector_norm.default(primals_1, 1)
    add: "f32[][]cpu" = torch.ops.aten.add.Tensor(linalg_vector_norm, linalg_vector_norm_1);  linalg_vector_norm = linalg_vector_norm_1 = None
    linalg_vector_norm_2: "f32[][]cpu" = torch.ops.aten.linalg_vector_norm.default(primals_1, inf)
    detach_2: "f32[][]cpu" = torch.ops.aten.detach.default(linalg_vector_norm_2)
    add_1: "f32[][]cpu" = torch.ops.aten.add.Tensor(add, linalg_vector_norm_2);  add = linalg_vector_norm_2 = None
    detach_3: "f32[][]cpu" = torch.ops.aten.detach.default(detach_2);  detach_2 = None
    abs_1: "f32[5][1]cpu" = torch.ops.aten.abs.default(primals_1)
    eq: "b8[5][1]cpu" = torch.ops.aten.eq.Tensor(abs_1, detach_3);  detach_3 = None
    isnan: "b8[5][1]cpu" = torch.ops.aten.isnan.default(abs_1);  abs_1 = None
    logical_or: "b8[5][1]cpu" = torch.ops.aten.logical_or.default(eq, isnan);  eq = isnan = None
    sum_1: "i64[1][1]cpu" = torch.ops.aten.sum.dim_IntList(logical_or, [], True)
    div: "f32[1][1]cpu" = torch.ops.aten.div.Tensor(tangents_1, sum_1);  sum_1 = None
    mul: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(div, logical_or);  div = logical_or = None
    sgn: "f32[5][1]cpu" = torch.ops.aten.sgn.default(primals_1)
    mul_1: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(sgn, mul);  sgn = mul = None
    sgn_1: "f32[5][1]cpu" = torch.ops.aten.sgn.default(primals_1)
    mul_2: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(sgn_1, tangents_1);  sgn_1 = None
    add_2: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(mul_1, mul_2);  mul_1 = mul_2 = None
    detach_5: "f32[][]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    div_1: "f32[5][1]cpu" = torch.ops.aten.div.Tensor(primals_1, detach_5);  primals_1 = None
    eq_1: "b8[][]cpu" = torch.ops.aten.eq.Scalar(detach_5, 0);  detach_5 = None
    masked_fill: "f32[5][1]cpu" = torch.ops.aten.masked_fill.Scalar(div_1, eq_1, 0);  div_1 = eq_1 = None
    mul_3: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, masked_fill);  tangents_1 = masked_fill = None
    add_3: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(add_2, mul_3);  add_2 = mul_3 = None
    return (add_1, add_3)
