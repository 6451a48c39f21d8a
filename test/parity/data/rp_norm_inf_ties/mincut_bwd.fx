def forward(self, primals_1: "f32[2, 2][2, 1]cpu", logical_or: "b8[2, 2][2, 1]cpu", detach_4: "f32[][]cpu", detach_5: "f32[][]cpu", tangents_1: "f32[][]cpu", tangents_2: "f32[][]cpu", tangents_3: "f32[2][1]cpu"):
    unsqueeze: "f32[1, 2][2, 1]cpu" = torch.ops.aten.unsqueeze.default(tangents_3, 0);  tangents_3 = None
    abs_1: "f32[2, 2][2, 1]cpu" = torch.ops.aten.abs.default(primals_1)
    isnan: "b8[2, 2][2, 1]cpu" = torch.ops.aten.isnan.default(abs_1)
    sum_1: "i64[1, 2][2, 1]cpu" = torch.ops.aten.sum.dim_IntList(logical_or, [0], True)
    div: "f32[1, 2][2, 1]cpu" = torch.ops.aten.div.Tensor(unsqueeze, sum_1);  unsqueeze = sum_1 = None
    mul: "f32[2, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(div, logical_or);  div = logical_or = None
    sgn: "f32[2, 2][2, 1]cpu" = torch.ops.aten.sgn.default(primals_1);  primals_1 = None
    mul_1: "f32[2, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(sgn, mul);  mul = None
    eq_1: "b8[2, 2][2, 1]cpu" = torch.ops.aten.eq.Tensor(abs_1, detach_4);  detach_4 = None
    logical_or_1: "b8[2, 2][2, 1]cpu" = torch.ops.aten.logical_or.default(eq_1, isnan);  eq_1 = None
    sum_2: "i64[1, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(logical_or_1, [], True)
    div_1: "f32[1, 1][1, 1]cpu" = torch.ops.aten.div.Tensor(tangents_2, sum_2);  tangents_2 = sum_2 = None
    mul_2: "f32[2, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(div_1, logical_or_1);  div_1 = logical_or_1 = None
    mul_3: "f32[2, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(sgn, mul_2);  mul_2 = None
    add: "f32[2, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(mul_1, mul_3);  mul_1 = mul_3 = None
    eq_2: "b8[2, 2][2, 1]cpu" = torch.ops.aten.eq.Tensor(abs_1, detach_5);  abs_1 = detach_5 = None
    logical_or_2: "b8[2, 2][2, 1]cpu" = torch.ops.aten.logical_or.default(eq_2, isnan);  eq_2 = isnan = None
    sum_3: "i64[1, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(logical_or_2, [], True)
    div_2: "f32[1, 1][1, 1]cpu" = torch.ops.aten.div.Tensor(tangents_1, sum_3);  tangents_1 = sum_3 = None
    mul_4: "f32[2, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(div_2, logical_or_2);  div_2 = logical_or_2 = None
    mul_5: "f32[2, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(sgn, mul_4);  sgn = mul_4 = None
    add_1: "f32[2, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(add, mul_5);  add = mul_5 = None
    return (add_1,)
