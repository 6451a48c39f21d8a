def forward(self, eq: "b8[2, 3][3, 1]cpu", tangents_1: "f32[2][1]cpu"):
    view_1: "f32[2, 1][1, 1]cpu" = torch.ops.aten.view.default(tangents_1, [2, 1]);  tangents_1 = None
    sum_1: "i64[2, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(eq, [1], True)
    div: "f32[2, 1][1, 1]cpu" = torch.ops.aten.div.Tensor(view_1, sum_1);  view_1 = sum_1 = None
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(div, eq);  div = eq = None
    return (mul,)
