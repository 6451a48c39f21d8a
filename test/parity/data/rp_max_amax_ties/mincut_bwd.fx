def forward(self, logical_or: "b8[2, 3][3, 1]cpu", eq_1: "b8[2, 3][3, 1]cpu", logical_or_1: "b8[2, 3][3, 1]cpu", eq_3: "b8[2, 3][3, 1]cpu", tangents_1: "f32[][]cpu", tangents_2: "f32[][]cpu", tangents_3: "f32[3][1]cpu", tangents_4: "f32[][]cpu"):
    sum_1: "i64[][]cpu" = torch.ops.aten.sum.default(logical_or)
    div: "f32[][]cpu" = torch.ops.aten.div.Tensor(tangents_4, sum_1);  tangents_4 = sum_1 = None
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(logical_or, div);  logical_or = div = None
    view_1: "f32[1, 3][3, 1]cpu" = torch.ops.aten.view.default(tangents_3, [1, 3]);  tangents_3 = None
    sum_2: "i64[1, 3][3, 1]cpu" = torch.ops.aten.sum.dim_IntList(eq_1, [0], True)
    div_1: "f32[1, 3][3, 1]cpu" = torch.ops.aten.div.Tensor(view_1, sum_2);  view_1 = sum_2 = None
    mul_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(div_1, eq_1);  div_1 = eq_1 = None
    add: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(mul, mul_1);  mul = mul_1 = None
    sum_3: "i64[][]cpu" = torch.ops.aten.sum.default(logical_or_1)
    div_2: "f32[][]cpu" = torch.ops.aten.div.Tensor(tangents_2, sum_3);  tangents_2 = sum_3 = None
    mul_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(logical_or_1, div_2);  logical_or_1 = div_2 = None
    add_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(add, mul_2);  add = mul_2 = None
    view_3: "f32[][]cpu" = torch.ops.aten.view.default(tangents_1, []);  tangents_1 = None
    sum_4: "i64[1, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(eq_3, [], True)
    div_3: "f32[1, 1][1, 1]cpu" = torch.ops.aten.div.Tensor(view_3, sum_4);  view_3 = sum_4 = None
    mul_3: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(div_3, eq_3);  div_3 = eq_3 = None
    add_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(add_1, mul_3);  add_1 = mul_3 = None
    return (add_2,)
