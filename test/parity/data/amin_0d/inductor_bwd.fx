def forward(self, eq: "b8[][]cpu", tangents_1: "f32[][]cpu"):
    view_1: "f32[][]cpu" = torch.ops.aten.view.default(tangents_1, []);  tangents_1 = None
    sum_1: "i64[][]cpu" = torch.ops.aten.sum.dim_IntList(eq, [], True)
    div: "f32[][]cpu" = torch.ops.aten.div.Tensor(view_1, sum_1);  view_1 = sum_1 = None
    mul: "f32[][]cpu" = torch.ops.aten.mul.Tensor(div, eq);  div = eq = None
    return (mul,)
