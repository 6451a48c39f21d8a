def forward(self, eq: "b8[3, 3][3, 1]cpu", eq_1: "b8[3, 3][3, 1]cpu", tangents_1: "f32[3][1]cpu", tangents_2: "f32[3][1]cpu"):
    view_1: "f32[3, 1][1, 1]cpu" = torch.ops.aten.view.default(tangents_2, [3, 1]);  tangents_2 = None
    sum_1: "i64[3, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(eq, [1], True)
    div: "f32[3, 1][1, 1]cpu" = torch.ops.aten.div.Tensor(view_1, sum_1);  view_1 = sum_1 = None
    mul: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(div, eq);  div = eq = None
    view_3: "f32[3, 1][1, 1]cpu" = torch.ops.aten.view.default(tangents_1, [3, 1]);  tangents_1 = None
    sum_2: "i64[3, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(eq_1, [1], True)
    div_1: "f32[3, 1][1, 1]cpu" = torch.ops.aten.div.Tensor(view_3, sum_2);  view_3 = sum_2 = None
    mul_1: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(div_1, eq_1);  div_1 = eq_1 = None
    add: "f32[3, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(mul, mul_1);  mul = mul_1 = None
    return (add,)
