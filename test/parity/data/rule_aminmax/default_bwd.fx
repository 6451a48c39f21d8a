def forward(self, primals_1: "f32[2, 3][3, 1]cpu", getitem: "f32[2][1]cpu", getitem_1: "f32[2][1]cpu", detach: "f32[2][1]cpu", detach_1: "f32[2][1]cpu", detach_2: "f32[][]cpu", detach_3: "f32[][]cpu", tangents_1: "f32[2][1]cpu"):
    neg: "f32[2][1]cpu" = torch.ops.aten.neg.default(tangents_1)
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.default(neg);  neg = None
    sum_2: "f32[][]cpu" = torch.ops.aten.sum.default(tangents_1)
    mul_1: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, getitem);  getitem = None
    mul_2: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, getitem_1);  tangents_1 = getitem_1 = None
    detach_4: "f32[][]cpu" = torch.ops.aten.detach.default(detach_2);  detach_2 = None
    detach_5: "f32[][]cpu" = torch.ops.aten.detach.default(detach_3);  detach_3 = None
    view: "f32[1, 1][1, 1]cpu" = torch.ops.aten.view.default(sum_2, [1, 1]);  sum_2 = None
    view_1: "f32[1, 1][1, 1]cpu" = torch.ops.aten.view.default(detach_5, [1, 1]);  detach_5 = None
    eq: "b8[2, 3][3, 1]cpu" = torch.ops.aten.eq.Tensor(primals_1, view_1);  view_1 = None
    sum_3: "i64[1, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(eq, [0, 1], True)
    div: "f32[1, 1][1, 1]cpu" = torch.ops.aten.div.Tensor(view, sum_3);  view = sum_3 = None
    mul_3: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(div, eq);  div = eq = None
    view_2: "f32[1, 1][1, 1]cpu" = torch.ops.aten.view.default(sum_1, [1, 1]);  sum_1 = None
    view_3: "f32[1, 1][1, 1]cpu" = torch.ops.aten.view.default(detach_4, [1, 1]);  detach_4 = None
    eq_1: "b8[2, 3][3, 1]cpu" = torch.ops.aten.eq.Tensor(primals_1, view_3);  view_3 = None
    sum_4: "i64[1, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(eq_1, [0, 1], True)
    div_1: "f32[1, 1][1, 1]cpu" = torch.ops.aten.div.Tensor(view_2, sum_4);  view_2 = sum_4 = None
    mul_4: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(div_1, eq_1);  div_1 = eq_1 = None
    add_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(mul_3, mul_4);  mul_3 = mul_4 = None
    detach_6: "f32[2][1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    detach_7: "f32[2][1]cpu" = torch.ops.aten.detach.default(detach_1);  detach_1 = None
    view_4: "f32[2, 1][1, 1]cpu" = torch.ops.aten.view.default(mul_2, [2, 1]);  mul_2 = None
    view_5: "f32[2, 1][1, 1]cpu" = torch.ops.aten.view.default(detach_7, [2, 1]);  detach_7 = None
    eq_2: "b8[2, 3][3, 1]cpu" = torch.ops.aten.eq.Tensor(primals_1, view_5);  view_5 = None
    sum_5: "i64[2, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(eq_2, [1], True)
    div_2: "f32[2, 1][1, 1]cpu" = torch.ops.aten.div.Tensor(view_4, sum_5);  view_4 = sum_5 = None
    mul_5: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(div_2, eq_2);  div_2 = eq_2 = None
    view_6: "f32[2, 1][1, 1]cpu" = torch.ops.aten.view.default(mul_1, [2, 1]);  mul_1 = None
    view_7: "f32[2, 1][1, 1]cpu" = torch.ops.aten.view.default(detach_6, [2, 1]);  detach_6 = None
    eq_3: "b8[2, 3][3, 1]cpu" = torch.ops.aten.eq.Tensor(primals_1, view_7);  primals_1 = view_7 = None
    sum_6: "i64[2, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(eq_3, [1], True)
    div_3: "f32[2, 1][1, 1]cpu" = torch.ops.aten.div.Tensor(view_6, sum_6);  view_6 = sum_6 = None
    mul_6: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(div_3, eq_3);  div_3 = eq_3 = None
    add_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(mul_5, mul_6);  mul_5 = mul_6 = None
    add_3: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(add_1, add_2);  add_1 = add_2 = None
    return (add_3,)
