def forward(self, primals_1: "f32[2, 2][2, 1]cpu", detach_6: "f32[][]cpu", detach_7: "f32[][]cpu", detach_8: "f32[][]cpu", logical_or_1: "b8[2, 2][2, 1]cpu", tangents_1: "f32[][]cpu", tangents_2: "f32[][]cpu", tangents_3: "f32[2][1]cpu", tangents_4: "f32[][]cpu", tangents_5: "f32[][]cpu", tangents_6: "f32[][]cpu"):
    abs_1: "f32[2, 2][2, 1]cpu" = torch.ops.aten.abs.default(primals_1)
    pow_1: "f32[2, 2][2, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(abs_1, -2.0)
    eq: "b8[2, 2][2, 1]cpu" = torch.ops.aten.eq.Scalar(primals_1, 0)
    masked_fill: "f32[2, 2][2, 1]cpu" = torch.ops.aten.masked_fill.Scalar(pow_1, eq, 0);  pow_1 = None
    sgn: "f32[2, 2][2, 1]cpu" = torch.ops.aten.sgn.default(primals_1);  primals_1 = None
    mul: "f32[2, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(sgn, masked_fill);  masked_fill = None
    mul_1: "f32[2, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(mul, tangents_6);  mul = tangents_6 = None
    pow_2: "f32[][]cpu" = torch.ops.aten.pow.Tensor_Scalar(detach_6, 2.0);  detach_6 = None
    mul_2: "f32[2, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(mul_1, pow_2);  mul_1 = pow_2 = None
    pow_3: "f32[2, 2][2, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(abs_1, -0.5)
    masked_fill_1: "f32[2, 2][2, 1]cpu" = torch.ops.aten.masked_fill.Scalar(pow_3, eq, 0);  pow_3 = eq = None
    mul_3: "f32[2, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(sgn, masked_fill_1);  masked_fill_1 = None
    pow_4: "f32[][]cpu" = torch.ops.aten.pow.Tensor_Scalar(detach_7, 0.5);  detach_7 = None
    mul_4: "f32[2, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(mul_3, tangents_5);  mul_3 = tangents_5 = None
    mul_5: "f32[2, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(mul_4, pow_4);  mul_4 = pow_4 = None
    add: "f32[2, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(mul_2, mul_5);  mul_2 = mul_5 = None
    eq_2: "b8[2, 2][2, 1]cpu" = torch.ops.aten.eq.Tensor(abs_1, detach_8);  detach_8 = None
    isnan: "b8[2, 2][2, 1]cpu" = torch.ops.aten.isnan.default(abs_1);  abs_1 = None
    logical_or: "b8[2, 2][2, 1]cpu" = torch.ops.aten.logical_or.default(eq_2, isnan);  eq_2 = isnan = None
    sum_1: "i64[1, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(logical_or, [], True)
    div: "f32[1, 1][1, 1]cpu" = torch.ops.aten.div.Tensor(tangents_4, sum_1);  tangents_4 = sum_1 = None
    mul_6: "f32[2, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(div, logical_or);  div = logical_or = None
    mul_7: "f32[2, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(sgn, mul_6);  mul_6 = None
    add_1: "f32[2, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(add, mul_7);  add = mul_7 = None
    unsqueeze: "f32[2, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(tangents_3, 1);  tangents_3 = None
    sum_2: "i64[2, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(logical_or_1, [1], True)
    div_1: "f32[2, 1][1, 1]cpu" = torch.ops.aten.div.Tensor(unsqueeze, sum_2);  unsqueeze = sum_2 = None
    mul_8: "f32[2, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(div_1, logical_or_1);  div_1 = logical_or_1 = None
    mul_9: "f32[2, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(sgn, mul_8);  mul_8 = None
    add_2: "f32[2, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(add_1, mul_9);  add_1 = mul_9 = None
    mul_10: "f32[2, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(sgn, tangents_2);  sgn = tangents_2 = None
    add_3: "f32[2, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(add_2, mul_10);  add_2 = mul_10 = None
    return (add_3,)
