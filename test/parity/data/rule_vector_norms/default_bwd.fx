def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "f32[2, 1][1, 1]cpu", detach: "f32[][]cpu", detach_1: "f32[2][1]cpu", detach_3: "f32[2][1]cpu", tangents_1: "f32[2][1]cpu"):
    detach_4: "f32[2][1]cpu" = torch.ops.aten.detach.default(detach_3);  detach_3 = None
    unsqueeze: "f32[2, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(tangents_1, 1)
    unsqueeze_1: "f32[2, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(detach_4, 1);  detach_4 = None
    div: "f32[2, 1][1, 1]cpu" = torch.ops.aten.div.Tensor(primals_2, unsqueeze_1);  primals_2 = None
    eq: "b8[2, 1][1, 1]cpu" = torch.ops.aten.eq.Scalar(unsqueeze_1, 0);  unsqueeze_1 = None
    masked_fill: "f32[2, 1][1, 1]cpu" = torch.ops.aten.masked_fill.Scalar(div, eq, 0);  div = eq = None
    mul: "f32[2, 1][1, 1]cpu" = torch.ops.aten.mul.Tensor(unsqueeze, masked_fill);  unsqueeze = masked_fill = None
    sum_3: "f32[][]cpu" = torch.ops.aten.sum.default(tangents_1)
    detach_6: "f32[2][1]cpu" = torch.ops.aten.detach.default(detach_1);  detach_1 = None
    unsqueeze_2: "f32[2, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(tangents_1, 1);  tangents_1 = None
    unsqueeze_3: "f32[2, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(detach_6, 1);  detach_6 = None
    abs_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.abs.default(primals_1)
    eq_1: "b8[2, 3][3, 1]cpu" = torch.ops.aten.eq.Tensor(abs_1, unsqueeze_3);  unsqueeze_3 = None
    isnan: "b8[2, 3][3, 1]cpu" = torch.ops.aten.isnan.default(abs_1);  abs_1 = None
    logical_or: "b8[2, 3][3, 1]cpu" = torch.ops.aten.logical_or.default(eq_1, isnan);  eq_1 = isnan = None
    sum_4: "i64[2, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(logical_or, [1], True)
    div_1: "f32[2, 1][1, 1]cpu" = torch.ops.aten.div.Tensor(unsqueeze_2, sum_4);  unsqueeze_2 = sum_4 = None
    mul_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(div_1, logical_or);  div_1 = logical_or = None
    sgn: "f32[2, 3][3, 1]cpu" = torch.ops.aten.sgn.default(primals_1)
    mul_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(sgn, mul_1);  sgn = mul_1 = None
    detach_7: "f32[][]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    abs_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.abs.default(primals_1)
    eq_2: "b8[2, 3][3, 1]cpu" = torch.ops.aten.eq.Tensor(abs_2, detach_7);  detach_7 = None
    isnan_1: "b8[2, 3][3, 1]cpu" = torch.ops.aten.isnan.default(abs_2);  abs_2 = None
    logical_or_1: "b8[2, 3][3, 1]cpu" = torch.ops.aten.logical_or.default(eq_2, isnan_1);  eq_2 = isnan_1 = None
    sum_5: "i64[1, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(logical_or_1, [], True)
    div_2: "f32[1, 1][1, 1]cpu" = torch.ops.aten.div.Tensor(sum_3, sum_5);  sum_3 = sum_5 = None
    mul_3: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(div_2, logical_or_1);  div_2 = logical_or_1 = None
    sgn_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.sgn.default(primals_1);  primals_1 = None
    mul_4: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(sgn_1, mul_3);  sgn_1 = mul_3 = None
    add_3: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(mul_2, mul_4);  mul_2 = mul_4 = None
    return (add_3, mul)
