def forward(self, primals_1: "f32[2, 2][2, 1]cpu", detach: "f32[][]cpu", detach_1: "f32[2][1]cpu", detach_3: "f32[][]cpu", detach_4: "f32[2][1]cpu", tangents_1: "f32[][]cpu", tangents_2: "f32[2][1]cpu", tangents_3: "f32[][]cpu", tangents_4: "f32[][]cpu", tangents_5: "f32[2][1]cpu"):
    detach_5: "f32[2][1]cpu" = torch.ops.aten.detach.default(detach_4);  detach_4 = None
    unsqueeze: "f32[1, 2][2, 1]cpu" = torch.ops.aten.unsqueeze.default(tangents_5, 0);  tangents_5 = None
    unsqueeze_1: "f32[1, 2][2, 1]cpu" = torch.ops.aten.unsqueeze.default(detach_5, 0);  detach_5 = None
    abs_1: "f32[2, 2][2, 1]cpu" = torch.ops.aten.abs.default(primals_1)
    pow_1: "f32[2, 2][2, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(abs_1, 1.0);  abs_1 = None
    mul: "f32[2, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, pow_1);  pow_1 = None
    pow_2: "f32[1, 2][2, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(unsqueeze_1, 2.0)
    div: "f32[1, 2][2, 1]cpu" = torch.ops.aten.div.Tensor(unsqueeze, pow_2);  unsqueeze = pow_2 = None
    eq: "b8[1, 2][2, 1]cpu" = torch.ops.aten.eq.Scalar(unsqueeze_1, 0);  unsqueeze_1 = None
    masked_fill: "f32[1, 2][2, 1]cpu" = torch.ops.aten.masked_fill.Scalar(div, eq, 0);  div = eq = None
    mul_1: "f32[2, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(mul, masked_fill);  mul = masked_fill = None
    detach_6: "f32[][]cpu" = torch.ops.aten.detach.default(detach_3);  detach_3 = None
    abs_2: "f32[2, 2][2, 1]cpu" = torch.ops.aten.abs.default(primals_1)
    eq_1: "b8[2, 2][2, 1]cpu" = torch.ops.aten.eq.Tensor(abs_2, detach_6);  detach_6 = None
    isnan: "b8[2, 2][2, 1]cpu" = torch.ops.aten.isnan.default(abs_2);  abs_2 = None
    logical_or: "b8[2, 2][2, 1]cpu" = torch.ops.aten.logical_or.default(eq_1, isnan);  eq_1 = isnan = None
    sum_1: "i64[1, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(logical_or, [], True)
    div_1: "f32[1, 1][1, 1]cpu" = torch.ops.aten.div.Tensor(tangents_4, sum_1);  tangents_4 = sum_1 = None
    mul_2: "f32[2, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(div_1, logical_or);  div_1 = logical_or = None
    sgn: "f32[2, 2][2, 1]cpu" = torch.ops.aten.sgn.default(primals_1)
    mul_3: "f32[2, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(sgn, mul_2);  sgn = mul_2 = None
    add: "f32[2, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(mul_1, mul_3);  mul_1 = mul_3 = None
    sgn_1: "f32[2, 2][2, 1]cpu" = torch.ops.aten.sgn.default(primals_1)
    mul_4: "f32[2, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(sgn_1, tangents_3);  sgn_1 = tangents_3 = None
    add_1: "f32[2, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(add, mul_4);  add = mul_4 = None
    detach_8: "f32[2][1]cpu" = torch.ops.aten.detach.default(detach_1);  detach_1 = None
    unsqueeze_2: "f32[2, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(tangents_2, 1);  tangents_2 = None
    unsqueeze_3: "f32[2, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(detach_8, 1);  detach_8 = None
    div_2: "f32[2, 2][2, 1]cpu" = torch.ops.aten.div.Tensor(primals_1, unsqueeze_3)
    eq_2: "b8[2, 1][1, 1]cpu" = torch.ops.aten.eq.Scalar(unsqueeze_3, 0);  unsqueeze_3 = None
    masked_fill_1: "f32[2, 2][2, 1]cpu" = torch.ops.aten.masked_fill.Scalar(div_2, eq_2, 0);  div_2 = eq_2 = None
    mul_5: "f32[2, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(unsqueeze_2, masked_fill_1);  unsqueeze_2 = masked_fill_1 = None
    add_2: "f32[2, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(add_1, mul_5);  add_1 = mul_5 = None
    detach_9: "f32[][]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    div_3: "f32[2, 2][2, 1]cpu" = torch.ops.aten.div.Tensor(primals_1, detach_9);  primals_1 = None
    eq_3: "b8[][]cpu" = torch.ops.aten.eq.Scalar(detach_9, 0);  detach_9 = None
    masked_fill_2: "f32[2, 2][2, 1]cpu" = torch.ops.aten.masked_fill.Scalar(div_3, eq_3, 0);  div_3 = eq_3 = None
    mul_6: "f32[2, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, masked_fill_2);  tangents_1 = masked_fill_2 = None
    add_3: "f32[2, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(add_2, mul_6);  add_2 = mul_6 = None
    return (add_3,)
