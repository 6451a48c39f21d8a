def forward(self, logical_not: "b8[][]cpu", tangents_1: "f32[][]cpu"):
    expand: "f32[][]cpu" = torch.ops.aten.expand.default(tangents_1, []);  tangents_1 = None
    mul: "f32[][]cpu" = torch.ops.aten.mul.Tensor(expand, logical_not);  expand = logical_not = None
    return (mul,)
