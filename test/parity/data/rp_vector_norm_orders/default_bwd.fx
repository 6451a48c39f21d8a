def forward(self, primals_1: "f32[2, 2][2, 1]cpu", detach_2: "f32[2][1]cpu", detach_3: "f32[][]cpu", detach_4: "f32[][]cpu", detach_5: "f32[][]cpu", tangents_1: "f32[][]cpu", tangents_2: "f32[][]cpu", tangents_3: "f32[2][1]cpu", tangents_4: "f32[][]cpu", tangents_5: "f32[][]cpu", tangents_6: "f32[][]cpu"):
    detach_6: "f32[][]cpu" = torch.ops.aten.detach.default(detach_5);  detach_5 = None
    abs_1: "f32[2, 2][2, 1]cpu" = torch.ops.aten.abs.default(primals_1)
    pow_1: "f32[2, 2][2, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(abs_1, -2.0);  abs_1 = None
    eq: "b8[2, 2][2, 1]cpu" = torch.ops.aten.eq.Scalar(primals_1, 0)
    masked_fill: "f32[2, 2][2, 1]cpu" = torch.ops.aten.masked_fill.Scalar(pow_1, eq, 0);  pow_1 = eq = None
    sgn: "f32[2, 2][2, 1]cpu" = torch.ops.aten.sgn.default(primals_1)
    mul: "f32[2, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(sgn, masked_fill);  sgn = masked_fill = None
    pow_2: "f32[][]cpu" = torch.ops.aten.pow.Tensor_Scalar(detach_6, 2.0);  detach_6 = None
    mul_1: "f32[2, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(mul, tangents_6);  mul = tangents_6 = None
    mul_2: "f32[2, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(mul_1, pow_2);  mul_1 = pow_2 = None
    detach_7: "f32[][]cpu" = torch.ops.aten.detach.default(detach_4);  detach_4 = None
    abs_2: "f32[2, 2][2, 1]cpu" = torch.ops.aten.abs.default(primals_1)
    pow_3: "f32[2, 2][2, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(abs_2, -0.5);  abs_2 = None
    eq_1: "b8[2, 2][2, 1]cpu" = torch.ops.aten.eq.Scalar(primals_1, 0)
    masked_fill_1: "f32[2, 2][2, 1]cpu" = torch.ops.aten.masked_fill.Scalar(pow_3, eq_1, 0);  pow_3 = eq_1 = None
    sgn_1: "f32[2, 2][2, 1]cpu" = torch.ops.aten.sgn.default(primals_1)
    mul_3: "f32[2, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(sgn_1, masked_fill_1);  sgn_1 = masked_fill_1 = None
    pow_4: "f32[][]cpu" = torch.ops.aten.pow.Tensor_Scalar(detach_7, 0.5);  detach_7 = None
    mul_4: "f32[2, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(mul_3, tangents_5);  mul_3 = tangents_5 = None
    mul_5: "f32[2, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(mul_4, pow_4);  mul_4 = pow_4 = None
    add: "f32[2, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(mul_2, mul_5);  mul_2 = mul_5 = None
    detach_8: "f32[][]cpu" = torch.ops.aten.detach.default(detach_3);  detach_3 = None
    abs_3: "f32[2, 2][2, 1]cpu" = torch.ops.aten.abs.default(primals_1)
    eq_2: "b8[2, 2][2, 1]cpu" = torch.ops.aten.eq.Tensor(abs_3, detach_8);  detach_8 = None
    isnan: "b8[2, 2][2, 1]cpu" = torch.ops.aten.isnan.default(abs_3);  abs_3 = None
    logical_or: "b8[2, 2][2, 1]cpu" = torch.ops.aten.logical_or.default(eq_2, isnan);  eq_2 = isnan = None
    sum_1: "i64[1, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(logical_or, [], True)
    div: "f32[1, 1][1, 1]cpu" = torch.ops.aten.div.Tensor(tangents_4, sum_1);  tangents_4 = sum_1 = None
    mul_6: "f32[2, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(div, logical_or);  div = logical_or = None
    sgn_2: "f32[2, 2][2, 1]cpu" = torch.ops.aten.sgn.default(primals_1)
    mul_7: "f32[2, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(sgn_2, mul_6);  sgn_2 = mul_6 = None
    add_1: "f32[2, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(add, mul_7);  add = mul_7 = None
    detach_9: "f32[2][1]cpu" = torch.ops.aten.detach.default(detach_2);  detach_2 = None
    unsqueeze: "f32[2, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(tangents_3, 1);  tangents_3 = None
    unsqueeze_1: "f32[2, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(detach_9, 1);  detach_9 = None
    abs_4: "f32[2, 2][2, 1]cpu" = torch.ops.aten.abs.default(primals_1)
    eq_3: "b8[2, 2][2, 1]cpu" = torch.ops.aten.eq.Tensor(abs_4, unsqueeze_1);  unsqueeze_1 = None
    isnan_1: "b8[2, 2][2, 1]cpu" = torch.ops.aten.isnan.default(abs_4);  abs_4 = None
    logical_or_1: "b8[2, 2][2, 1]cpu" = torch.ops.aten.logical_or.default(eq_3, isnan_1);  eq_3 = isnan_1 = None
    sum_2: "i64[2, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(logical_or_1, [1], True)
    div_1: "f32[2, 1][1, 1]cpu" = torch.ops.aten.div.Tensor(unsqueeze, sum_2);  unsqueeze = sum_2 = None
    mul_8: "f32[2, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(div_1, logical_or_1);  div_1 = logical_or_1 = None
    sgn_3: "f32[2, 2][2, 1]cpu" = torch.ops.aten.sgn.default(primals_1)
    mul_9: "f32[2, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(sgn_3, mul_8);  sgn_3 = mul_8 = None
    add_2: "f32[2, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(add_1, mul_9);  add_1 = mul_9 = None
    sgn_4: "f32[2, 2][2, 1]cpu" = torch.ops.aten.sgn.default(primals_1);  primals_1 = None
    mul_10: "f32[2, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(sgn_4, tangents_2);  sgn_4 = tangents_2 = None
    add_3: "f32[2, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(add_2, mul_10);  add_2 = mul_10 = None
    return (add_3,)
