def forward(self, logical_not: "b8[][]cpu", logical_not_1: "b8[][]cpu", tangents_1: "f32[][]cpu"):
    sum_1: "i64[][]cpu" = torch.ops.aten.sum.dim_IntList(logical_not, None);  logical_not = None
    div_1: "f32[][]cpu" = torch.ops.aten.div.Tensor(tangents_1, sum_1);  tangents_1 = sum_1 = None
    expand: "f32[][]cpu" = torch.ops.aten.expand.default(div_1, []);  div_1 = None
    mul: "f32[][]cpu" = torch.ops.aten.mul.Tensor(expand, logical_not_1);  expand = logical_not_1 = None
    return (mul,)
