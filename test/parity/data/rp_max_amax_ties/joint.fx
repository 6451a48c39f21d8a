def forward(self, primals_1: "f32[2, 3][3, 1]cpu", tangents_1: "f32[][]cpu", tangents_2: "f32[][]cpu", tangents_3: "f32[3][1]cpu", tangents_4: "f32[][]cpu"):
    amax: "f32[][]cpu" = torch.ops.aten.amax.default(primals_1)
    detach: "f32[][]cpu" = torch.ops.aten.detach.default(amax)
    max_1: "f32[][]cpu" = torch.ops.aten.max.default(primals_1)
    detach_1: "f32[][]cpu" = torch.ops.aten.detach.default(max_1)
    amax_1: "f32[3][1]cpu" = torch.ops.aten.amax.default(primals_1, [0])
    detach_2: "f32[3][1]cpu" = torch.ops.aten.detach.default(amax_1)
    min_1: "f32[][]cpu" = torch.ops.aten.min.default(primals_1)
    detach_3: "f32[][]cpu" = torch.ops.aten.detach.default(min_1)
    detach_4: "f32[][]cpu" = torch.ops.aten.detach.default(detach_3);  detach_3 = None
    isnan: "b8[2, 3][3, 1]cpu" = torch.ops.aten.isnan.default(primals_1)
    isnan_1: "b8[][]cpu" = torch.ops.aten.isnan.default(detach_4)
    logical_and: "b8[2, 3][3, 1]cpu" = torch.ops.aten.logical_and.default(isnan, isnan_1);  isnan = isnan_1 = None
    eq: "b8[2, 3][3, 1]cpu" = torch.ops.aten.eq.Tensor(primals_1, detach_4);  detach_4 = None
    logical_or: "b8[2, 3][3, 1]cpu" = torch.ops.aten.logical_or.default(eq, logical_and);  eq = logical_and = None
    sum_1: "i64[][]cpu" = torch.ops.aten.sum.default(logical_or)
    div: "f32[][]cpu" = torch.ops.aten.div.Tensor(tangents_4, sum_1);  tangents_4 = sum_1 = None
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(logical_or, div);  logical_or = div = None
    detach_5: "f32[3][1]cpu" = torch.ops.aten.detach.default(detach_2);  detach_2 = None
    view: "f32[1, 3][3, 1]cpu" = torch.ops.aten.view.default(detach_5, [1, 3]);  detach_5 = None
    eq_1: "b8[2, 3][3, 1]cpu" = torch.ops.aten.eq.Tensor(view, primals_1);  view = None
    view_1: "f32[1, 3][3, 1]cpu" = torch.ops.aten.view.default(tangents_3, [1, 3]);  tangents_3 = None
    sum_2: "i64[1, 3][3, 1]cpu" = torch.ops.aten.sum.dim_IntList(eq_1, [0], True)
    div_1: "f32[1, 3][3, 1]cpu" = torch.ops.aten.div.Tensor(view_1, sum_2);  view_1 = sum_2 = None
    mul_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(div_1, eq_1);  div_1 = eq_1 = None
    add: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(mul, mul_1);  mul = mul_1 = None
    detach_6: "f32[][]cpu" = torch.ops.aten.detach.default(detach_1);  detach_1 = None
    isnan_2: "b8[2, 3][3, 1]cpu" = torch.ops.aten.isnan.default(primals_1)
    isnan_3: "b8[][]cpu" = torch.ops.aten.isnan.default(detach_6)
    logical_and_1: "b8[2, 3][3, 1]cpu" = torch.ops.aten.logical_and.default(isnan_2, isnan_3);  isnan_2 = isnan_3 = None
    eq_2: "b8[2, 3][3, 1]cpu" = torch.ops.aten.eq.Tensor(primals_1, detach_6);  detach_6 = None
    logical_or_1: "b8[2, 3][3, 1]cpu" = torch.ops.aten.logical_or.default(eq_2, logical_and_1);  eq_2 = logical_and_1 = None
    sum_3: "i64[][]cpu" = torch.ops.aten.sum.default(logical_or_1)
    div_2: "f32[][]cpu" = torch.ops.aten.div.Tensor(tangents_2, sum_3);  tangents_2 = sum_3 = None
    mul_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(logical_or_1, div_2);  logical_or_1 = div_2 = None
    add_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(add, mul_2);  add = mul_2 = None
    detach_7: "f32[][]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    view_2: "f32[][]cpu" = torch.ops.aten.view.default(detach_7, []);  detach_7 = None
    eq_3: "b8[2, 3][3, 1]cpu" = torch.ops.aten.eq.Tensor(view_2, primals_1);  view_2 = primals_1 = None
    view_3: "f32[][]cpu" = torch.ops.aten.view.default(tangents_1, []);  tangents_1 = None
    sum_4: "i64[1, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(eq_3, [], True)
    div_3: "f32[1, 1][1, 1]cpu" = torch.ops.aten.div.Tensor(view_3, sum_4);  view_3 = sum_4 = None
    mul_3: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(div_3, eq_3);  div_3 = eq_3 = None
    add_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(add_1, mul_3);  add_1 = mul_3 = None
    return (amax, max_1, amax_1, min_1, add_2)
